// Spades before it is fetched.

import type { GameEntry } from '../plugin.ts';

export const SPADES_ENTRY: GameEntry = {
  sign: 'spades',
  tint: { ground: 'cobalt', sign: 'cobalt' },
  minutes: 25,
  goals: { standard: 300, pagat: 500, cutthroat: 300, jja: 300, jjdd: 300, deucesHigh: 300 },
  goalOption: 'targetScore',
  hasPartners: true,
  houseRules: [
    { key: 'targetScore', values: [200, 300, 500] },
    { key: 'bidding', values: ['simultaneous', 'sequential'] },
    { key: 'nil' },
    { key: 'blindNil' },
  ],
  daily: { options: { preset: 'standard' } },
};
