// What one seat can read from a trick when it plays a card to it.

import {
  type Action,
  type AnyGame,
  above,
  below,
  type Card,
  count,
  countCards,
  Deal,
  listOf,
  MAX_ACTIONS,
  type Ranks,
  rankOf,
  type Seat,
  suitOf,
} from '@kalpler/engine';

export interface Reading {
  readonly deal: Deal;
  readonly seat: Seat;
  readonly card: Card;
  readonly suit: number;
  /** The cards on the table, in order. */
  readonly table: readonly Card[];
  readonly isLead: boolean;
  /** Whether nobody plays after this card. */
  readonly isLast: boolean;
  /** Whether the card is of the suit led. */
  readonly isFollowing: boolean;
  /** Whether the card leads the trick or is now its best. */
  readonly takes: boolean;
  /** Whether some legal card would be the best, and whether some would not. */
  readonly couldTake: boolean;
  readonly couldDuck: boolean;
  /** Own cards of the suit, the one played among them, and those of all others together. */
  readonly own: Ranks;
  readonly out: Ranks;
  /** No card of the suit that is out is higher. */
  readonly isMaster: boolean;
  /** Some are out, and all of them are higher. */
  readonly isLowest: boolean;
  /** Of the cards of the suit that are out, at least half are lower, or at least two of three. */
  readonly isRisky: boolean;
  readonly isHigh: boolean;
  /** The seat has other cards, but none of the suit. */
  readonly isLastOfSuit: boolean;
}

const legal = new Int32Array(MAX_ACTIONS);
const work = new Deal();

/** The reading of a card that a seat is about to play in the deal as it knows it. */
export function readTrick(game: AnyGame, deal: Deal, seat: Seat, card: Card): Reading {
  const suit = suitOf(card);
  const own = deal.hands[(seat << 2) | suit]!;
  const out = othersHold(deal, seat, suit);
  const lower = count(out & below(rankOf(card)));
  const higher = count(out & above(rankOf(card)));
  let couldTake = false;
  let couldDuck = false;
  const n = game.legal(deal, seat, legal);
  for (let i = 0; i < n; i++) {
    if (isBest(game, deal, seat, legal[i]! as Card)) couldTake = true;
    else couldDuck = true;
  }
  return {
    deal,
    seat,
    card,
    suit,
    table: tableOf(deal),
    isLead: deal.inTrick === 0,
    isLast: deal.inTrick === deal.seats - 1,
    isFollowing: suit === deal.led,
    takes: isBest(game, deal, seat, card),
    couldTake,
    couldDuck,
    own,
    out,
    isMaster: higher === 0,
    isLowest: lower === 0 && higher > 0,
    isRisky: lower >= higher,
    isHigh: lower >= 2 * higher,
    isLastOfSuit: count(own) === 1 && countCards(deal.hands, seat << 2) > 1,
  };
}

/** The ranks of a suit that all other seats hold together: the rest of the deck, as far as it is not played. */
export function othersHold(deal: Deal, seat: Seat, suit: number): Ranks {
  let ranks = 0;
  for (let other = 0; other < deal.seats; other++) {
    if (other !== seat) ranks |= deal.hands[(other << 2) | suit]!;
  }
  return ranks;
}

/** The cards of the trick so far. */
function tableOf(deal: Deal): Card[] {
  return listOf(deal.plays, deal.count - deal.inTrick, deal.count);
}

/** Whether another seat has yet to play to this trick. */
export function isStillToPlay({ deal, seat }: Reading, other: Seat): boolean {
  const steps = (((other - seat) * deal.step) % deal.seats) + deal.seats;
  return steps % deal.seats > 0 && deal.inTrick + (steps % deal.seats) < deal.seats;
}

/** Whether the trick goes on with this seat in front if it plays the card. */
function isBest(game: AnyGame, deal: Deal, seat: Seat, card: Card): boolean {
  game.apply(work.copyFrom(deal), seat, card as number as Action);
  return work.bestSeat === seat;
}
