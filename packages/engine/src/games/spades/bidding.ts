// Which bids a seat may make: range, nil, blind nil and what the partner has bid.

import { hasSeat, type Seat, type Seats } from '../../cards/seat.ts';
import { type Deal, NO_BID } from '../../deal/deal.ts';
import { refuse } from '../game.ts';
import { type Action, actionOf, BID_BLIND_NIL, BID_NIL, type Bid } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { SpadesOptions } from './options.ts';

/** The side of a seat: a pair of partners, or the seat itself (S15). */
export function sideOf(options: SpadesOptions, seat: Seat): number {
  return options.mode === 'partners' ? seat % 2 : seat;
}

export function sideCount(options: SpadesOptions): number {
  return options.mode === 'partners' ? 2 : options.players;
}

export function partnerOf(options: SpadesOptions, seat: Seat): Seat | null {
  return options.mode === 'partners' ? (seat + 2) % 4 : null;
}

function isNil(code: number): boolean {
  return code === BID_NIL || code === BID_BLIND_NIL;
}

/** The code of a bid, with 0 read as nil where nil is played (S2); undefined if it is no bid at all. */
export function bidCode(options: SpadesOptions, bid: unknown, tricks: number): number | undefined {
  if (bid === 'nil') return BID_NIL;
  if (bid === 'blind_nil') return BID_BLIND_NIL;
  if (typeof bid !== 'number' || !Number.isInteger(bid) || bid < 0 || bid > tricks)
    return undefined;
  return bid === 0 && options.nil ? BID_NIL : bid;
}

/** S6: the seats whose side is far enough behind the best other side to bid blind nil. */
export function blindSeats(options: SpadesOptions, totals: readonly number[]): Seats {
  if (!options.nil || !options.blindNil) return 0;
  let seats = 0;
  for (let seat = 0; seat < options.players; seat++) {
    const side = sideOf(options, seat);
    const others = totals.filter((_, other) => other !== side);
    if (Math.max(...others) - totals[side]! >= options.blindNilMinDeficit) seats |= 1 << seat;
  }
  return seats;
}

/** The bid as an action, or the first rule that refuses it. */
export function checkBid(
  options: SpadesOptions,
  deal: Deal,
  seat: Seat,
  bid: Bid,
): Result<Action, Refusal> {
  const code = bidCode(options, bid, deal.length);
  if (code === undefined) return refuse('INVALID_BID', 'bidRange', deal.length);
  const partner = partnerOf(options, seat);
  const partnerBid = partner === null ? NO_BID : deal.bids[partner]!;
  if (isNil(code) && !options.nil) return refuse('INVALID_BID', 'nilOff');
  if (deal.bids[seat] === BID_BLIND_NIL) return refuse('INVALID_BID', 'blindNilFinal'); // S7
  if (code === BID_BLIND_NIL) {
    if (!options.blindNil) return refuse('INVALID_BID', 'blindNilOff');
    if (!hasSeat(deal.terms, seat)) {
      return refuse('INVALID_BID', 'blindNilDeficit', options.blindNilMinDeficit); // S6
    }
    // S10: a sealed blind nil of the partner shows only as a hand that has been opened.
    if (partnerBid === BID_BLIND_NIL && options.bidVisibility === 'open') {
      return refuse('INVALID_BID', 'blindNilOnce');
    }
    if (hasSeat(deal.looked, seat)) return refuse('INVALID_BID', 'blindNilSeen'); // S7
  }
  // S5
  if (!options.doubleNil && isNil(code) && isNil(partnerBid)) {
    return refuse('INVALID_BID', 'doubleNilOff');
  }
  // S17: the second bid of a side must bring it to the minimum.
  if (partnerBid !== NO_BID && plain(code) + plain(partnerBid) < options.minTeamBid) {
    return refuse('INVALID_BID', 'minTeamBid', options.minTeamBid);
  }
  return ok(actionOf('bid', code));
}

/** The tricks that a bid adds to the contract of its side. */
function plain(code: number): number {
  return isNil(code) ? 0 : code;
}
