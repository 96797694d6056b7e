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
import type { Policy, Style } from '../game-bots.ts';
import { BookPlay } from './book-play.ts';
import { ContractChoice } from './choice.ts';
import { Play } from './play.ts';
import type { Weights } from './weights.ts';

// Styles of a player of King: how much it loves trump games, and how it takes risks.

export interface Traits {
  /** Points added to what a trump game promises. */
  readonly trumpLove: number;
  /** By how much King must be likelier than coming out of the red before the player declares it (K11). */
  readonly kingDoubt: number;
  /** How much more than usual the risk of taking a trick counts in a penalty game. */
  readonly caution: number;
  /** How much more than usual the hope to win a trick counts in a trump game. */
  readonly greed: number;
}

export const TRAITS: Readonly<Record<Style, Traits>> = {
  basic: { trumpLove: 0, kingDoubt: 0.15, caution: 0, greed: 0 },
  skilled: { trumpLove: 0, kingDoubt: 0.15, caution: 0, greed: 0 },
  aggressive: { trumpLove: 20, kingDoubt: 0.08, caution: -0.6, greed: 1 },
  defensive: { trumpLove: -20, kingDoubt: 0.3, caution: 0.6, greed: -1 },
};

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
