// Words of the settings that only some open in English: how loud the page is, and the spoken table.

import type { SettingsTexts } from '../tr/settings.ts';

const PERCENT_EN = new Intl.NumberFormat('en', { style: 'percent' });

export const settingsEn: SettingsTexts = {
  volumes: 'Volume',
  groups: {
    cards: 'Cards',
    turn: 'Turn, clock and chat',
    results: 'Tricks, penalties and results',
  },
  volume: (part) => (part === 0 ? 'Off' : PERCENT_EN.format(part)),

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

export { settingsEn as texts };
