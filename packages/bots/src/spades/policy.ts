// A light player of Spades: it bids what the match needs, makes contracts, and guards or hunts nils.

import {
  type Action,
  actionOf,
  BID_BLIND_NIL,
  BID_NIL,
  BIDDING,
  type Card,
  type Deal,
  EXCHANGING,
  giftAction,
  listCards,
  MAX_ACTIONS,
  type Random,
  rankOf,
  type Seat,
  SPADES,
  type Spades,
  type Standing,
  sideOf,
  suitOf,
} from '@kalpler/engine';
import type { Policy, Style } from '../game-bots.ts';
import { Bidding, TRAITS } from './bid.ts';
import { CardPlay } from './play.ts';
import { SpadesSeen } from './seen.ts';
import { Stakes } from './stakes.ts';
import type { Strength } from './strength.ts';

const NIL = actionOf('bid', BID_NIL);
/** A nil is weighed only with a hand that makes it so often: looking ahead alone is too fond of nils. */
const SAFE_NIL = 0.76;

export class SpadesPolicy implements Policy {
  readonly #game: Spades;
  readonly #legal = new Int32Array(MAX_ACTIONS);
  readonly #seen: SpadesSeen;
  readonly #bidding: Bidding;
  readonly #cards: CardPlay;
  /** By side. */
  readonly #stakes: readonly Stakes[];

  constructor(game: Spades, standing: Standing, style: Style) {
    const traits = TRAITS[style];
    this.#game = game;
    this.#seen = new SpadesSeen(game);
    this.#bidding = new Bidding(game, standing, this.#seen, traits);
    this.#cards = new CardPlay(game, this.#seen, traits);
    this.#stakes = standing.totals.map((_, side) => new Stakes(game, standing, side));
  }

  /** All bids, but nil only with a hand that can make it. */
  choices(deal: Deal, seat: Seat): Action[] | undefined {
    if (deal.phase !== BIDDING || this.#bidding.nilHope(deal, seat) >= SAFE_NIL) return undefined;
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) return undefined;
    return (Array.from(this.#legal.subarray(0, n)) as Action[]).filter((bid) => bid !== NIL);
  }

  act(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === EXCHANGING) {
      this.#seen.lookAtCards(deal, seat);
      return chooseGift(deal, seat, this.#game.giftSize(), this.#seen, this.#bidding.strength);
    }
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) return this.#legal[0]! as Action;
    if (deal.phase === BIDDING) return this.#bidding.choose(deal, seat, this.#legal, n);
    this.#seen.look(deal, seat);
    const stakes = this.#stakes[sideOf(this.#game.options, seat)]!;
    stakes.weigh(deal);
    return this.#cards.choose(deal, this.#legal, n, stakes, random) as number as Action;
  }
}

// Choosing the cards that partners exchange after a blind nil: danger goes out, protection comes in.

/** How many ranks higher a trump weighs as a gift to a nil bidder. */
const TRUMP_GIFT = 5;

function chooseGift(
  deal: Deal,
  seat: Seat,
  size: number,
  seen: SpadesSeen,
  strength: Strength,
): Action {
  const isBidder = deal.bids[seat] === BID_BLIND_NIL;
  const own = seen.own.slice();
  const out = seen.out.slice();
  const gift: Card[] = [];
  while (gift.length < size) {
    let best: Card | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of listCards(own)) {
      const value = isBidder ? safetyWithout(card, own, out, strength) : -giftWeight(card);
      if (value > most) {
        most = value;
        best = card;
      }
    }
    gift.push(best!);
    move(best!, own, out);
  }
  return giftAction('exchange', gift);
}

/** How safe the nil is once a card has gone to the partner. */
function safetyWithout(card: Card, own: Int32Array, out: Int32Array, strength: Strength): number {
  move(card, own, out);
  const safety = strength.nilChance(own, out, 3);
  move(card, out, own);
  return safety;
}

/** The partner gives low cards, preferably plain ones. */
function giftWeight(card: Card): number {
  return rankOf(card) + (suitOf(card) === SPADES ? TRUMP_GIFT : 0);
}

function move(card: Card, from: Int32Array, to: Int32Array): void {
  const bit = 1 << rankOf(card);
  from[suitOf(card)]! &= ~bit;
  to[suitOf(card)]! |= bit;
}
