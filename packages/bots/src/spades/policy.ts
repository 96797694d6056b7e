// A light player of Spades: it bids what the match needs, makes contracts, and guards or hunts nils.

import {
  type Action,
  actionOf,
  BID_NIL,
  BIDDING,
  type Deal,
  EXCHANGING,
  MAX_ACTIONS,
  type Random,
  type Seat,
  type Spades,
  type Standing,
  sideOf,
} from '@kalpler/engine';
import type { Policy, Style } from '../policy.ts';
import { Bidding } from './bid.ts';
import { chooseGift } from './exchange.ts';
import { Knowledge } from './knowledge.ts';
import { CardPlay } from './play.ts';
import { Stakes } from './stakes.ts';
import { TRAITS } from './traits.ts';

const NIL = actionOf('bid', BID_NIL);
/** A nil is weighed only with a hand that makes it so often: looking ahead alone is too fond of nils. */
const SAFE_NIL = 0.76;

export class SpadesPolicy implements Policy {
  readonly #game: Spades;
  readonly #legal = new Int32Array(MAX_ACTIONS);
  readonly #knowledge: Knowledge;
  readonly #bidding: Bidding;
  readonly #cards: CardPlay;
  /** By side. */
  readonly #stakes: readonly Stakes[];

  constructor(game: Spades, standing: Standing, style: Style) {
    const traits = TRAITS[style];
    this.#game = game;
    this.#knowledge = new Knowledge(game);
    this.#bidding = new Bidding(game, standing, this.#knowledge, traits);
    this.#cards = new CardPlay(game, this.#knowledge, traits);
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
      this.#knowledge.lookAtCards(deal, seat);
      return chooseGift(deal, seat, this.#game.giftSize(), this.#knowledge, this.#bidding.strength);
    }
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) return this.#legal[0]! as Action;
    if (deal.phase === BIDDING) return this.#bidding.choose(deal, seat, this.#legal, n);
    this.#knowledge.look(deal, seat);
    const stakes = this.#stakes[sideOf(this.#game.options, seat)]!;
    stakes.weigh(deal);
    return this.#cards.choose(deal, this.#legal, n, stakes, random) as number as Action;
  }
}
