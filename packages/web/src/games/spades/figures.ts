// Figures of Spades alone: bids against tricks, nils, contracts and bags.

import type { FactsOf } from '../../stats/facts.ts';
import { mean, share } from '../../stats/figures/summary.ts';
import type { SpadesDeal } from './facts.ts';

interface SpadesFigures {
  readonly deals: number;
  readonly nils: Tried;
  readonly blindNils: Tried;
  /** Deals in which the side kept its word. */
  readonly kept: number;
  readonly bagsPerDeal: number | null;
  /** Bids with a number of tricks, nils apart: tricks taken less tricks bid, on average. */
  readonly difference: number | null;
  readonly exact: number | null;
  readonly bids: readonly BidRow[];
}

export interface Tried {
  readonly tried: number;
  readonly made: number;
}

/** How all bids of one height ended. */
export interface BidRow {
  readonly bid: number;
  readonly times: number;
  readonly tricks: number;
  readonly under: number;
  readonly exact: number;
  readonly over: number;
}

export function spadesFigures(facts: readonly FactsOf<'spades'>[]): SpadesFigures {
  const deals = facts.flatMap((match) => match.deals);
  const plain = deals.flatMap(({ bid, tricks }) =>
    typeof bid === 'number' ? [{ bid, tricks }] : [],
  );
  const heights = [...new Set(plain.map(({ bid }) => bid))].sort((a, b) => a - b);
  return {
    deals: deals.length,
    nils: triedOf(deals, 'nil'),
    blindNils: triedOf(deals, 'blind_nil'),
    kept: deals.filter(({ isSet }) => !isSet).length,
    bagsPerDeal: mean(deals.map(({ bags }) => bags)),
    difference: mean(plain.map(({ bid, tricks }) => tricks - bid)),
    exact: share(plain.filter(({ bid, tricks }) => tricks === bid).length, plain.length),
    bids: heights.map((height) => {
      const those = plain.filter(({ bid }) => bid === height);
      return {
        bid: height,
        times: those.length,
        tricks: mean(those.map(({ tricks }) => tricks))!,
        under: those.filter(({ tricks }) => tricks < height).length,
        exact: those.filter(({ tricks }) => tricks === height).length,
        over: those.filter(({ tricks }) => tricks > height).length,
      };
    }),
  };
}

function triedOf(deals: readonly SpadesDeal[], kind: 'nil' | 'blind_nil'): Tried {
  const tried = deals.filter(({ bid }) => bid === kind);
  return { tried: tried.length, made: tried.filter(({ tricks }) => tricks === 0).length };
}
