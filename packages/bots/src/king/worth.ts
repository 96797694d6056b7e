// What a finished game of King is worth: the chance to come out best, and out of the red, at the party's end.

import { type Deal, type King, PENALTIES, type Seat, type Standing } from '@kalpler/engine';
import type { Worth } from '../expert/worth.ts';
import { HandWorth } from './hand-worth.ts';
import { Hopes } from './hopes.ts';

/** How far a game scatters the totals, at the usual values. */
const SCATTER = 110;
/** Points that count as much as winning the party. */
const PARTY = 700;
/** How much winning counts besides the bare points. */
const WINNING = 0.5;

export class KingWorth implements Worth {
  points = 0;
  readonly #game: King;
  readonly #standing: Standing;
  readonly #seat: Seat;
  /** What the choices left are worth after a penalty, a trump game, or a cancelled deal. */
  readonly #kept: readonly [number, number, number];
  readonly #stakes: number;
  readonly #games: number;

  constructor(game: King, standing: Standing, seat: Seat) {
    const { players, penaltiesPerPlayer, trumpsPerPlayer } = game.options;
    this.#game = game;
    this.#standing = standing;
    this.#seat = seat;
    const hopes = new Hopes(game, standing);
    const { stakes } = new HandWorth(game);
    // At a table where nothing counts, any scale will do.
    this.#stakes = stakes || 1;
    const { penalties, trumps } = hopes.left(seat);
    this.#kept = [
      penalties > 0 ? hopes.after(seat, false) : 0,
      trumps > 0 ? hopes.after(seat, true) : 0,
      hopes.anew(seat),
    ];
    this.#games = players * (penaltiesPerPlayer + trumpsPerPlayer);
  }

  of(deal: Deal): number {
    const { totals, scores, ended, winners, king, contract, cancelled } = this.#game.result(
      deal,
      this.#standing,
    );
    const seat = this.#seat;
    this.points = scores[seat]!;
    if (king !== null) return winners.includes(seat) ? 2 : -1;
    const mine = totals[seat]! + this.kept(deal, contract === null || cancelled !== null);
    let others = 0;
    for (let other = 0; other < totals.length; other++)
      if (other !== seat) others += totals[other]!;
    const ahead = (mine - others / (totals.length - 1)) / (PARTY * this.#stakes);
    const left = ended ? 0 : this.#games - deal.number;
    const spread = SCATTER * this.#stakes * Math.sqrt(left + 0.1);
    let sum = 1;
    for (let other = 0; other < totals.length; other++) {
      if (other !== seat) sum += Math.exp((1.6 * (totals[other]! - mine)) / spread);
    }
    return ahead + WINNING / sum;
  }

  /** What the choices left are worth, which differs only for the seat that has named the contract. */
  private kept(deal: Deal, isCancelled: boolean): number {
    if (deal.dealer !== this.#seat) return 0;
    const isTrump = deal.contractIndex >= PENALTIES.length;
    return this.#stakes * this.#kept[isCancelled ? 2 : isTrump ? 1 : 0];
  }
}
