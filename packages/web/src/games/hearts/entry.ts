// Hearts before it is fetched.

import type { GameEntry } from '../plugin.ts';

export const HEARTS_ENTRY: GameEntry = {
  sign: 'hearts',
  tint: { ground: 'wine', sign: 'bole' },
  minutes: 15,
  goals: { kalpler: 50, classic: 100, omnibus: 100, spot: 500, blackMaria: 100 },
  goalOption: 'endScore',
  isLowBest: true,
  houseRules: [
    { key: 'endScore', values: [25, 50, 100] },
    { key: 'moon', values: ['othersPlus', 'shooterMinus', 'shooterChoice', 'smart'] },
    { key: 'jackOfDiamonds' },
  ],
  daily: { options: { preset: 'kalpler' } },
};
