// Temperaments of a player of Spades: how boldly it bids, and how much it cares for sets and bags.

import type { Style } from '../policy.ts';

export interface Traits {
  /** Tricks that are added to what the hand promises. */
  readonly boldness: number;
  /** What is added to the worth of a nil, as a chance to win the match. */
  readonly nilLove: number;
  /** How much setting the others and the own bags weigh. */
  readonly set: number;
  readonly bag: number;
}

export const TRAITS: Readonly<Record<Style, Traits>> = {
  basic: { boldness: 0, nilLove: 0, set: 1, bag: 1 },
  skilled: { boldness: 0, nilLove: 0, set: 1, bag: 1 },
  aggressive: { boldness: 0.3, nilLove: 0.025, set: 1.5, bag: 0.6 },
  defensive: { boldness: -0.25, nilLove: -0.03, set: 0.7, bag: 1.5 },
};
