// What a finished game of King is worth: the chance to come out best, and out of the red, at the party's end.

import { type Deal, type King, PENALTIES, type Seat, type Standing } from '@kalpler/engine';
import { lead, type Worth } from '../expert/search-model.ts';
import { chanceOf, HandWorth } from './hand-worth.ts';
import { Hopes } from './hopes.ts';
import { GAME_SCATTER, Outlook } from './outlook.ts';

/** Points that count as much as winning the party. */
const PARTY = 700;
/** How much it counts to come out best, and to come out of the red (K14), besides the bare points. */
const BEST = 0.5;
const OUT = 0.25;
/** How far one game scatters the lead over another seat. */
const LEAD_SCATTER = 110;

export class KingWorth implements Worth {
  points = 0;
  readonly #game: King;
  readonly #standing: Standing;
  readonly #seat: Seat;
  readonly #worth: HandWorth;
  readonly #outlook: Outlook;
  readonly #stakes: number;
  /** What the choices left are worth after a penalty, a trump game, or a cancelled deal. */
  readonly #kept: readonly [number, number, number];

  constructor(game: King, standing: Standing, seat: Seat) {
    this.#game = game;
    this.#standing = standing;
    this.#seat = seat;
    const hopes = new Hopes(game, standing);
    this.#worth = new HandWorth(game);
    this.#outlook = new Outlook(game, standing, this.#worth, hopes);
    // At a table where nothing counts, any scale will do.
    this.#stakes = this.#worth.stakes || 1;
    const { penalties, trumps } = hopes.left(seat);
    this.#kept = [
      penalties > 0 ? hopes.after(seat, false) : 0,
      trumps > 0 ? hopes.after(seat, true) : 0,
      hopes.anew(seat),
    ];
  }

  of(deal: Deal): number {
    const result = this.#game.result(deal, this.#standing);
    const { totals, winners, ended } = result;
    const seat = this.#seat;
    this.points = lead(result.scores, seat);
    const isWinner = winners.includes(seat);
    if (result.king !== null) return isWinner ? 2 : -1;
    const isCancelled = result.contract === null || result.cancelled !== null;
    const kept = this.kept(deal, isCancelled);
    const mine = totals[seat]! + kept;
    const ahead = (lead(totals, seat) + kept) / (PARTY * this.#stakes);
    const left = ended ? 0 : this.#outlook.gamesInParty() - deal.number;
    const out = ended
      ? Number(isWinner)
      : this.chanceOut(mine, left, isCancelled ? -1 : deal.contractIndex);
    return ahead + BEST * this.chanceBest(totals, mine, left) + OUT * out;
  }

  private chanceBest(totals: readonly number[], mine: number, left: number): number {
    const spread = LEAD_SCATTER * this.#stakes * Math.sqrt(left + 0.1);
    let sum = 1;
    for (let other = 0; other < totals.length; other++) {
      if (other !== this.#seat) sum += Math.exp((1.6 * (totals[other]! - mine)) / spread);
    }
    return 1 / sum;
  }

  /** The chance to be out of the red at the end, when the games to come bring what they do on average. */
  private chanceOut(mine: number, left: number, contract: number): number {
    const now = contract < 0 ? 0 : this.#worth.share(contract);
    const mean = mine + this.#outlook.sharesToCome() - now;
    return chanceOf(mean, GAME_SCATTER * this.#stakes * Math.sqrt(left + 0.1), 0);
  }

  /** What the choices left are worth, which differs only for the seat that has named the contract. */
  private kept(deal: Deal, isCancelled: boolean): number {
    if (deal.dealer !== this.#seat) return 0;
    const isTrump = deal.contractIndex >= PENALTIES.length;
    return this.#stakes * this.#kept[isCancelled ? 2 : isTrump ? 1 : 0];
  }
}
