// King before it is fetched.

import type { GameEntry, OptionsOf } from '../plugin.ts';

/** How many games a party has. */
export function partyLength(options: OptionsOf<'king'>): number {
  return (options.penaltiesPerPlayer + options.trumpsPerPlayer) * options.players;
}

export const KING_ENTRY: GameEntry<'king'> = {
  sign: 'crown',
  tint: { ground: 'green', sign: 'green' },
  minutes: 50,
  goals: { standard: null, natural: null, short: null, pagat: null, three: null },
  dealsOf: partyLength,
  levels: { aggressive: 'medium', defensive: 'medium' },
  houseRules: [
    { key: 'kingRule', values: ['off', 'auto', 'declare'] },
    { key: 'yukseltme', values: ['off', 'onTrumpLead', 'wheneverTrumping', 'always'] },
    { key: 'mustTrumpWhenVoid' },
    { key: 'cancelKiz' },
  ],
  // Of a single game no rights are left to be saved for later (K3).
  daily: { options: { preset: 'standard', enforceQuotas: false }, isLead: true },
};
