// What stands beside a name at the table: points, bids and tricks, as the view tells them.

import type { Bid, DealView, Seat, SpadesView, TableView } from '@kalpler/engine';
import { partnerOf } from '../games/spades/bids.ts';
import { shownNumber } from '../scores/numbers.ts';
import type { Texts } from '../texts/table-texts.ts';

function bidText(bid: Bid | 'hidden', t: Texts): string {
  if (bid === 'nil') return t.table.nil;
  if (bid === 'blind_nil') return t.table.blindNil;
  return bid === 'hidden' ? t.table.hiddenBid : String(bid);
}

/** One or two short lines for a seat. */
export function seatLines(view: TableView, seat: Seat, t: Texts): string[] {
  const { deal } = view;
  if (deal === null) return [];
  if (deal.game === 'spades') return spadesLines(view, deal, seat, t);
  const total = t.table.points(shownNumber(view.standing.totals[seat]!));
  const state = choiceState(deal, seat, t);
  if (state !== null) return [total, state];
  if (deal.phase !== 'playing') return [total];
  if (deal.game === 'hearts') return [total, t.table.thisDeal(shownNumber(deal.taken[seat]!))];
  return [total, t.table.tricks(deal.tricks[seat]!)];
}

/** The one thing to know of a seat where there is room for no more, as beside a panel on a phone. */
export function seatState(view: TableView, seat: Seat, t: Texts): string {
  const { deal } = view;
  if (deal === null) return '';
  const choice = choiceState(deal, seat, t);
  if (deal.game !== 'spades') return choice ?? shownNumber(view.standing.totals[seat]!);
  const isPartner = partnerOf(view) === seat;
  const bid = deal.bids[seat] ?? null;
  if (choice === null && deal.phase !== 'roundEnd' && typeof bid === 'number') {
    return isPartner ? t.table.partnerBid(bid) : t.table.tricksBid(bid);
  }
  const said = choice ?? wordState(deal, seat, bid, t);
  return isPartner ? t.table.partnerState(said) : said;
}

function choiceState(deal: DealView, seat: Seat, t: Texts): string | null {
  if (deal.phase === 'passing' || deal.phase === 'exchanging') {
    if (deal.submitted.includes(seat)) return t.table.chosen;
    return deal.phase === 'passing' || deal.actors.includes(seat) ? t.table.choosing : null;
  }
  if (deal.phase === 'selecting') return deal.actors.includes(seat) ? t.table.choosing : null;
  return null;
}

function spadesLines(view: TableView, deal: SpadesView, seat: Seat, t: Texts): string[] {
  const bid = deal.bids[seat] ?? null;
  const lines = partnerOf(view) === seat ? [t.table.partner] : [];
  if (deal.phase === 'playing' && bid !== null) {
    return [...lines, t.table.bid(bidText(bid, t)), t.table.took(deal.tricks[seat]!)];
  }
  return [...lines, bid === null ? t.table.noBid : t.table.bid(bidText(bid, t))];
}

function wordState(deal: SpadesView, seat: Seat, bid: Bid | 'hidden' | null, t: Texts): string {
  if (deal.phase === 'roundEnd') return t.table.took(deal.tricks[seat]!);
  return bid === null ? '…' : bidText(bid, t);
}
