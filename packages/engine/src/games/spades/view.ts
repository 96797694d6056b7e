// What a view of Spades shows beyond the common parts: the bids, and who has looked at a hand.

import { type Seat, type Seats, seatsOf } from '../../cards/seat.ts';
import { type Deal, NO_BID } from '../../deal/deal.ts';
import { BIDDING } from '../../deal/phase.ts';
import { BID_BLIND_NIL, BID_NIL, type Bid, bidOf, contentOf } from '../move.ts';
import { type OpenView, type OwnPart, openPart, ownPart } from '../view.ts';
import type { Spades } from './game.ts';

export interface OpenSpades extends OpenView<'spades'> {
  /** Seats that may bid blind. */
  readonly blind: readonly Seat[];
}

export interface OwnSpades extends OwnPart {
  /** A sealed bid of another seat is `hidden` until all are in (S10). */
  readonly bids: readonly (Bid | 'hidden' | null)[];
  readonly legalBids: readonly Bid[];
  /** Seats that are known to have looked at their hands. */
  readonly looked: readonly Seat[];
}

export interface SpadesView extends OpenSpades, OwnSpades {}

export function openSpades(game: Spades, deal: Deal): OpenSpades {
  return { ...openPart(game, deal), game: 'spades', blind: seatsOf(deal.terms) };
}

export function ownSpades(game: Spades, deal: Deal, seat: Seat | null): OwnSpades {
  const bids: (Bid | 'hidden' | null)[] = [];
  for (let other = 0; other < game.seats; other++) bids.push(game.shownBid(deal, other, seat));
  const mayBid = seat !== null && deal.phase === BIDDING && game.mayBid(deal, seat);
  const legalBids = mayBid ? game.legalBids(deal, seat).map((bid) => bidOf(contentOf(bid))) : [];
  return {
    ...ownPart(game, deal, seat),
    bids,
    legalBids,
    looked: seatsOf(shownLooked(game, deal, seat)),
  };
}

/** While bids are sealed, a hand that a partner's blind nil has opened would betray that bid (S7, S10). */
function shownLooked(game: Spades, deal: Deal, seat: Seat | null): Seats {
  if (game.options.bidVisibility === 'open' || deal.phase !== BIDDING) return deal.looked;
  let shown = deal.looked & ~deal.terms;
  for (let other = 0; other < game.seats; other++) {
    const known = other === seat || deal.bids[other] !== NO_BID;
    if (known) shown |= deal.looked & (1 << other);
  }
  return shown;
}

/** Brings back the bids that a view shows, and who has looked. */
export function recallBids(deal: Deal, view: SpadesView): void {
  deal.looked = 0;
  for (const seat of view.looked) deal.looked |= 1 << seat;
  view.bids.forEach((bid, seat) => {
    if (bid === null || bid === 'hidden') return;
    deal.bids[seat] = bid === 'nil' ? BID_NIL : bid === 'blind_nil' ? BID_BLIND_NIL : bid;
  });
}

/** A sealed bid of another seat could be any that the rules allow it and that the viewer has not noticed (S10). */
export function settleBids(
  game: Spades,
  deal: Deal,
  view: SpadesView,
  pick: (codes: readonly number[]) => number,
): void {
  view.bids.forEach((bid, seat) => {
    if (bid !== 'hidden') return;
    const code = pick(sealedBids(game, view, deal, seat));
    deal.bids[seat] = code;
    if (code === BID_BLIND_NIL) deal.looked |= 1 << game.receiver(deal, seat);
  });
}

function sealedBids(game: Spades, view: SpadesView, deal: Deal, seat: Seat): number[] {
  const { looked } = deal;
  deal.looked &= ~(1 << seat);
  const codes = game.legalBids(deal, seat).map(contentOf);
  deal.looked = looked;
  const viewer = view.seat;
  if (viewer === null || viewer === seat || game.receiver(deal, seat) !== viewer) return codes;
  // A partner would see their own hand after a blind nil (S7), and their own choice may hang on any bid (S17).
  return codes.filter((code) => {
    if (code === BID_BLIND_NIL && view.hand === null) return false;
    if (view.legalBids.length === 0) return true;
    deal.bids[seat] = code;
    const choice = game.legalBids(deal, viewer).map((action) => bidOf(contentOf(action)));
    deal.bids[seat] = NO_BID;
    return (
      choice.length === view.legalBids.length && choice.every((b, i) => b === view.legalBids[i])
    );
  });
}
