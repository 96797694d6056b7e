// Which cards to pass: those without which the hand is safest, or most fit to shoot the moon.

import {
  type Action,
  below,
  type Card,
  type Deal,
  giftAction,
  type Hearts,
  listCards,
  QUEEN,
  type Seat,
} from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import { readRows } from '../weight-text.ts';

/** The worth of the ranks kept, by suit. */
type Aim = readonly Float64Array[];

interface Aims {
  readonly safety: Aim;
  /** With a jack of diamonds to win (H11). */
  readonly jack: Aim;
  readonly moon: Aim;
}

let made: Aims | undefined;

/** The tables of what is worth keeping; made when first needed. */
function aims(): Aims {
  if (made !== undefined) return made;
  const [minors, diamonds, spades, hearts] = tables(FOR_SAFETY);
  const [moonMinors, moonSpades, moonHearts] = tables(FOR_MOON);
  made = {
    safety: [minors!, minors!, spades!, hearts!],
    jack: [minors!, diamonds!, spades!, hearts!],
    moon: [moonMinors!, moonMinors!, moonSpades!, moonHearts!],
  };
  return made;
}

function tables(text: string): Float64Array[] {
  return readRows(text).map(suitTable);
}

/** The worth of the ranks kept by a player who wants to be safe, by suit. */
export function safetyOf(game: Hearts): readonly Float64Array[] {
  const { safety, jack } = aims();
  return game.options.jackOfDiamonds ? jack : safety;
}

export class Passing {
  readonly #game: Hearts;
  readonly #safety: Aim;
  readonly #moon: Aim;
  readonly #kept = new Int32Array(4);
  readonly #gift: Card[] = [];
  #hand: Card[] = [];
  #best: Card[] = [];
  #most = 0;
  #found: ((worth: number) => void) | null = null;

  constructor(game: Hearts) {
    this.#game = game;
    this.#safety = safetyOf(game);
    this.#moon = aims().moon;
  }

  /** The gift that leaves the safest hand. */
  safest(deal: Deal, seat: Seat): Action {
    this.search(deal, seat, this.#safety);
    return giftAction('pass', this.#best);
  }

  /** The gift that leaves the hand most fit to shoot the moon. */
  forMoon(deal: Deal, seat: Seat): Action {
    this.search(deal, seat, this.#moon);
    return giftAction('pass', this.#best);
  }

  /** The chance to shoot the moon after the best pass for it. */
  moonChance(deal: Deal, seat: Seat): number {
    this.search(deal, seat, this.#moon);
    return 1 / (1 + Math.exp(-this.#most));
  }

  /** The gifts that leave the best hands, the very best first: safe ones, or such as are fit for the moon. */
  ranked(deal: Deal, seat: Seat, isForMoon: boolean, most: number): Action[] {
    const found: { readonly worth: number; readonly gift: Action }[] = [];
    this.#found = (worth) => found.push({ worth, gift: giftAction('pass', this.#gift) });
    this.search(deal, seat, isForMoon ? this.#moon : this.#safety);
    this.#found = null;
    found.sort((a, b) => b.worth - a.worth);
    return found.slice(0, most).map(({ gift }) => gift);
  }

  private search(deal: Deal, seat: Seat, aim: Aim): void {
    this.#kept.set(deal.hands.subarray(seat << 2, (seat << 2) + 4));
    this.#hand = listCards(deal.hands, seat << 2);
    this.#most = Number.NEGATIVE_INFINITY;
    this.give(aim, 0, this.#game.giftSize());
  }

  /** Tries every way to give `size` of the cards from this place on. */
  private give(aim: Aim, from: number, size: number): void {
    const kept = this.#kept;
    if (size === 0) {
      let worth = 0;
      for (let suit = 0; suit < 4; suit++) worth += aim[suit]![kept[suit]!]!;
      this.#found?.(worth);
      if (worth <= this.#most) return;
      this.#most = worth;
      this.#best = this.#gift.slice();
      return;
    }
    for (let i = from; i <= this.#hand.length - size; i++) {
      const card = this.#hand[i]!;
      kept[card >> 5]! ^= 1 << (card & 31);
      this.#gift.push(card);
      this.give(aim, i + 1, size - 1);
      this.#gift.pop();
      kept[card >> 5]! ^= 1 << (card & 31);
    }
  }
}

// What the cards of one suit are worth in a hand that keeps them after the pass, looked up by the ranks held.

/** Features of the ranks held in one suit: every rank, the length, the lowest and highest, and the guards of high cards. */
const RANKS = 13;
const LENGTH = RANKS;
const LOWEST = LENGTH + 7;
const TOP = LOWEST + 3;
const QUEENS = TOP + 4;
const MASKS = 1 << RANKS;

/** Calls back with the number and size of each feature of a suit. */
function suitFeatures(ranks: number, see: (feature: number, size: number) => void): void {
  const length = count(ranks);
  see(LENGTH + Math.min(length, 6), 1);
  let place = 0;
  for (let left = ranks; left !== 0; left &= left - 1, place++) {
    const rank = 31 - Math.clz32(left & -left);
    see(rank, 1);
    if (place < 3) see(LOWEST + place, rank / 12);
  }
  if (length > 0) see(TOP + Math.min(length, 4) - 1, (31 - Math.clz32(ranks)) / 12);
  const guards = Math.min(count(ranks & below(QUEEN)), 4);
  for (let high = 0; high < 3; high++) {
    if ((ranks >> (QUEEN + high)) & 1) see(QUEENS + high * 5 + guards, 1);
  }
}

/** The worth of every set of ranks under these weights. */
function suitTable(weights: ArrayLike<number>): Float64Array {
  const table = new Float64Array(MASKS);
  for (let ranks = 0; ranks < MASKS; ranks++) {
    let worth = 0;
    suitFeatures(ranks, (feature, size) => {
      worth += weights[feature]! * size;
    });
    table[ranks] = worth;
  }
  return table;
}

// Weights of the cards kept after the pass, in hundredths, learned from play-outs of many passes.
//
// The numbers of a row stand in the order of the features above.

/** Points saved: clubs and diamonds, diamonds with a jack to win (H11), spades, hearts. */
const FOR_SAFETY = `
1e5o4w2m1ongBBHIGS12e5t1v1D2O6C9Y6E6T4F6r6b4rlBkbMHKjXL1c1DkIch
Z1Y1Z2O1Z2O2G2F2P7khu3e7t1nc3M3O1F1D5R4V5V2j3m12d12u4bgb1C2Y4hoU2RR4e1e1Eb1C
3qkq1jrf1m1y2x2b4R5R5H5C3Fau4g2tp8W5L8J2e1A4s3Zaa9Mv3z5M6HQ3v2w7T2WV2h3w
7p6l6jfZ1U4B4E5A5F4U4Z3W1c2D1Dkgp1b14A11H3X2o4d2y2sO1U1EPT1Wl1O1A1AEE2B1LC
`;

/** Odds of a moon: clubs and diamonds, spades, hearts. */
const FOR_MOON = `
1E1L1G1EZVQNEbgox2j1o1A2B1T1V1POd1JE1c2gsCddcbabeefaCcfs
1C1B1E1BZZSQNE1pgo2x1qY2E1H1JZe1bNi1c1zgaemjqCbaceFCBdt
1V1V1U1S1N1L1IVEgpw1i2n1Z3EaleD3fU2Wk1sqGbddjCDcgjiLEel1i
`;
