// What the cards of one suit are worth in a hand that keeps them after the pass, looked up by the ranks held.

import { below, QUEEN } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';

/** Features of the ranks held in one suit: every rank, the length, the lowest cards, and the queen's company. */
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
export function suitTable(weights: ArrayLike<number>): Float64Array {
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
