// Daily deals: how many days, and how many in a row.

import { type Day, dayOf, later } from '../../solo/daily/day.ts';
import type { MatchFacts } from '../facts.ts';
import type { Streak } from './summary.ts';

export interface DailyFigures {
  readonly deals: number;
  readonly days: number;
  readonly streak: Streak;
  /** The last days up to today, the oldest first, and how many deals were played on each. */
  readonly latest: readonly { readonly day: Day; readonly deals: number }[];
}

const SHOWN_DAYS = 14;

/** The day of a daily deal that was begun on its own day; others are played for pleasure. */
export function dayPlayed({ kind, day, startedAt }: MatchFacts): Day | null {
  return kind === 'daily' && day === dayOf(startedAt) ? day : null;
}

export function dailyFigures(facts: readonly MatchFacts[], today: Day): DailyFigures {
  const played = facts.flatMap((match) => dayPlayed(match) ?? []);
  const days = [...new Set(played)].sort();
  return {
    deals: played.length,
    days: days.length,
    streak: { now: runUpTo(days, today), longest: longestRun(days) },
    latest: Array.from({ length: SHOWN_DAYS }, (_, i) => {
      const day = later(today, i + 1 - SHOWN_DAYS);
      return { day, deals: played.filter((one) => one === day).length };
    }),
  };
}

/** Days in a row that reach to today, or to yesterday while today's deal can still be played. */
function runUpTo(days: readonly Day[], today: Day): number {
  const known = new Set(days);
  let run = 0;
  for (
    let day = known.has(today) ? today : later(today, -1);
    known.has(day);
    day = later(day, -1)
  ) {
    run++;
  }
  return run;
}

function longestRun(days: readonly Day[]): number {
  let run = 0;
  let longest = 0;
  for (const [i, day] of days.entries()) {
    run = later(day, -1) === days[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
