// A beginner's way to play any of the games: simple rules of thumb, without a thought of what may come.

import {
  type Action,
  type AnyGame,
  BIDDING,
  CHOOSING,
  type Deal,
  EXCHANGING,
  MAX_ACTIONS,
  PASSING,
  type Random,
  SELECTING,
  type Seat,
} from '@kalpler/engine';
import type { Policy } from '../policy.ts';
import { instinctCard } from './card-instinct.ts';
import { gutBid, gutContract, gutGift } from './gut.ts';

export class Instinct implements Policy {
  readonly #game: AnyGame;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(game: AnyGame) {
    this.#game = game;
  }

  act(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === PASSING || deal.phase === EXCHANGING) {
      return gutGift(this.#game, deal, seat);
    }
    const n = this.#game.legal(deal, seat, this.#legal);
    const legal = Array.from(this.#legal.subarray(0, n)) as Action[];
    if (n === 1) return legal[0]!;
    switch (deal.phase) {
      case CHOOSING:
        return legal[0]!;
      case BIDDING:
        return gutBid(this.#game, deal, seat, legal, random);
      case SELECTING:
        return gutContract(this.#game, deal, seat, legal);
      default:
        return instinctCard(this.#game, deal, seat, legal);
    }
  }
}
