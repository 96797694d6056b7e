// Words of the page as an app: newer versions, installing it, and what the browser keeps.

export const appTr = {
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

export type AppTexts = typeof appTr;
