// What a selector may hope for: from the contracts that are yet to be named, and of the end of the party.

import { gamesInParty, type King, PENALTIES, type Seat, type Standing } from '@kalpler/engine';
import { chanceOf, type HandWorth } from './hand-worth.ts';

/**
 * What a selector may expect to gain, by the number of penalties (rows) and trump games (columns) still to name,
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

// How a party may end for the selector: the chance to come out of the red.

/** How far one game scatters, and what its selector gains on each of the others, at the usual values. */
export const GAME_SCATTER = 80;
const OTHER_GAIN = 25;
/** Any trump game. */
const TRUMP = PENALTIES.length;

export class Outlook {
  readonly #game: King;
  readonly #standing: Standing;
  readonly #worth: HandWorth;
  readonly #hopes: Hopes;

  constructor(game: King, standing: Standing, worth: HandWorth, hopes: Hopes) {
    this.#game = game;
    this.#standing = standing;
    this.#worth = worth;
    this.#hopes = hopes;
  }

  /** The chance to end the party out of the red (K14) if the contract brings this gain now. */
  chanceOut(seat: Seat, contract: number, gain: number): number {
    const { totals, played } = this.#standing;
    const { stakes } = this.#worth;
    const { penalties, trumps } = this.#hopes.left(seat);
    const games = gamesInParty(this.#game.options) - played - 1;
    const others = this.#hopes.isRationed ? games - (penalties + trumps - 1) : 0;
    const kept = this.#hopes.after(seat, contract >= TRUMP) - others * OTHER_GAIN;
    const mean = totals[seat]! + gain + this.sharesToCome() + stakes * kept;
    const later = GAME_SCATTER * stakes * Math.sqrt(Math.max(0, games));
    return chanceOf(mean, Math.hypot(this.#worth.scatter(contract), later), 0);
  }

  /** What this game and those after it bring every seat on average, if all penalties come up equally often. */
  sharesToCome(): number {
    const { players, penaltiesPerPlayer, trumpsPerPlayer } = this.#game.options;
    const trump = this.#worth.share(TRUMP);
    const whole =
      players * (penaltiesPerPlayer * this.#worth.penaltyShare + trumpsPerPlayer * trump);
    return this.#standing.calls.reduce((left, { contract }) => {
      const number = contract.type === 'trump' ? TRUMP : PENALTIES.indexOf(contract.name);
      return left - this.#worth.share(number);
    }, whole);
  }
}
