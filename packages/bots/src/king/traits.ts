// Temperaments of a player of King: how much it loves trump games, and how it takes risks.

import type { Style } from '../policy.ts';

export interface Traits {
  /** Points by which a trump game is thought better than it promises to be. */
  readonly trumpLove: number;
  /** How much surer of King than of the party a player must be who declares it (K11). */
  readonly kingDoubt: number;
  /** How much more than usual the risk of taking a trick counts in a penalty game. */
  readonly caution: number;
  /** How much more than usual the hope to win a trick counts in a trump game. */
  readonly greed: number;
}

export const TRAITS: Readonly<Record<Style, Traits>> = {
  basic: { trumpLove: 0, kingDoubt: 0.15, caution: 0, greed: 0 },
  skilled: { trumpLove: 0, kingDoubt: 0.15, caution: 0, greed: 0 },
  aggressive: { trumpLove: 20, kingDoubt: 0.08, caution: -0.6, greed: 1 },
  defensive: { trumpLove: -20, kingDoubt: 0.3, caution: 0.6, greed: -1 },
};
