// Why a seat bids, exchanges or plays as it does in Spades.

import {
  type Action,
  BID_BLIND_NIL,
  BID_NIL,
  type Card,
  contentOf,
  count,
  type Deal,
  giftCards,
  hasSeat,
  highest,
  kindOf,
  NO_BID,
  type Seat,
  SPADES,
  type Spades,
  sideOf,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { GameReasons } from '../game-bots.ts';
import { cardsOf, isStillToPlay, type Reading, strivingKind } from '../reasons/trick.ts';

/** How many of the highest cards of a suit count as winners. */
const TOP_PLAIN = 2;
const TOP_SPADES = 4;

export const spadesReasons: GameReasons<Spades> = {
  playKind: spadesPlayKind,
  choiceKind: (known, seat, action) => {
    switch (kindOf(action)) {
      case 'reveal':
        return 'lookAtHand';
      case 'exchange':
        return exchangeKind(known, seat);
      case 'bid':
        return bidKind(action);
      default:
        return undefined;
    }
  },
  choiceCards: (kind, game, known, seat, action) => {
    if (kindOf(action) === 'exchange') return giftCards(action);
    return kindOf(action) === 'bid' ? bidCards(kind, game, known, seat) : [];
  },
  costs: () => () => 0,
};

function bidKind(action: Action): ReasonKind {
  const bid = contentOf(action);
  if (bid === BID_BLIND_NIL) return 'bidBlindNil';
  return bid === BID_NIL ? 'bidNil' : 'bidStrength';
}

/** The own cards that a bid rests on; a hand that has not been looked at has none. */
function bidCards(kind: ReasonKind, game: Spades, deal: Deal, seat: Seat): Card[] {
  if (!hasSeat(deal.looked, seat)) return [];
  const cards: Card[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const held = deal.hands[(seat << 2) | suit]!;
    if (held === 0) continue;
    if (kind === 'bidNil') cards.push(...cardsOf(suit, 1 << highest(held)));
    if (kind === 'bidStrength') cards.push(...cardsOf(suit, held & winners(game, suit, held)));
  }
  return cards;
}

/** The highest ranks of a suit; with a single plain card, only the very highest. */
function winners(game: Spades, suit: number, held: number): number {
  let left = suit === SPADES ? TOP_SPADES : Math.min(TOP_PLAIN, count(held));
  let ranks = 0;
  for (let deck = game.deck.set[suit]!; left > 0 && deck !== 0; left--) {
    ranks |= 1 << highest(deck);
    deck &= ~ranks;
  }
  return ranks;
}

/** The blind bidder gives away what might win, the partner what need not. */
function exchangeKind(deal: Deal, seat: Seat): ReasonKind {
  return deal.bids[seat] === BID_BLIND_NIL ? 'giveHighToPartner' : 'giveLowToPartner';
}

function spadesPlayKind(game: Spades, reading: Reading): ReasonKind {
  const { deal, seat, takes } = reading;
  if (isNilOn(deal, seat)) return ownNilKind(reading);
  const kind = takes ? takingKind(game, reading) : leavingKind(game, reading);
  return kind ?? strivingKind(reading);
}

/** With a nil of its own to keep. */
function ownNilKind(reading: Reading): ReasonKind {
  const { isLead, takes, isHigh, isLast } = reading;
  if (isLead) return reading.isLowest ? 'leadSafe' : isHigh ? 'leadHigh' : 'leadLow';
  if (takes) {
    if (!reading.couldDuck) return 'mustWin';
    return isLast || reading.isMaster ? 'takeTrick' : 'protectNil';
  }
  if (reading.isFollowing) return 'protectNil';
  if (reading.isRisky) return 'discardDanger';
  return reading.isLastOfSuit ? 'voidSuit' : 'throwLow';
}

/** Why a card is led, or goes over the others. */
function takingKind(game: Spades, reading: Reading): ReasonKind | null {
  const { deal, seat, isLead, isHigh } = reading;
  const partner = seatAcross(game, deal, seat);
  if (partner !== null && isNilOn(deal, partner)) {
    const isExposed = deal.bestSeat === partner || isStillToPlay(reading, partner);
    if (isLead ? isHigh : isExposed) return 'coverNil';
  }
  if (isLead && !isHigh && mayHit(game, reading)) return 'breakNil';
  if (missing(game, deal, sideOf(game.options, seat)) > 0) return null;
  if (isLead ? isHigh : reading.couldDuck) {
    return doOthersNeed(game, deal, seat) ? 'setOpponents' : null;
  }
  return isLead ? 'avoidBags' : 'mustWin';
}

/** Why a card leaves the trick to another. */
function leavingKind(game: Spades, { deal, seat, couldTake, isRisky }: Reading): ReasonKind | null {
  const { bestSeat } = deal;
  const isOurs = sideOf(game.options, bestSeat) === sideOf(game.options, seat);
  if (isNilOn(deal, bestSeat)) return isOurs ? null : 'breakNil';
  if (isOurs) return 'giveToPartner';
  if (missing(game, deal, sideOf(game.options, seat)) > 0) return null;
  if (couldTake) return 'avoidBags';
  return isRisky ? 'discardDanger' : null;
}

/** Whether a nil of the others stands that this lead may force to take a trick. */
function mayHit(game: Spades, { deal, seat, suit, card }: Reading): boolean {
  for (let other = 0; other < deal.seats; other++) {
    if (sideOf(game.options, other) === sideOf(game.options, seat)) continue;
    const mayHold = deal.hands[(other << 2) | suit]!;
    if (isNilOn(deal, other) && mayHold >> (card & 31) !== 0) return true;
  }
  return false;
}

function isNilOn(deal: Deal, seat: Seat): boolean {
  return deal.bids[seat]! >= BID_NIL && deal.tricks[seat] === 0;
}

/** The other seat of the side, if there is one. */
function seatAcross(game: Spades, deal: Deal, seat: Seat): Seat | null {
  const other = game.receiver(deal, seat);
  return other === seat ? null : other;
}

/** The tricks that a side still wants for its bid. */
function missing({ options }: Spades, deal: Deal, side: number): number {
  let sum = 0;
  for (let seat = 0; seat < deal.seats; seat++) {
    const bid = deal.bids[seat]!;
    if (sideOf(options, seat) !== side || bid >= BID_NIL || bid === NO_BID) continue;
    sum += bid - deal.tricks[seat]!;
  }
  return sum;
}

/** Whether another side still wants tricks. */
function doOthersNeed(game: Spades, deal: Deal, seat: Seat): boolean {
  const own = sideOf(game.options, seat);
  for (let other = 0; other < deal.seats; other++) {
    const side = sideOf(game.options, other);
    if (side !== own && missing(game, deal, side) > 0) return true;
  }
  return false;
}
