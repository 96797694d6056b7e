// A beginner's way to play any of the games: duck below others, throw what looks bad, or take whatever can be had.

import {
  type Action,
  above,
  type Card,
  type Deal,
  EXCHANGING,
  type Game,
  giftAction,
  JACK,
  KING,
  listCards,
  MAX_ACTIONS,
  PASSING,
  PLAYING,
  QUEEN,
  type Random,
  type Seat,
  trickUnits,
} from '@kalpler/engine';
import type { GameInstinct, Policy } from '../game-bots.ts';

export class Instinct implements Policy {
  readonly #instinct: GameInstinct;
  readonly #game: Game;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(instinct: GameInstinct, game: Game) {
    this.#instinct = instinct;
    this.#game = game;
  }

  act(deal: Deal, seat: Seat, random: Random): Action {
    const game = this.#game;
    const instinct = this.#instinct;
    if ((deal.phase === PASSING || deal.phase === EXCHANGING) && instinct.give !== undefined) {
      return instinct.give(game, deal, seat);
    }
    const n = game.legal(deal, seat, this.#legal);
    const legal = Array.from(this.#legal.subarray(0, n)) as Action[];
    if (n === 1) return legal[0]!;
    if (deal.phase !== PLAYING) {
      return instinct.choose?.(game, deal, seat, legal, random) ?? legal[0]!;
    }
    const cards = legal as readonly number[] as readonly Card[];
    const card = instinct.wantsTricks(game, deal, seat)
      ? takeTricks(deal, seat, cards, instinct.partner?.(game, seat) ?? -1)
      : avoidTricks(deal, seat, cards, instinct.cost ?? asCounted);
    return card as number as Action;
  }
}

/** Gives away the cards that rank highest in some order. */
export function giveFirst(
  kind: 'pass' | 'exchange',
  game: Game,
  deal: Deal,
  seat: Seat,
  rank: (card: Card) => number,
): Action {
  const hand = listCards(deal.hands, seat << 2);
  hand.sort((a, b) => rank(b) - rank(a));
  return giftAction(kind, hand.slice(0, game.giftSize()));
}

function takeTricks(deal: Deal, seat: Seat, cards: readonly Card[], partner: Seat): Card {
  return deal.led < 0 ? leadForTricks(deal, seat, cards) : win(deal, seat, cards, partner);
}

/** What units cost whoever takes them. */
type Cost = (units: number) => number;

const asCounted: Cost = (units) => units;

function avoidTricks(deal: Deal, seat: Seat, cards: readonly Card[], cost: Cost): Card {
  if (deal.led < 0) return low(cards);
  const isVoid = deal.hands[(seat << 2) | deal.led] === 0;
  return isVoid ? discard(deal, cards, cost) : avoid(deal, cards, cost);
}

function leadForTricks(deal: Deal, seat: Seat, cards: readonly Card[]): Card {
  const plain = withoutTrumps(deal, cards);
  const tops = plain.filter((card) => looksHigh(deal, seat, card));
  return tops.length > 0 ? high(tops) : low(plain);
}

/** Aces and kings look high, and so does a card above all that are remembered to be out. */
function looksHigh(deal: Deal, seat: Seat, card: Card): boolean {
  if ((card & 31) >= KING) return true;
  let out = 0;
  for (let other = 0; other < deal.seats; other++) {
    if (other !== seat) out |= deal.hands[(other << 2) | (card >> 5)]!;
  }
  return (out & above(card & 31)) === 0;
}

/** High cards are played at once, and low ones only where nobody can go over them any more. */
function win(deal: Deal, seat: Seat, cards: readonly Card[], partner: Seat): Card {
  const winners = cards.filter((card) => beats(deal, card));
  const lowest = low(withoutTrumps(deal, cards));
  const isVoid = deal.hands[(seat << 2) | deal.led] === 0;
  if (winners.length === 0) return lowest;
  const isLast = deal.inTrick === deal.seats - 1;
  const isPartners = deal.bestSeat === partner;
  if (isPartners && (isLast || (deal.best & 31) >= QUEEN)) return lowest;
  if (isVoid || isLast) return low(winners);
  const top = high(winners);
  return (top & 31) >= JACK ? top : low(cards);
}

/** As high as goes without taking the trick; but one that costs nothing so far is taken without a second thought. */
function avoid(deal: Deal, cards: readonly Card[], cost: Cost): Card {
  const { units } = deal.contract!;
  const harmless = cards.filter((card) => beats(deal, card) && cost(units[card]!) === 0);
  if (harmless.length > 0 && isFree(deal, cost)) return high(harmless);
  const under = cards.filter((card) => !beats(deal, card));
  if (under.length > 0) return high(under);
  return deal.inTrick === deal.seats - 1 ? high(cards) : low(cards);
}

/** Cards that cost something first, then the higher ones. */
function discard(deal: Deal, cards: readonly Card[], cost: Cost): Card {
  const { units } = deal.contract!;
  const under = cards.filter((card) => !beats(deal, card));
  const danger = (card: Card): number => (cost(units[card]!) << 5) + (card & 31);
  return high(under.length > 0 ? under : cards, danger);
}

/** Whether nothing has to be paid for the trick so far. */
function isFree({ contract, pile, trick }: Deal, cost: Cost): boolean {
  return cost(pile) <= 0 && trickUnits(contract!, trick) === 0;
}

function beats({ best, contract }: Deal, card: Card): boolean {
  return card >> 5 === best >> 5 ? card > best : card >> 5 === contract!.trump;
}

/** The cards that are no trumps, or all if there are no others. */
function withoutTrumps({ contract }: Deal, cards: readonly Card[]): readonly Card[] {
  const plain = cards.filter((card) => card >> 5 !== contract!.trump);
  return plain.length > 0 ? plain : cards;
}

function low(cards: readonly Card[]): Card {
  return high(cards, (card) => -(card & 31));
}

/** The card of the largest size, the first one among equals. */
function high(cards: readonly Card[], size = (card: Card): number => card & 31): Card {
  return cards.reduce((best, card) => (size(card) > size(best) ? card : best));
}
