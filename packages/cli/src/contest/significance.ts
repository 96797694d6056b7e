// Whether a difference can be told from luck: tests of paired values, and Holm's correction for several of them.

import { meanEstimate } from '@kalpler/bots/arena';
import { logGamma, studentReach, studentTail } from './student.ts';

/** Below this a difference is called significant. */
export const LEVEL = 0.05;

/** Up to so many values every way to flip their signs is counted. */
const MOST_FLIPPED = 16;

export const TESTS = {
  none: 'none: fewer than two boards',
  signFlip: `exact sign-flip test over boards (at most ${MOST_FLIPPED} of them), two-sided`,
  student: "paired t-test over boards (Student's distribution), two-sided",
} as const;
export type TestName = keyof typeof TESTS;

interface Significance {
  readonly test: TestName;
  readonly p: number;
}

/**
 * How often luck alone would bring a mean at least this far from 0, if no side were better. Few values are tested
 * exactly, by flipping their signs; their mean need not be spread normally. Many are tested as Student does.
 */
export function testMean(values: readonly number[]): Significance {
  if (values.length < 2) return { test: 'none', p: 1 };
  if (values.length <= MOST_FLIPPED) return { test: 'signFlip', p: signFlip(values) };
  const { mean, deviation } = spread(values);
  if (mean === 0) return { test: 'student', p: 1 };
  const t = (mean / deviation) * Math.sqrt(values.length);
  return { test: 'student', p: studentTail(t, values.length - 1) };
}

/** The part of all flips of signs after which the sum lies at least as far from 0. */
function signFlip(values: readonly number[]): number {
  const size = values.reduce((sum, value) => sum + Math.abs(value), 0);
  const reached = Math.abs(values.reduce((sum, value) => sum + value, 0)) - size * 1e-9;
  let sum = size;
  const signs = values.map(() => 1);
  let count = 0;
  // The first sign stays: flipping all of them changes no distance. Each step flips one (Gray code).
  const flips = 2 ** (values.length - 1);
  for (let flip = 1; ; flip++) {
    if (Math.abs(sum) >= reached) count++;
    if (flip === flips) return count / flips;
    const place = 32 - Math.clz32(flip & -flip);
    sum -= 2 * signs[place]! * Math.abs(values[place]!);
    signs[place]! *= -1;
  }
}

/** The exact test of how often one of two succeeded where the other failed (McNemar's, by the binomial). */
export function testPairs(won: number, lost: number): number {
  const tries = won + lost;
  let tail = 0;
  for (let k = 0; k <= Math.min(won, lost); k++) {
    const ways = logGamma(tries + 1) - logGamma(k + 1) - logGamma(tries - k + 1);
    tail += Math.exp(ways - tries * Math.LN2);
  }
  return Math.min(1, 2 * tail);
}

/** Each p as if it had been the only one: corrected so that one false alarm among all stays as rare (Holm). */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[a]! - ps[b]!);
  const adjusted = [...ps];
  let least = 0;
  order.forEach((index, place) => {
    least = Math.max(least, Math.min(1, (ps.length - place) * ps[index]!));
    adjusted[index] = least;
  });
  return adjusted;
}

const MOST_NEEDED = 1_000_000;
/** Standard errors below which four samples of five stay above the mean by less: a power of 80 %. */
const POWER = 0.8416212335729143;

/**
 * Roughly how many boards would tell a difference of the size seen from luck, four times of five; null where none
 * was seen, or where it would take more than a million.
 */
export function boardsNeeded(values: readonly number[], comparisons: number): number | null {
  if (values.length < 2) return null;
  const { mean, deviation } = spread(values);
  if (mean === 0) return null;
  const reach = studentReach(LEVEL / comparisons, 1e6);
  const boards = (((reach + POWER) * deviation) / mean) ** 2;
  // A sign-flip test can say nothing before 2 of 2^n flips are few enough.
  const least = Math.max(values.length + 1, Math.ceil(1 + Math.log2(comparisons / LEVEL)));
  const needed = roundUp(Math.max(least, boards));
  return needed > MOST_NEEDED ? null : needed;
}

/** Two digits are as much as such a guess is good for. */
function roundUp(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / unit) * unit;
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  const { mean } = meanEstimate(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}
