// A light player of King: names the contract that suits the hand and the party, and plays by the book or by weights.

import {
  type Action,
  type Deal,
  type King,
  MAX_ACTIONS,
  type Random,
  SELECTING,
  type Seat,
  type Standing,
} from '@kalpler/engine';
import type { Policy, Style } from '../policy.ts';
import { BookPlay } from './book-play.ts';
import { ContractChoice } from './choice.ts';
import { Play } from './play.ts';
import { TRAITS } from './traits.ts';
import type { Weights } from './weights.ts';

export class KingPolicy implements Policy {
  readonly #game: King;
  readonly #choice: ContractChoice;
  readonly #cards: Play | BookPlay;
  readonly #legal = new Int32Array(MAX_ACTIONS);

  constructor(game: King, standing: Standing, style: Style, weights: Weights) {
    const traits = TRAITS[style];
    this.#game = game;
    this.#choice = new ContractChoice(game, standing, traits);
    this.#cards = style === 'skilled' ? new Play(game, weights(game)) : new BookPlay(game, traits);
  }

  /** Every choice is settled by what is known, so nothing is left to chance. */
  act(deal: Deal, seat: Seat, _random: Random): Action {
    const n = this.#game.legal(deal, seat, this.#legal);
    if (n === 1) return this.#legal[0]! as Action;
    if (deal.phase === SELECTING) return this.#choice.choose(deal, seat);
    return this.#legal[this.#cards.best(deal, seat, this.#legal, n)]! as Action;
  }
}
