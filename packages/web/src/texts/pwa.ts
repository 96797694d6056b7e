// Words of the page as an app: newer versions, installing it, and what the browser keeps.

import { useSettings } from '../state/settings.tsx';

export const pwaTr = {
  newVersion: 'Yeni sürüm hazır',
  reload: 'Yenile',
  renewing: 'Yenileniyor…',
  later: 'Sonra',

  install: 'Uygulamayı yükle',
  installSub: 'Ağ olmadan da açılır',
  installTitle: 'Ana ekrana ekle',
  installLead: 'Kalpler bir uygulama gibi açılır, ağ olmadan da oynanır, oyunların silinmez.',
  /** What one does in Safari, in this order; the words in quotes are Safari's own. */
  installSteps: [
    'Safari’de Paylaş düğmesine dokun.',
    'Listeden “Ana Ekrana Ekle” seçeneğini bul.',
    '“Ekle” düğmesine dokun.',
  ] as readonly string[],
  installDone: 'Anladım',
};

type PwaTexts = typeof pwaTr;

export const pwaEn: PwaTexts = {
  newVersion: 'A new version is ready',
  reload: 'Reload',
  renewing: 'Reloading…',
  later: 'Later',

  install: 'Install the app',
  installSub: 'Opens without a network, too',
  installTitle: 'Add to Home Screen',
  installLead: 'Kalpler opens like an app, plays without a network, and keeps your games.',
  installSteps: [
    'Tap the Share button in Safari.',
    'Find “Add to Home Screen” in the list.',
    'Tap “Add”.',
  ],
  installDone: 'Got it',
};

export const PWA_TEXTS = { tr: pwaTr, en: pwaEn } as const;

export function usePwaTexts(): PwaTexts {
  return PWA_TEXTS[useSettings().settings.language];
}
