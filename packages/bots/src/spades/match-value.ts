// What a score is worth: the chance to win the match from there, with the bags that hang over it.

import type { SpadesOptions } from '@kalpler/engine';

/** Bags that a side takes in an average deal. */
const DEAL_BAGS = 1.2;
/** How much the bare difference in points counts, so that even a decided match is played on. */
const PRIDE = 0.08;
const PRIDE_SCALE = 150;

export class MatchValue {
  readonly #options: SpadesOptions;
  /** What a side makes in an average deal, and how far two sides drift apart in one. */
  readonly #dealPoints: number;
  readonly #dealSpread: number;

  constructor(options: SpadesOptions) {
    const solo = options.mode === 'cutthroat';
    this.#options = options;
    this.#dealPoints = solo ? 39 : 52;
    this.#dealSpread = solo ? 43 : 36 + 0.5 * options.nilValue;
  }

  /** The chance to end above one other side, given totals and bags before any penalty that is due. */
  against(mine: number, myBags: number, theirs: number, theirBags: number): number {
    const { bagInterval, bagPenalty } = this.#options;
    let own = mine;
    let other = theirs;
    let bags = myBags;
    let otherBags = theirBags;
    if (bagInterval > 0) {
      for (; bags >= bagInterval; bags -= bagInterval) own -= bagPenalty;
      for (; otherBags >= bagInterval; otherBags -= bagInterval) other -= bagPenalty;
    }
    const pride = PRIDE / (1 + Math.exp((other - own) / PRIDE_SCALE));
    if (this.isLast(own) || this.isLast(other))
      return pride + (1 - PRIDE) * (own > other ? 1 : own === other ? 0.5 : 0);
    const leader = Math.max(own, other);
    const deals = Math.max(0.3, (this.#options.targetScore - leader) / this.#dealPoints);
    own -= this.burden(bags, deals);
    other -= this.burden(otherBags, deals);
    const spread = this.#dealSpread * Math.sqrt(deals + 0.4);
    return pride + (1 - PRIDE) / (1 + Math.exp((1.7 * (other - own)) / spread));
  }

  private isLast(total: number): boolean {
    const { targetScore, loseScore } = this.#options;
    return total >= targetScore || (loseScore !== null && total <= loseScore);
  }

  /** The bag penalties that are to be expected in so many more deals. */
  private burden(bags: number, deals: number): number {
    const { bagInterval, bagPenalty } = this.#options;
    if (bagInterval === 0) return 0;
    const coming = DEAL_BAGS * deals;
    const mean = bags + coming + 0.5;
    const scale = 0.2 + 0.55 * Math.sqrt(1.3 * coming);
    const first = 1 / (1 + Math.exp((bagInterval - mean) / scale));
    const second = 1 / (1 + Math.exp((2 * bagInterval - mean) / scale));
    return bagPenalty * (first + second);
  }
}
