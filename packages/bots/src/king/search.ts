// What King brings to the expert: what contracts reveal, and what a finished game is worth.

import {
  type Deal,
  type DealView,
  gamesInParty,
  type King,
  type KingView,
  PENALTIES,
  SELECTING,
  type Seat,
  type Standing,
} from '@kalpler/engine';
import { lead, type Saying, type SearchModel, type Worth } from '../expert/search-model.ts';
import { chanceOf, HandWorth } from './hand-worth.ts';
import { GAME_SCATTER, Hopes, Outlook } from './hopes.ts';

/** The part of a trick in el or at trumps that is worth mentioning: fifteen points of fifty. */
const LEAST_PART = 0.3;

export const kingSearch: SearchModel<King> = {
  worth: (game, standing, seat) => new KingWorth(game, standing, seat),
  others: ['basic', 'skilled'],
  surprise: 2.5,
  sayings: contract,
  leastPoints: ({ options }) =>
    (LEAST_PART * (Math.abs(options.values.el) + Math.abs(options.values.trump))) / 2,
};

/** The contract that the selector has named, where there was a choice. */
function contract(game: King, view: DealView, known: Deal): Saying[] {
  const { contract: named, open, setup, seat } = view as KingView;
  const { dealer } = setup;
  if (named === null || open.length <= 1 || dealer === seat) return [];
  const evidence = new ContractEvidence(game);
  const { contractIndex } = known;
  return [
    { seat: dealer, phase: SELECTING, of: (deal) => evidence.of(deal, dealer, contractIndex) },
  ];
}

// What a contract says about the hand of its selector.

/** The gain at which each contract is named as often as not: six penalties, then the trumps. */
const NAMED_FROM = [60, 30, 25, 10, 5, 20, 85];
const SCALE = 18;

class ContractEvidence {
  readonly #worth: HandWorth;

  constructor(game: King) {
    this.#worth = new HandWorth(game);
  }

  /** The logarithm of how likely the contract is with the seat's hand, up to a constant and never above 0. */
  of(deal: Deal, seat: Seat, contract: number): number {
    // At a table where nothing counts, any scale will do.
    const stakes = this.#worth.stakes || 1;
    const gain = this.#worth.gain(contract, this.#worth.units(deal, seat, contract));
    const over = gain / stakes - NAMED_FROM[Math.min(contract, NAMED_FROM.length - 1)]!;
    return -Math.log1p(Math.exp(-over / SCALE));
  }
}

// What a finished game of King is worth: the chance to come out best, and out of the red, at the party's end.

/** Points that count as much as winning the party. */
const PARTY = 700;
/** How much it counts to come out best, and to come out of the red (K14), besides the bare points. */
const BEST = 0.5;
const OUT = 0.25;
/** How far one game scatters the lead over another seat. */
const LEAD_SCATTER = 110;

class KingWorth implements Worth {
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
    const left = ended ? 0 : gamesInParty(this.#game.options) - deal.number;
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
