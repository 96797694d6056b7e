// Whist in words in English.

import type { WhistRules } from '../../tr/games/rules-whist.ts';

export const whistRulesEn: WhistRules = {
  presets: { standard: 'To 30 points.', short: 'To 14 points: two or three deals.' },
  options: {
    targetScore: {
      label: 'Target score',
      about: 'Once somebody has so many, the most points win.',
    },
  },
  lines: ({ targetScore }) => [
    'Spades are always trumps; suits are followed.',
    'Every trick is one point.',
    `Once somebody has ${targetScore} points, the most points win.`,
  ],
};
