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
import type { ReasonKind } from '../bot.ts';
import type { Policy } from '../policy.ts';
import { cardIdea } from './card-instinct.ts';
import { gutBid, gutContract, gutGift } from './gut.ts';

export class Instinct implements Policy {
  reason: ReasonKind = 'onlyMove';
  readonly #game: AnyGame;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(game: AnyGame) {
    this.#game = game;
  }

  act(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase === PASSING || deal.phase === EXCHANGING) {
      return this.take(gutGift(this.#game, deal, seat));
    }
    const n = this.#game.legal(deal, seat, this.#legal);
    const legal = Array.from(this.#legal.subarray(0, n)) as Action[];
    if (n === 1) {
      this.reason = 'onlyMove';
      return legal[0]!;
    }
    switch (deal.phase) {
      case CHOOSING:
        this.reason = 'shootMoon';
        return legal[0]!;
      case BIDDING:
        return this.take(gutBid(this.#game, deal, seat, legal, random));
      case SELECTING:
        return this.take(gutContract(this.#game, deal, seat, legal));
      default:
        return this.take(cardIdea(this.#game, deal, seat, legal));
    }
  }

  private take({ action, reason }: Idea): Action {
    this.reason = reason;
    return action;
  }
}

/** An action, and why it came to mind. */
export interface Idea {
  readonly action: Action;
  readonly reason: ReasonKind;
}
