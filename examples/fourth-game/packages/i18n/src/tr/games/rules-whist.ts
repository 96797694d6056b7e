// Whist in words: its presets, the option that people change, and the rules card.

import type { GameOf } from '@kalpler/engine';
import type { GameRules } from '../../rules.ts';

export type WhistRules = GameRules<'targetScore', GameOf<'whist'>['options']>;

export const whistRulesTr: WhistRules = {
  presets: { standard: '30 puana kadar.', short: '14 puana kadar: iki üç oyun.' },
  options: {
    targetScore: {
      label: 'Bitiş puanı',
      about: 'Biri bu puana ulaşınca en çok puanı olan kazanır.',
    },
  },
  lines: ({ targetScore }) => [
    'Maça her zaman kozdur; renge uyulur.',
    'Alınan her el bir puandır.',
    `Biri ${targetScore} puana ulaşınca en çok puanı olan kazanır.`,
  ],
};
