// One count for every other over many matches, with the range in which the truth lies 95 times of 100.
//
// Matches are independent of each other, the deals and seats of one match are not. So each match is one observation,
// and the interval comes from how far matches lie from the common ratio. Sums are all that is kept of them.

import { type Estimate, rateEstimate, reachOf } from '@kalpler/bots/arena';

/** Sums of squares that differ by less than this part of themselves are equal: the rest is rounding. */
const ROUNDING = 1e-12;

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
