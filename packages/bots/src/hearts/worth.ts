// What a finished deal of Hearts is worth: the chance to end the game with the fewest points.

import type { Deal, Hearts, Seat, Standing } from '@kalpler/engine';
import { lead, type Worth } from '../expert/search-model.ts';
import { DECK_POINTS } from './seen.ts';

/** What the seat that is worst off gains in a deal of 26 points, and how far such a deal scatters the totals. */
const WORST_GAIN = 8.5;
const SCATTER = 9;
/** How much bare points count, so that even a decided game is played on. */
const PRIDE = 0.25;
const PRIDE_SCALE = 100;

export class HeartsWorth implements Worth {
  points = 0;
  readonly #game: Hearts;
  readonly #standing: Standing;
  readonly #seat: Seat;
  readonly #scale: number;

  constructor(game: Hearts, standing: Standing, seat: Seat) {
    this.#game = game;
    this.#standing = standing;
    this.#seat = seat;
    this.#scale = game.total / DECK_POINTS;
  }

  of(deal: Deal): number {
    const { totals, scores, ended, winners } = this.#game.result(deal, this.#standing);
    const seat = this.#seat;
    this.points = -lead(scores, seat);
    const pride = (-PRIDE * lead(totals, seat)) / (PRIDE_SCALE * this.#scale);
    if (ended) return pride + (winners.includes(seat) ? 1 / winners.length : 0);
    return pride + this.chance(totals);
  }

  /** The chance to win from these totals: each seat the more likely, the fewer points it has. */
  private chance(totals: readonly number[]): number {
    const left = (this.#game.options.endScore - Math.max(...totals)) / (WORST_GAIN * this.#scale);
    const spread = SCATTER * this.#scale * Math.sqrt(Math.max(0, left) + 0.4);
    const mine = totals[this.#seat]!;
    let sum = 0;
    for (let seat = 0; seat < totals.length; seat++) {
      sum += Math.exp((1.6 * (mine - totals[seat]!)) / spread);
    }
    return 1 / sum;
  }
}
