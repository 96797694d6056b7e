// How a deal is likely to change the match: the totals that the sides can expect, and what they are worth.

import { BID_BLIND_NIL, BID_NIL, type SpadesOptions, type Standing, sideOf } from '@kalpler/engine';
import type { BiddingRules } from './seen.ts';

/** How often a contract and a nil are made. */
const MADE = 0.8;
const NIL_MADE = 0.75;
const BLIND_NIL_MADE = 0.65;

export class Outlook {
  /** By side: the tricks it must take. */
  readonly contract = new Int32Array(4);
  /** By side: what its nils bring on average. */
  readonly hopes = new Float64Array(4);
  readonly #options: SpadesOptions;
  readonly #standing: Standing;
  readonly #value: MatchValue;
  readonly #sides: number;

  constructor(game: BiddingRules, standing: Standing) {
    this.#options = game.options;
    this.#standing = standing;
    this.#value = new MatchValue(game.options);
    this.#sides = standing.totals.length;
  }

  /** Reads the bids of a deal; where there is none yet, the usual one is assumed. */
  read(bids: Int32Array, usual: number): void {
    this.contract.fill(0);
    this.hopes.fill(0);
    for (let seat = 0; seat < this.#options.players; seat++) {
      const bid = bids[seat]!;
      const side = sideOf(this.#options, seat);
      if (bid === BID_NIL) this.hopes[side]! += (2 * NIL_MADE - 1) * this.#options.nilValue;
      else if (bid === BID_BLIND_NIL)
        this.hopes[side]! += (2 * BLIND_NIL_MADE - 1) * this.#options.blindNilValue;
      else this.contract[side]! += bid < 0 ? usual : bid;
    }
  }

  /** The total of a side that makes (1) or misses (-1) its contract, by the number of new bags. */
  total(side: number, made: number, bags: number): number {
    return (
      this.#standing.totals[side]! +
      10 * made * this.contract[side]! +
      this.hopes[side]! +
      bags * this.#options.bagPoints
    );
  }

  /** The chance of a side to win with this total while the others make their contracts as often as usual. */
  chance(side: number, total: number, bags: number): number {
    let chance = 1;
    for (let other = 0; other < this.#sides; other++) {
      if (other !== side) chance *= this.over(side, other, total, bags);
    }
    return chance;
  }

  private over(side: number, other: number, total: number, bags: number): number {
    const mine = this.#standing.bags[side]! + bags;
    const theirs = this.#standing.bags[other]!;
    return (
      MADE * this.#value.against(total, mine, this.total(other, 1, 0), theirs) +
      (1 - MADE) * this.#value.against(total, mine, this.total(other, -1, 0), theirs)
    );
  }

  /** What a side with this total gains when another side ends with one total instead of the other. */
  shift(
    side: number,
    total: number,
    other: number,
    before: number,
    bagsBefore: number,
    after: number,
    bagsAfter: number,
  ): number {
    const mine = this.#standing.bags[side]!;
    const theirs = this.#standing.bags[other]!;
    let chance =
      this.#value.against(total, mine, after, theirs + bagsAfter) -
      this.#value.against(total, mine, before, theirs + bagsBefore);
    for (let third = 0; third < this.#sides; third++) {
      if (third !== side && third !== other) chance *= this.over(side, third, total, 0);
    }
    return chance;
  }

  /** What it brings when a side is set rather than makes its contract, for one with these two totals. */
  setting(side: number, won: number, lost: number, other: number): number {
    const made = this.total(other, 1, 0);
    const missed = this.total(other, -1, 0);
    return (
      MADE * this.shift(side, won, other, made, 0, missed, 0) +
      (1 - MADE) * this.shift(side, lost, other, made, 0, missed, 0)
    );
  }
}

// What a score is worth: the chance to win the match from there, with the bags that hang over it.

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

  /** The bag penalties to be expected in the given number of further deals. */
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
