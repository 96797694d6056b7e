// Playing a card: the one place where a card leaves a hand, a suit is broken and a trick is taken.

import { type Card, NO_CARD } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { BREAKS_ALWAYS, type Contract } from '../deal/contract.ts';
import type { Deal } from '../deal/deal.ts';

/**
 * Plays a legal card for the seat whose turn it is.
 * Returns whether the game should look at the deal now: after the last trick, or any trick of a watched contract.
 */
export function playCard(deal: Deal, card: Card): boolean {
  const contract = deal.contract!;
  const seat = deal.turn;
  const suit = card >> 5;
  deal.hands[(seat << 2) | suit]! ^= 1 << (card & 31);
  deal.plays[deal.count++] = card;
  deal.pile += contract.units[card]!;

  // C2: a card of the suit on a trick led in another suit breaks it.
  const breaks = contract.breaks[card]!;
  if (breaks !== 0 && (breaks === BREAKS_ALWAYS || (deal.led >= 0 && suit !== deal.led))) {
    deal.broken = 1;
  }

  // The highest trump wins, or else the highest card of the led suit (H13, S11, K8, K9).
  if (deal.led < 0) {
    deal.led = suit;
    deal.best = card;
    deal.bestSeat = seat;
  } else if (suit === deal.best >> 5 ? card > deal.best : suit === contract.trump) {
    deal.best = card;
    deal.bestSeat = seat;
  }

  if (++deal.inTrick < deal.seats) {
    deal.turn = nextSeat(deal, seat);
    return false;
  }
  return takeTrick(deal);
}

function takeTrick(deal: Deal): boolean {
  const contract = deal.contract!;
  const taker = deal.bestSeat;
  deal.takers[deal.trick] = taker;
  deal.tricks[taker]!++;
  deal.taken[taker]! += deal.pile + trickUnits(contract, deal.trick);
  deal.trick++;
  deal.pile = 0;
  deal.inTrick = 0;
  deal.led = -1;
  deal.best = NO_CARD;
  deal.turn = taker;
  return deal.trick === deal.length || contract.watched;
}

/** What a trick is worth in itself, apart from its cards; tricks are counted from 0. */
export function trickUnits(contract: Contract, trick: number): number {
  return trick >= contract.unitTricksFrom ? 1 : 0;
}

/** The next seat in the direction of play (C1, K2). */
export function nextSeat(deal: Deal, seat: Seat): Seat {
  const next = seat + deal.step;
  if (deal.seats === 4) return next & 3;
  return next < 0 ? next + deal.seats : next >= deal.seats ? next - deal.seats : next;
}

/** The leader of a trick that has begun or is about to. */
export function leaderOf(deal: Deal, trick: number): Seat {
  if (trick === deal.trick) {
    let seat = deal.turn;
    for (let i = 0; i < deal.inTrick; i++) seat = previousSeat(deal, seat);
    return seat;
  }
  return trick === 0 ? deal.opener : deal.takers[trick - 1]!;
}

function previousSeat(deal: Deal, seat: Seat): Seat {
  const previous = seat - deal.step;
  return previous < 0
    ? previous + deal.seats
    : previous >= deal.seats
      ? previous - deal.seats
      : previous;
}

/** The hands as they were when play began: cards held and cards played, as seat × 4 + suit. */
export function dealtHands(deal: Deal): Int32Array {
  const hands = deal.hands.slice();
  for (let trick = 0, i = 0; i < deal.count; trick++) {
    let seat = leaderOf(deal, trick);
    for (let n = 0; n < deal.seats && i < deal.count; n++, i++) {
      const card = deal.plays[i]!;
      hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
      seat = nextSeat(deal, seat);
    }
  }
  return hands;
}
