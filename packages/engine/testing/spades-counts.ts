// Words for tests: the count of a deal of Spades from its bids and tricks.

import { type Bid, type Spades, type SpadesResult, setUp } from '../src/index.ts';
import { game } from './cards.ts';

export interface Count {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly preset?: string;
  readonly bids: readonly Bid[];
  readonly tricks: readonly number[];
  readonly totals?: readonly number[];
  readonly bags?: readonly number[];
}

/** The result of a deal that is over, as in `score({ bids: [3, 4, 2, 4], tricks: [1, 5, 4, 3] })`. */
export function score(count: Count): SpadesResult {
  const { options = {}, preset = 'standard', bids, tricks, ...before } = count;
  const spades = game('spades', preset, options) as Spades;
  const standing = { ...spades.start(), ...before };
  const deal = setUp(spades, standing, { phase: 'roundEnd', hands: [], bids, tricks });
  return spades.result(deal, standing);
}
