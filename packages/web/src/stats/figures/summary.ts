// What all games have in common: matches, wins, points, streaks, and their course over time.

import type { Level } from '@kalpler/protocol/level';
import { gameEntry } from '../../games/games.ts';
import { byTime, hasHelp, type MatchFacts } from '../facts.ts';
import { levelOfMatch } from '../level.ts';
import { levelsIn } from './filter.ts';

export interface Summary {
  readonly matches: number;
  readonly wins: number;
  /** The share of wins, from 0 to 1; null where there is nothing to share. */
  readonly rate: number | null;
  readonly deals: number;
  /** Matches in which help was taken. */
  readonly helped: number;
  readonly streak: Streak;
  /** Null over several games: their points are not the same thing. */
  readonly points: Points | null;
}

interface Points {
  readonly perMatch: number;
  readonly perDeal: number | null;
  readonly best: number;
  readonly worst: number;
}

export interface Streak {
  readonly now: number;
  readonly longest: number;
}

export function summaryOf(facts: readonly MatchFacts[]): Summary {
  const wins = facts.filter(({ isWon }) => isWon).length;
  return {
    matches: facts.length,
    wins,
    rate: share(wins, facts.length),
    deals: facts.reduce((sum, { deals }) => sum + deals.length, 0),
    helped: facts.filter(hasHelp).length,
    streak: streakOf(facts),
    points: pointsOf(facts),
  };
}

export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export function mean(numbers: readonly number[]): number | null {
  return share(
    numbers.reduce((sum, one) => sum + one, 0),
    numbers.length,
  );
}

function pointsOf(facts: readonly MatchFacts[]): Points | null {
  const game = facts[0]?.game;
  if (game === undefined || facts.some((match) => match.game !== game)) return null;
  const points = facts.map((match) => match.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const [best, worst] = gameEntry(game).isLowBest ? [low, high] : [high, low];
  const dealt = facts.flatMap(({ deals }) => deals.map((deal) => deal.points));
  return { perMatch: mean(points)!, perDeal: mean(dealt), best, worst };
}

export function streakOf(facts: readonly MatchFacts[]): Streak {
  let now = 0;
  let longest = 0;
  for (const { isWon } of byTime(facts)) {
    now = isWon ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** One match among those before it. */
export interface RatePoint {
  readonly id: string;
  readonly playedAt: number;
  readonly points: number;
  readonly isWon: boolean;
  /** The share of wins among this match and those just before it. */
  readonly rate: number;
  /** The average points of the same matches. */
  readonly average: number;
}

/** The number of matches in a moving average. */
export const WINDOW = 10;

export function courseOf(facts: readonly MatchFacts[]): RatePoint[] {
  const inOrder = byTime(facts);
  return inOrder.map((match, i) => {
    const latest = inOrder.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    return {
      id: match.id,
      playedAt: match.playedAt,
      points: match.points,
      isWon: match.isWon,
      rate: mean(latest.map(({ isWon }) => Number(isWon)))!,
      average: mean(latest.map(({ points }) => points))!,
    };
  });
}

export interface LevelRow {
  readonly level: Level | 'mixed';
  readonly matches: number;
  readonly wins: number;
}

export function byLevel(facts: readonly MatchFacts[]): LevelRow[] {
  return levelsIn(facts).map((level) => {
    const those = facts.filter((match) => levelOfMatch(match) === level);
    const wins = those.filter(({ isWon }) => isWon).length;
    return { level, matches: those.length, wins };
  });
}
