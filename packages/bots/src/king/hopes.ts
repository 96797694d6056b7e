// What the contracts that a selector has yet to name are worth to it.

import { type King, PENALTIES, type Seat, type Standing } from '@kalpler/engine';

/**
 * What a selector may expect to gain with so many penalties (rows) and trump games (columns) still to name,
 * in points of the usual values: found by letting selectors with these hopes choose through many parties.
 * The first table is for parties in which every penalty slot will be needed, the second for looser ones.
 */
const TIGHT = [
  [0, 71, 141],
  [10, 124, 221],
  [37, 175, 290],
  [74, 228, 361],
  [112, 284, 425],
] as const;
const LOOSE = [
  [0, 71, 141],
  [34, 144, 231],
  [73, 193, 300],
  [112, 240, 370],
  [150, 290, 435],
] as const;
/** What each further penalty or trump game adds. */
const MORE_PENALTY = 40;
const MORE_TRUMP = 70;
/** What a selector gains who may name anything. */
const FREE_CHOICE = 95;

export class Hopes {
  readonly #game: King;
  readonly #standing: Standing;
  /** Whether every selector has a fixed number of contracts to name (K3). */
  readonly isRationed: boolean;
  readonly #table: typeof TIGHT | typeof LOOSE;

  constructor(game: King, standing: Standing) {
    const { mode, enforceQuotas, players, penaltiesPerPlayer, maxPerPenaltyType } = game.options;
    this.#game = game;
    this.#standing = standing;
    this.isRationed = mode === 'dejenere' && enforceQuotas;
    const slots = PENALTIES.length * maxPerPenaltyType;
    this.#table = players * penaltiesPerPlayer === slots ? TIGHT : LOOSE;
  }

  /** What the choices are worth that remain after naming a penalty or a trump game. */
  after(seat: Seat, isTrump: boolean): number {
    if (!this.isRationed) return 0;
    const { penalties, trumps } = this.left(seat);
    return isTrump ? this.worth(penalties, trumps - 1) : this.worth(penalties - 1, trumps);
  }

  /** What a new hand would be worth in place of this one (K4). */
  anew(seat: Seat): number {
    if (this.isRationed) {
      const { penalties, trumps } = this.left(seat);
      return this.worth(penalties, trumps);
    }
    return this.#game.options.mode === 'natural' ? MORE_TRUMP : FREE_CHOICE;
  }

  /** Whether the seat names its last contract. */
  isLast(seat: Seat): boolean {
    const { penalties, trumps } = this.left(seat);
    return this.isRationed && penalties + trumps === 1;
  }

  private worth(penalties: number, trumps: number): number {
    const p = Math.min(penalties, this.#table.length - 1);
    const t = Math.min(trumps, 2);
    return this.#table[p]![t]! + MORE_PENALTY * (penalties - p) + MORE_TRUMP * (trumps - t);
  }

  /** How many contracts the seat has yet to name. */
  left(seat: Seat): { penalties: number; trumps: number } {
    const { penaltiesPerPlayer, trumpsPerPlayer } = this.#game.options;
    const own = this.#standing.calls.filter(({ selector }) => selector === seat);
    const penalties = own.filter(({ contract }) => contract.type === 'penalty').length;
    return {
      penalties: Math.max(0, penaltiesPerPlayer - penalties),
      trumps: Math.max(0, trumpsPerPlayer - (own.length - penalties)),
    };
  }
}
