// How a party may end for the selector: the chance to come out of the red.

import { type King, PENALTIES, type Seat, type Standing } from '@kalpler/engine';
import { chanceOf, type HandWorth } from './hand-worth.ts';
import type { Hopes } from './hopes.ts';

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
    const games = this.gamesInParty() - played - 1;
    const others = this.#hopes.isRationed ? games - (penalties + trumps - 1) : 0;
    const kept = this.#hopes.after(seat, contract >= TRUMP) - others * OTHER_GAIN;
    const mean = totals[seat]! + gain + this.sharesToCome() + stakes * kept;
    const later = GAME_SCATTER * stakes * Math.sqrt(Math.max(0, games));
    return chanceOf(mean, Math.hypot(this.#worth.scatter(contract), later), 0);
  }

  gamesInParty(): number {
    const { players, penaltiesPerPlayer, trumpsPerPlayer } = this.#game.options;
    return players * (penaltiesPerPlayer + trumpsPerPlayer);
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
