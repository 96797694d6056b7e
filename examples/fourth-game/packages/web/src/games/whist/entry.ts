// Whist before it is fetched; its table is that of any game.

import type { GameEntry } from '../plugin.ts';

export const WHIST_ENTRY: GameEntry = {
  sign: 'clubs',
  tint: { ground: 'cobalt', sign: 'turq' },
  minutes: 10,
  goals: { standard: 30, short: 14 },
  goalOption: 'targetScore',
  houseRules: [{ key: 'targetScore', values: [14, 30, 50] }],
  daily: { options: { preset: 'standard' } },
};
