// Words of the spoken table: its settings, and the few sentences that are only heard.

import { useSettings } from '../state/settings.tsx';

export const voiceTr = {
  voice: 'Sesli anlatım',
  voiceLead: 'Tek başına oynarken kartları, elleri ve sırayı söyler.',
  rate: 'Konuşma hızı',
  rates: { 0.8: 'Yavaş', 1: 'Normal', 1.3: 'Hızlı' },
  tryOut: 'Dinle',
  sample: 'Sıra sende. Renk: Kupa.',
  missing:
    'Bu cihazda Türkçe konuşan bir ses yok; masa sessiz kalır. Ses, cihazın ayarlarından eklenebilir.',
  unable: 'Bu tarayıcı konuşamıyor; masa sessiz kalır.',
};

type VoiceTexts = typeof voiceTr;

export const voiceEn: VoiceTexts = {
  voice: 'Spoken play',
  voiceLead: 'When you play alone, says the cards, the tricks and whose turn it is.',
  rate: 'Pace of speech',
  rates: { 0.8: 'Slow', 1: 'Normal', 1.3: 'Fast' },
  tryOut: 'Listen',
  sample: 'Your turn. Suit: Hearts.',
  missing:
    'No voice on this device speaks English, so the table stays silent. Voices can be added in the settings of the device.',
  unable: 'This browser cannot speak, so the table stays silent.',
};

export function useVoiceTexts(): VoiceTexts {
  return useSettings().settings.language === 'tr' ? voiceTr : voiceEn;
}
