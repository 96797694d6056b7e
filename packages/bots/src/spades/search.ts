// What Spades brings to the expert.

import { BIDDING, type Deal, type DealView, type Spades, type SpadesView } from '@kalpler/engine';
import type { Saying, SearchModel } from '../expert/search-model.ts';
import { BidEvidence } from './bid-evidence.ts';
import { SpadesWorth } from './worth.ts';

export const spadesSearch: SearchModel<Spades> = {
  worth: (game, standing, seat) => new SpadesWorth(game, standing, seat),
  // A basic player is as skilled as any that does not look ahead.
  others: ['basic'],
  surprise: 1.2,
  sayings: bids,
  // Half of a trick that was bid.
  leastPoints: () => 5,
};

/** The bids, as long as the hands are those that were dealt; a blind one tells nothing. */
function bids(game: Spades, view: DealView, knowledge: Deal): Saying[] {
  const { bids: said, submitted, seat: viewer } = view as SpadesView;
  if (submitted.length > 0) return [];
  const evidence = new BidEvidence(game);
  return said.flatMap((bid, seat): Saying[] => {
    const isTelling = typeof bid === 'number' || bid === 'nil';
    if (!isTelling || seat === viewer) return [];
    const code = knowledge.bids[seat]!;
    return [{ seat, phase: BIDDING, of: (deal) => evidence.of(deal.hands, seat << 2, code) }];
  });
}
