// What one seat can read from a trick when it plays a card to it, and why it does so in games of either kind.

import {
  type Action,
  above,
  below,
  type Card,
  cardOf,
  count,
  countCards,
  Deal,
  type Game,
  listOf,
  lowest,
  MAX_ACTIONS,
  type Ranks,
  rankOf,
  type Seat,
  SUIT_COUNT,
  suitOf,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';

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
export function readTrick(game: Game, deal: Deal, seat: Seat, card: Card): Reading {
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
function isBest(game: Game, deal: Deal, seat: Seat, card: Card): boolean {
  game.apply(work.copyFrom(deal), seat, card as number as Action);
  return work.bestSeat === seat;
}

/** What cards cost their taker, apart from what the trick itself costs. */
export type Costs = (card: Card) => number;

/** Where tricks or the cards in them cost points: Hearts and the penalties of King. */
export function avoidingKind(reading: Reading, costs: Costs): ReasonKind {
  const { card, table, isFollowing, takes, isLast } = reading;
  if (reading.isLead) return leadKind(reading, costs);
  if (!takes) {
    // Where a whole suit costs, following it is no gift.
    if (costs(card) > 0 && (!isFollowing || isMixed(reading, costs))) return 'dumpPoints';
    if (isFollowing) return 'duck';
    if (reading.isRisky) return 'discardDanger';
    return reading.isLastOfSuit ? 'voidSuit' : 'throwLow';
  }
  if (!reading.couldDuck) return 'mustWin';
  const isFree = costs(card) === 0 && table.every((other) => costs(other) === 0);
  return isLast && isFree ? 'winLast' : 'winCheaply';
}

function leadKind(reading: Reading, costs: Costs): ReasonKind {
  if (hunted(reading, costs).length > 0) return 'huntPenalty';
  if (reading.isLowest) return 'leadSafe';
  if (reading.isLastOfSuit) return 'voidSuit';
  return reading.isHigh ? 'leadHigh' : 'leadLow';
}

/** The penalty cards out that a lead below them may force out; none where the card led costs something itself. */
export function hunted({ card, suit, out }: Reading, costs: Costs): Card[] {
  if (costs(card) > 0) return [];
  return cardsOf(suit, out & above(rankOf(card))).filter((other) => costs(other) > 0);
}

/** Whether nothing that costs is left: in the hand, on the table, or with the others. */
export function isAllOver({ deal, seat, table }: Reading, costs: Costs): boolean {
  if (deal.contract!.unitTricksFrom < deal.length) return false;
  for (const card of table) if (costs(card) !== 0) return false;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const held = deal.hands[(seat << 2) | suit]! | othersHold(deal, seat, suit);
    for (let ranks = held; ranks !== 0; ranks &= ranks - 1) {
      if (costs(cardOf(suit, lowest(ranks))) !== 0) return false;
    }
  }
  return true;
}

/** Whether the suit of the card has cards that cost nothing, be they held, out or in the trick. */
function isMixed({ suit, own, out, table }: Reading, costs: Costs): boolean {
  for (const card of table) if (suitOf(card) === suit && costs(card) === 0) return true;
  for (let ranks = own | out; ranks !== 0; ranks &= ranks - 1) {
    if (costs(cardOf(suit, lowest(ranks))) === 0) return true;
  }
  return false;
}

export function cardsOf(suit: number, ranks: Ranks): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < 32; rank++) if ((ranks >> rank) & 1) cards.push(cardOf(suit, rank));
  return cards;
}

/** Where tricks are wanted: Spades and the trump games of King. */
export function strivingKind(reading: Reading): ReasonKind {
  const { deal, seat, suit, takes, isFollowing } = reading;
  const trump = deal.contract!.trump;
  const hasTrumps = trump >= 0 && deal.hands[(seat << 2) | trump] !== 0;
  const opens = reading.isLastOfSuit && hasTrumps && suit !== trump;
  if (reading.isLead) {
    if (suit === trump) return 'drawTrumps';
    if (reading.isMaster) return 'leadHigh';
    if (opens) return 'voidSuit';
    return reading.isHigh ? 'leadHigh' : 'leadLow';
  }
  if (takes) {
    if (!isFollowing) return 'ruff';
    return reading.isLast ? 'winLast' : 'takeTrick';
  }
  if (reading.couldTake) return isFollowing ? 'duck' : 'saveTrump';
  return opens && !isFollowing ? 'voidSuit' : 'throwLow';
}
