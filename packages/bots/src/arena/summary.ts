// The figures of a contest by bot, each with its 95 % interval.

import { gameOf } from '@kalpler/engine';
import { type Contest, entrantsOf, seatings, sidesOf } from './contest.ts';
import type { Outcome } from './runner.ts';
import type { Pace, Tally } from './tally.ts';

export interface BotSummary {
  readonly name: string;
  /** Points a deal, or the final total of a match, as the game counts them. */
  readonly points: Estimate;
  /** How much better than an opponent's seat; above 0 is good in every game. */
  readonly margin: Estimate;
  /** The part of the matches won; ties are shared. Null for single deals. */
  readonly share: Estimate | null;
  readonly tally: Tally;
  readonly pace: Pace;
}

export interface Summary {
  readonly contest: Contest;
  /** In how many arrangements each board was played. */
  readonly arrangements: number;
  readonly bots: readonly BotSummary[];
}

/** Boards are independent of each other, their arrangements are not: intervals come from whole boards. */
export function summarize(contest: Contest, { boards, tallies, paces }: Outcome): Summary {
  const bots = entrantsOf(contest.bots).map((name, entrant): BotSummary => {
    const shares = boards.flatMap((board) => board.shares?.[entrant] ?? []);
    return {
      name,
      points: meanEstimate(boards.map((board) => board.points[entrant]!)),
      margin: meanEstimate(boards.map((board) => board.margins[entrant]!)),
      share: contest.length === 'match' ? shareEstimate(shares) : null,
      tally: tallies[entrant]!,
      pace: paces[entrant]!,
    };
  });
  const sides = sidesOf(gameOf(contest.game, contest.options));
  const arrangements = seatings(contest.bots, sides, contest.seating).length;
  return { contest, arrangements, bots };
}

/** Milliseconds of one decision, on the mean. */
export function meanThought({ tally, pace }: BotSummary): number {
  return tally.decisions === 0 ? 0 : pace.total / tally.decisions;
}

// From samples to figures: means and shares with the range in which the truth lies 95 times of 100.

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors that an interval of 95 % reaches to either side, if they are known exactly. */
const REACH = 1.959963984540054;

/** The same where they come from few values themselves, by degrees of freedom from 1 (Student). */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];

/** Standard errors to either side, by degrees of freedom. */
export function reachOf(freedom: number): number {
  const known = STUDENT[freedom - 1];
  if (known !== undefined) return known;
  // The first terms of Student's distribution around the normal one.
  const z = REACH;
  return z + (z ** 3 + z) / 4 / freedom + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96 / freedom ** 2;
}

const UNKNOWN = Number.POSITIVE_INFINITY;

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far the mean of independent values is off, typically; unknown of fewer than two. */
export function standardError(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return UNKNOWN;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (n - 1) / n);
}

/** The mean of independent values: of boards, never of deals that share their cards. */
export function meanEstimate(values: readonly number[]): Estimate {
  const middle = mean(values);
  if (values.length < 2) return { mean: middle, low: -UNKNOWN, high: UNKNOWN };
  const reach = reachOf(values.length - 1) * standardError(values);
  return { mean: middle, low: middle - reach, high: middle + reach };
}

/** The mean of values from 0 to 1. Where all are 0 or all are 1, they vary no more but may still be luck. */
export function shareEstimate(values: readonly number[]): Estimate {
  const { mean: share, low, high } = meanEstimate(values);
  if (share === 0 || share === 1) return rateEstimate(share * values.length, values.length);
  return { mean: share, low: Math.max(0, low), high: Math.min(1, high) };
}

/** Successes among independent tries, after Wilson. */
export function rateEstimate(successes: number, tries: number): Estimate {
  if (tries === 0) return { mean: Number.NaN, low: 0, high: 1 };
  const rate = successes / tries;
  const square = REACH ** 2;
  const centre = (successes + square / 2) / (tries + square);
  const reach = (REACH * Math.sqrt(rate * (1 - rate) * tries + square / 4)) / (tries + square);
  // At the ends the interval reaches to the rate itself, which rounding must not move past it.
  const low = Math.min(rate, Math.max(0, centre - reach));
  const high = Math.max(rate, Math.min(1, centre + reach));
  return { mean: rate, low, high };
}
