// The last tricks of a sample deal, played as well as they can be with all cards open: each seat for its own good.

import {
  type Action,
  Deal,
  type Game,
  MAX_ACTIONS,
  OVER,
  PLAYING,
  type Seat,
  type Standing,
} from '@kalpler/engine';
import { isSame } from './candidates.ts';
import type { SearchModel, Worth } from './search-model.ts';

/** The most cards in a hand for which every line of play is looked at. */
const MOST_CARDS = 3;
/** The most plays that can be left, with the choice of how a moon counts after them. */
const DEPTH = 4 * 4 + 2;

export class Endgame {
  /** What the best line brings this seat, in points. */
  points = 0;
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #worths: readonly Worth[];
  readonly #deals = Array.from({ length: DEPTH }, () => new Deal());
  readonly #lists = Array.from({ length: DEPTH }, () => new Int32Array(MAX_ACTIONS));
  /** By depth: the worth for each seat, then this seat's points. */
  readonly #lines = Array.from({ length: DEPTH }, () => new Float64Array(5));

  constructor(model: SearchModel, game: Game, standing: Standing, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
    this.#worths = Array.from({ length: game.seats }, (_, s) => model.worth(game, standing, s));
  }

  /** Whether few enough cards are left. */
  static isNear(deal: Deal): boolean {
    return deal.phase === PLAYING && deal.length - deal.trick <= MOST_CARDS;
  }

  /** The worth of a deal for this seat when all play their best from here. */
  solve(deal: Deal): number {
    this.look(deal, 0);
    this.points = this.#lines[0]![4]!;
    return this.#lines[0]![this.#seat]!;
  }

  private look(deal: Deal, depth: number): void {
    const line = this.#lines[depth]!;
    if (deal.phase === OVER) {
      this.count(deal, line);
      return;
    }
    const game = this.#game;
    const list = this.#lists[depth]!;
    const seat = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
    const n = game.legal(deal, seat, list);
    const next = this.#deals[depth]!;
    const below = this.#lines[depth + 1]!;
    let isFirst = true;
    for (let i = 0; i < n; i++) {
      const action = list[i]!;
      if (i > 0 && deal.phase === PLAYING && isSame(deal, seat, list[i - 1]!, action)) continue;
      next.copyFrom(deal);
      game.apply(next, seat, action as Action);
      this.look(next, depth + 1);
      if (isFirst || below[seat]! > line[seat]!) line.set(below);
      isFirst = false;
    }
  }

  private count(deal: Deal, line: Float64Array): void {
    for (let seat = 0; seat < this.#worths.length; seat++) {
      const worth = this.#worths[seat]!;
      line[seat] = worth.of(deal);
      if (seat === this.#seat) line[4] = worth.points;
    }
  }
}
