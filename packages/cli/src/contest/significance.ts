// Whether a difference is more than luck: tests of paired values, and Holm's correction for several of them.

import { meanEstimate } from '@kalpler/bots/arena';

/** Below this a difference is called significant. */
export const LEVEL = 0.05;

/** Up to this number of values, every way to flip their signs is counted. */
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

/** The probability that a t with `freedom` degrees of freedom lies at least this far from 0, on either side. */
export function studentTail(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return Number.isNaN(t) ? Number.NaN : 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** How far a t must lie from 0 so that chance goes there this seldom; found by halving. */
export function studentReach(tail: number, freedom: number): number {
  let near = 0;
  let far = 1;
  while (studentTail(far, freedom) > tail) far *= 2;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (near + far) / 2;
    if (studentTail(middle, freedom) > tail) near = middle;
    else far = middle;
  }
  return far;
}

/** The regularized incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  // The fraction converges fast below the middle of the distribution; above it, the other tail is taken.
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

const MOST_TERMS = 1000;
const ENOUGH = 1e-15;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, evaluated from the front (Lentz). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return value;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a number above 0 (Lanczos). */
export function logGamma(x: number): number {
  const z = x - 1;
  let sum = LANCZOS[0]!;
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i]! / (z + i);
  const base = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(sum);
}
