// Why a seat passes or plays as it does in Hearts.

import {
  ACE,
  type Action,
  type Card,
  cardSet,
  type Deal,
  giftCards,
  type Hearts,
  JACK,
  JACK_OF_DIAMONDS,
  kindOf,
  listCards,
  penaltyPoints,
  QUEEN,
  QUEEN_OF_SPADES,
  rankBit,
  rankOf,
  type Seat,
  SPADES,
  suitOf,
} from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import type { GameReasons } from '../game-bots.ts';
import {
  avoidingKind,
  type Costs,
  isAllOver,
  isStillToPlay,
  type Reading,
} from '../reasons/trick.ts';

/** Sure winners that make a hand look like a moon. */
const MOON_CARDS = 5;
/** The part of all points that one seat alone must exceed for others to fear its moon, and for it to go for one. */
const FEARED = 1 / 4;
const HOPED = 1 / 2;

export const heartsReasons: GameReasons<Hearts> = {
  playKind: heartsPlayKind,
  choiceKind: (known, seat, action) => {
    switch (kindOf(action)) {
      case 'pass':
        return passKind(known, seat, action);
      case 'moon':
        return 'shootMoon';
      case 'claim':
        return 'claimRest';
      default:
        return undefined;
    }
  },
  choiceCards: (kind, _game, known, seat, action) => {
    if (kindOf(action) === 'pass') return passCards(kind, known, seat, action);
    return kind === 'claimRest' ? listCards(known.hands, seat << 2) : [];
  },
  costs: heartsPoints,
  otherCards,
};

/** The queen or the jack that the card has to do with. */
function otherCards(kind: ReasonKind): readonly Card[] | undefined {
  if (kind === 'takeJack') return [JACK_OF_DIAMONDS];
  return kind === 'huntQueen' || kind === 'duckedQueen' ? [QUEEN_OF_SPADES] : undefined;
}

const costsByGame = new WeakMap<Hearts, Costs>();

function heartsPoints(game: Hearts): Costs {
  let costs = costsByGame.get(game);
  if (costs === undefined) {
    costs = (card) => penaltyPoints(game.options, card);
    costsByGame.set(game, costs);
  }
  return costs;
}

function heartsPlayKind(game: Hearts, reading: Reading): ReasonKind {
  const costs = heartsPoints(game);
  const { card, table, takes, isLead, couldDuck } = reading;
  const { jackOfDiamonds } = game.options;
  const hasJack = card === JACK_OF_DIAMONDS || table.includes(JACK_OF_DIAMONDS);
  const jackIsOut = jackOfDiamonds && (hasJack || isJackHeld(reading.deal));
  if (!jackIsOut && isAllOver(reading, costs)) return 'nothingAtStake';
  const queen = costs(QUEEN_OF_SPADES) > 0 ? queenKind(reading) : null;
  if (queen !== null) return queen;
  if (jackOfDiamonds && hasJack && takes && !isLead) return 'takeJack';
  const isChoice = isLead ? reading.isMaster : takes && couldDuck;
  if (isChoice && collector(game, reading.deal, HOPED) === reading.seat) return 'shootMoon';
  if (isStopping(game, reading, costs)) return 'stopMoon';
  return avoidingKind(reading, costs);
}

/** What is done with the queen of spades, or for fear of her. */
function queenKind(reading: Reading): ReasonKind | null {
  const { card, suit, table, takes, couldTake, isLead, out } = reading;
  const isOut = suit === SPADES && (out & rankBit(QUEEN_OF_SPADES)) !== 0;
  if (isLead) return isOut && rankOf(card) < QUEEN ? 'huntQueen' : null;
  if (takes) return null;
  if (card === QUEEN_OF_SPADES) return 'dumpQueen';
  const isFeared = table.includes(QUEEN_OF_SPADES) || isOut;
  return reading.isFollowing && couldTake && isFeared ? 'duckedQueen' : null;
}

/** Whether the card takes points before a shooter does, or brings them to somebody else. */
function isStopping(game: Hearts, reading: Reading, costs: Costs): boolean {
  const { deal, seat, card, table, takes, couldDuck } = reading;
  const shooter = collector(game, deal, FEARED);
  if (reading.isLead || shooter === null || shooter === seat) return false;
  const isNext = isStillToPlay(reading, shooter);
  if (!takes) {
    const isGift = costs(card) > 0 && !reading.isFollowing;
    return isGift && deal.bestSeat !== shooter && !isNext;
  }
  const points = table.reduce((sum, other) => sum + costs(other), costs(card));
  return couldDuck && points > 0 && (deal.bestSeat === shooter || isNext);
}

/** The only seat that has taken points, if they are so large a part of all. */
function collector(game: Hearts, deal: Deal, part: number): Seat | null {
  const raw = game.taken(deal);
  let only: Seat | null = null;
  for (let seat = 0; seat < raw.length; seat++) {
    if (raw[seat] === 0) continue;
    if (only !== null) return null;
    only = seat;
  }
  return only !== null && raw[only]! > game.total * part ? only : null;
}

function isJackHeld(deal: Deal): boolean {
  const at = suitOf(JACK_OF_DIAMONDS);
  const jack = rankBit(JACK_OF_DIAMONDS);
  for (let seat = 0; seat < deal.seats; seat++) {
    if ((deal.hands[(seat << 2) | at]! & jack) !== 0) return true;
  }
  return false;
}

function passKind(deal: Deal, seat: Seat, action: Action): ReasonKind {
  const gift = giftCards(action);
  const masters = mastersOf(deal, seat);
  const isLow = gift.every((card) => rankOf(card) < JACK && !masters.includes(card));
  if (isLow && masters.length >= MOON_CARDS) return 'keepForMoon';
  return emptied(deal, seat, gift).length * 2 > gift.length ? 'passToVoid' : 'passDanger';
}

/** The cards that a reason for a pass speaks of. */
function passCards(kind: ReasonKind, deal: Deal, seat: Seat, action: Action): Card[] {
  const gift = giftCards(action);
  if (kind === 'keepForMoon') {
    return mastersOf(deal, seat).filter((card) => !gift.includes(card));
  }
  if (kind !== 'passToVoid' && kind !== 'passDanger') return gift;
  const some = kind === 'passToVoid' ? emptied(deal, seat, gift) : gift.filter(isDangerous);
  return some.length > 0 ? some : gift;
}

function isDangerous(card: Card): boolean {
  return rankOf(card) >= (suitOf(card) === SPADES ? QUEEN : JACK);
}

/** The cards of a gift whose suits are empty without them. */
function emptied(deal: Deal, seat: Seat, gift: readonly Card[]): Card[] {
  const given = cardSet(gift);
  return gift.filter((card) => {
    const suit = suitOf(card);
    return given[suit] === deal.hands[(seat << 2) | suit];
  });
}

/** Aces, kings below own aces, and so on: the cards that win when led. */
function mastersOf(deal: Deal, seat: Seat): Card[] {
  return listCards(deal.hands, seat << 2).filter((card) => {
    const ranks = deal.hands[(seat << 2) | suitOf(card)]!;
    for (let rank = rankOf(card); rank <= ACE; rank++)
      if (((ranks >> rank) & 1) === 0) return false;
    return true;
  });
}
