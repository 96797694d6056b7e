// Words of the settings that only some open: how loud the page is, and the spoken table.

const PERCENT_TR = new Intl.NumberFormat('tr', { style: 'percent' });

export const settingsTr = {
  volumes: 'Ses düzeyi',
  groups: {
    cards: 'Kartlar',
    turn: 'Sıra, süre ve sohbet',
    results: 'El, ceza ve sonuç',
  },
  volume: (part: number): string => (part === 0 ? 'Kapalı' : PERCENT_TR.format(part)),

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

export type SettingsTexts = typeof settingsTr;

export { settingsTr as texts };
