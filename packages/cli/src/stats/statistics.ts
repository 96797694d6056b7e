// Figures of many matches, gathered one match at a time: for each strategy, and for each seat.

import { type Estimate, entrantsOf, rateEstimate, reachOf } from '@kalpler/bots/arena';
import type { GameId, Seat } from '@kalpler/engine';
import { countNames, figuresOf } from './counts.ts';
import type { Counts, Figure } from './figure.ts';

/** Whose figures: those of a strategy, wherever it sits, or those of one seat. */
export interface GroupStatistics {
  readonly strategy: string;
  readonly seats: readonly Seat[];
  /** Sums over all matches and seats. */
  readonly counts: Counts;
  readonly figures: readonly { readonly figure: Figure; readonly estimate: Estimate | null }[];
}

class Group {
  readonly strategy: string;
  readonly seats: readonly Seat[];
  readonly #figures: readonly Figure[];
  readonly #names: readonly string[];
  /** By count: of one match, and of all. */
  readonly #match: Float64Array;
  readonly #sums: Float64Array;
  /** By figure, with the places of the counts that it is made of. */
  readonly #ratios: readonly { readonly ratio: Ratio; readonly of: number; readonly per: number }[];

  constructor(game: GameId, strategy: string, seats: readonly Seat[]) {
    this.#figures = figuresOf(game);
    this.strategy = strategy;
    this.seats = seats;
    this.#names = countNames(game);
    this.#match = new Float64Array(this.#names.length);
    this.#sums = new Float64Array(this.#names.length);
    this.#ratios = this.#figures.map(({ of, per }) => ({
      ratio: new Ratio(),
      of: this.#names.indexOf(of),
      per: this.#names.indexOf(per),
    }));
  }

  add(packed: Float64Array): void {
    const match = this.#match.fill(0);
    for (const seat of this.seats) {
      const at = seat * match.length;
      for (let i = 0; i < match.length; i++) match[i]! += packed[at + i]!;
    }
    for (let i = 0; i < match.length; i++) this.#sums[i]! += match[i]!;
    for (const { ratio, of, per } of this.#ratios) ratio.add(match[of]!, match[per]!);
  }

  statistics(): GroupStatistics {
    const figures = this.#figures.map((figure, i) => {
      const { ratio } = this.#ratios[i]!;
      const isRate = figure.kind === 'rate';
      return { figure, estimate: isRate ? ratio.rate(this.seats.length) : ratio.mean() };
    });
    const counts: Counts = Object.fromEntries(this.#names.map((name, i) => [name, this.#sums[i]!]));
    return { strategy: this.strategy, seats: this.seats, counts, figures };
  }
}

export class Statistics {
  #matches = 0;
  readonly #strategies: readonly Group[];
  readonly #seats: readonly Group[];
  readonly #groups: readonly Group[];

  constructor(game: GameId, bots: readonly string[]) {
    this.#strategies = entrantsOf(bots).map(
      (name) =>
        new Group(
          game,
          name,
          bots.flatMap((bot, seat) => (bot === name ? [seat] : [])),
        ),
    );
    this.#seats = bots.map((name, seat) => new Group(game, name, [seat]));
    this.#groups = [...this.#strategies, ...this.#seats];
  }

  /** What each seat did in one match, packed. */
  add(counts: Float64Array): void {
    this.#matches++;
    for (const group of this.#groups) group.add(counts);
  }

  get matches(): number {
    return this.#matches;
  }

  get strategies(): GroupStatistics[] {
    return this.#strategies.map((group) => group.statistics());
  }

  get seats(): GroupStatistics[] {
    return this.#seats.map((group) => group.statistics());
  }
}

/** Sums of squares that differ by less than this part of themselves are equal: the rest is rounding. */
const ROUNDING = 1e-12;

/**
 * One count for every other over many matches, with the range in which the truth lies 95 times of 100.
 *
 * Matches are independent of each other, the deals and seats of one match are not. So each match is one observation,
 * and the interval comes from how far matches lie from the common ratio. Only sums are kept.
 */
export class Ratio {
  /** Matches in which there was something to count per. */
  #matches = 0;
  #of = 0;
  #per = 0;
  #ofOf = 0;
  #ofPer = 0;
  #perPer = 0;

  add(of: number, per: number): void {
    if (per === 0) return;
    this.#matches++;
    this.#of += of;
    this.#per += per;
    this.#ofOf += of * of;
    this.#ofPer += of * per;
    this.#perPer += per * per;
  }

  /** Null where nothing was counted. */
  mean(): Estimate | null {
    if (this.#per === 0) return null;
    const mean = this.#of / this.#per;
    const reach = this.#reach(mean);
    return { mean, low: mean - reach, high: mean + reach };
  }

  /**
   * The same of a rate, which never leaves 0 to 1. Where it is at an end already, that may still be luck; what
   * several seats did at once then counts as one try.
   */
  rate(seats: number): Estimate | null {
    const estimate = this.mean();
    if (estimate === null) return null;
    const { mean, low, high } = estimate;
    if (mean === 0 || mean === 1) {
      const tries = Math.max(this.#matches, this.#per / seats);
      return rateEstimate(mean * tries, tries);
    }
    return { mean, low: Math.max(0, low), high: Math.min(1, high) };
  }

  #reach(ratio: number): number {
    const n = this.#matches;
    if (n < 2) return Number.POSITIVE_INFINITY;
    const squares = this.#ofOf - 2 * ratio * this.#ofPer + ratio * ratio * this.#perPer;
    const scale = this.#ofOf + ratio * ratio * this.#perPer;
    if (squares <= ROUNDING * scale) return 0;
    return (reachOf(n - 1) * Math.sqrt((squares * n) / (n - 1))) / this.#per;
  }
}
