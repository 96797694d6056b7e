// How many tricks a hand is worth before the play, and how safe a nil would be with it.
//
// The numbers come from many deals that this policy has played against itself.

import { above, count, lowest, SPADES } from '@kalpler/engine';
import type { BiddingRules } from './seen.ts';

interface Tables {
  /** By higher cards out and length of the suit: the tricks that a plain card adds. */
  readonly plain: readonly (readonly number[])[];
  /** By higher cards out and own lower ones: the tricks that a high trump adds. */
  readonly trump: readonly (readonly number[])[];
  /** By place from the top: what a trump adds as one of many. */
  readonly long: readonly number[];
  /** By length of a plain suit and number of trumps: the tricks that ruffs add. */
  readonly ruff: readonly (readonly number[])[];
  readonly base: number;
  /** By place from the bottom and higher cards out: what a plain card takes away from a nil. */
  readonly nilPlain: readonly (readonly number[])[];
  /** By higher cards out: what a trump takes away. */
  readonly nilTrump: readonly number[];
  /** By number of trumps. */
  readonly nilTrumps: readonly number[];
  readonly nilBase: number;
}

const PARTNERS: Tables = {
  plain: [
    [0, 0.97, 0.94, 0.84, 0.7, 0.56, 0.38],
    [0, 0.19, 0.63, 0.55, 0.38, 0.25, 0.11],
    [0, 0.06, 0.17, 0.25, 0.15, 0.09, 0.03],
    [0, 0.01, 0.04, 0.09, 0.05, 0.05, 0],
  ],
  trump: [
    [0.73, 0.9, 0.84],
    [0.25, 0.52, 0.61],
    [0.08, 0.26, 0.39],
    [0.03, 0.14, 0.25],
    [0, 0.06, 0.12],
  ],
  long: [0, 0, 0.31, 0.38, 0.48, 0.5],
  ruff: [
    [0, 0.26, 1.27, 1.41, 1.47],
    [0, 0.45, 0.89, 0.94, 0.91],
    [0, 0.23, 0.44, 0.38, 0.35],
  ],
  base: 0.41,
  nilPlain: [
    [3.4, 1.72, 1.05, 0.7, 0.32, 0.16, 0.05, 0.03],
    [2.6, 1.4, 0.88, 0.53, 0.34, 0.17, 0.1, 0.1, 0.1],
    [1.2, 0.66, 0.42, 0.29, 0.27, 0.25, 0.2, 0.17, 0.1],
    [0.07, 0.03, 0.04, 0.05, 0.15, 0.15, 0.15],
    [-0.2, -0.2, -0.2, -0.2, -0.2, -0.1],
  ],
  nilTrump: [5.5, 1.45, 0.8, 0.5, 0.27, 0.15],
  nilTrumps: [1.36, 0.7, 0.6, 0.55, -0.35, -1.5, -3],
  nilBase: 1.64,
};

const CUTTHROAT: Tables = {
  plain: [
    [0, 0.91, 0.88, 0.74, 0.65, 0.57, 0.46],
    [0, 0.23, 0.7, 0.63, 0.54, 0.4, 0.24],
    [0, 0.07, 0.24, 0.43, 0.38, 0.27, 0.14],
    [0, 0, 0.02, 0.19, 0.21, 0.16, 0.09],
  ],
  trump: [
    [0.66, 1.2, 0.92],
    [0.29, 0.9, 0.78],
    [0.25, 0.52, 0.58],
    [0.11, 0.37, 0.37],
    [0.02, 0.22, 0.22],
  ],
  long: [0, 0, 0.52, 0.58, 0.76, 0.79],
  ruff: [
    [0, -0.4, -0.2, 0.12, 0.62],
    [0, -0.5, -0.11, 0, 0.27],
    [0, -0.35, -0.15, -0.1, 0.05],
  ],
  base: 0.82,
  nilPlain: [
    [3.5, 2, 1.5, 1.4, 1.35, 1.1, 0.95, 0.75, 0.55, 0.3],
    [3, 1.9, 1.3, 1.3, 0.95, 0.5, 0.35],
    [2.2, 1.5, 0.7, 0.25, 0.05],
    [1.1, 0.6, 0.3, 0.15, 0.1],
    [0, -0.15, -0.15, -0.15],
  ],
  nilTrump: [6, 1.7, 1.2, 1, 0.8, 0.4, 0.3],
  nilTrumps: [1.6, 0.7, -0.1, -0.2, -0.2, -1, -2],
  nilBase: 2,
};

/** What a partner who bids more than 3 adds to the safety of a nil, for each trick. */
const COVER = 0.34;

export class Strength {
  readonly #tables: Tables;
  /** How much less plain cards are worth with the additional trumps of some decks. */
  readonly #plainPart: number;
  readonly #thirdTrump: number;
  readonly #base: number;

  constructor(game: BiddingRules) {
    this.#tables = game.seats === 3 ? CUTTHROAT : PARTNERS;
    const extra = Math.max(0, count(game.deck.set[SPADES]!) - 13);
    this.#plainPart = 1 - 0.03 * extra;
    this.#thirdTrump = this.#tables.long[2]! - 0.065 * extra;
    this.#base = this.#tables.base - 0.025 * extra;
  }

  /** The tricks that a hand is likely to take. */
  tricks(own: Int32Array, out: Int32Array): number {
    const { plain, trump, long, ruff } = this.#tables;
    let tricks = this.#base;
    const trumps = count(own[SPADES]!);
    for (let suit = 0; suit < 4; suit++) {
      const length = count(own[suit]!);
      let place = 0;
      for (let left = own[suit]!; left !== 0; place++) {
        const rank = 31 - Math.clz32(left);
        left ^= 1 << rank;
        const higher = count(out[suit]! & above(rank));
        if (suit === SPADES) {
          tricks += place === 2 ? this.#thirdTrump : long[Math.min(5, place)]!;
          if (higher <= 4) tricks += trump[higher]![Math.min(2, count(left))]!;
        } else if (higher <= 3) tricks += this.#plainPart * plain[higher]![Math.min(6, length)]!;
      }
      if (suit !== SPADES && length <= 2) tricks += ruff[length]![Math.min(4, trumps)]!;
    }
    return tricks;
  }

  /** The chance to make a nil next to a partner with this bid. */
  nilChance(own: Int32Array, out: Int32Array, partnerBid: number): number {
    const { nilPlain, nilTrump, nilTrumps, nilBase } = this.#tables;
    let hope = nilBase + nilTrumps[Math.min(6, count(own[SPADES]!))]! + COVER * (partnerBid - 3);
    for (let suit = 0; suit < 4; suit++) {
      let place = 0;
      for (let left = own[suit]!; left !== 0; left &= left - 1, place++) {
        const higher = count(out[suit]! & above(lowest(left)));
        hope -= (suit === SPADES ? nilTrump[higher] : nilPlain[place]?.[higher]) ?? 0;
      }
    }
    return 1 / (1 + Math.exp(-hope));
  }
}
