// The bid that the light player would make, from nothing but a view: for a page that gives hints.

import {
  actionOf,
  BID_BLIND_NIL,
  BID_NIL,
  type Bid,
  bidOf,
  cardSet,
  contentOf,
  Deal,
  NO_BID,
  spadesDeck,
  type TableView,
} from '@kalpler/engine';
import { Bidding, TRAITS } from './bid.ts';
import { SpadesSeen } from './seen.ts';

const CODES = { nil: BID_NIL, blind_nil: BID_BLIND_NIL } as const;

const codeOf = (bid: Bid) => (typeof bid === 'number' ? bid : CODES[bid]);

/** Null where the viewer has nothing to bid, or has not looked at its cards. */
export function advisedBid({ deal: view, seat, options, standing }: TableView): Bid | null {
  if (options.game !== 'spades' || view?.game !== 'spades' || seat === null) return null;
  if (view.hand === null || view.legalBids.length === 0) return null;
  const deck = spadesDeck(options);
  const seats = options.players;
  const length = view.hand.length;
  const deal = new Deal();
  deal.clear(seats, 1, length);
  deal.looked = 1 << seat;
  deal.hands.set(cardSet(view.hand), seat << 2);
  // Only the union of the other hands is ever asked for; one of them stands for all.
  const rest = deck.cards.filter((card) => !view.hand!.includes(card));
  deal.hands.set(cardSet(rest), ((seat + 1) % seats) << 2);
  deal.bids.fill(NO_BID);
  view.bids.forEach((bid, other) => {
    if (bid !== null && bid !== 'hidden') deal.bids[other] = codeOf(bid);
  });
  const open = view.legalBids.map((bid) => actionOf('bid', codeOf(bid)));
  const legal = Int32Array.from(open).sort();
  const rules = { options, seats, length, deck };
  const bidding = new Bidding(rules, standing, new SpadesSeen(rules), TRAITS.basic);
  return bidOf(contentOf(bidding.choose(deal, seat, legal, legal.length)));
}
