// What a deal of Spades is remembered by.

import { type Bid, sideBid, sideOf } from '@kalpler/engine';
import type { CommonDeal } from '../../stats/facts.ts';
import { either, type Form, isCount, isFlag, oneOf } from '../../stats/form.ts';
import type { GameFacts } from '../plugin.ts';

export interface SpadesDeal extends CommonDeal {
  /** The player's own bid and tricks. */
  readonly bid: Bid;
  readonly tricks: number;
  /** Whether the side took fewer tricks than it had bid. */
  readonly isSet: boolean;
  /** Tricks of the side beyond its bid. */
  readonly bags: number;
}

export const SPADES_DEAL: Form = {
  bid: either(isCount, oneOf('nil', 'blind_nil')),
  tricks: isCount,
  isSet: isFlag,
  bags: isCount,
};

export const SPADES_FACTS: GameFacts<'spades'> = {
  dealsOf: ({ game: { options } }, results, seat) =>
    results.map((result) => {
      const { isMade, bags } = sideBid(options, result, sideOf(options, seat));
      return { bid: result.bids[seat]!, tricks: result.tricks[seat]!, isSet: !isMade, bags };
    }),
  luckyFrom: () => 20,
};
