// Chance and counting for the laws: sums, odds, and whether counts are as even as chance makes them.

import type { Random } from '../src/index.ts';

export function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((a, b) => a + b, 0);
}

/** True once in `times`. */
export function chance(random: Random, times: number): boolean {
  return random.below(times) === 0;
}

/** One sound sample in a million lies this many standard deviations out. */
const FAR = 4.75;

interface Evenness {
  readonly chiSquare: number;
  /** The value that an even source stays below, but for one time in a million. */
  readonly limit: number;
  readonly isEven: boolean;
}

/** Compares counts with equal expectations, or with expectations in the given proportions. */
export function evenness(counts: readonly number[], weights?: readonly number[]): Evenness {
  const total = counts.reduce((a, b) => a + b, 0);
  const whole = weights?.reduce((a, b) => a + b, 0) ?? counts.length;
  let chiSquare = 0;
  counts.forEach((count, i) => {
    const expected = (total * (weights?.[i] ?? 1)) / whole;
    chiSquare += (count - expected) ** 2 / expected;
  });
  // Wilson and Hilferty: the cube root of chi-square is nearly normal.
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  const limit = freedom * (1 - spread + FAR * Math.sqrt(spread)) ** 3;
  return { chiSquare, limit, isEven: chiSquare < limit };
}
