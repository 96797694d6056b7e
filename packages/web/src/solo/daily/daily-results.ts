// What is known of somebody's daily deals: how they are counted, finished ones with their points, and how many days in a row.

import type { GameId } from '@kalpler/engine';
import type { MatchLine } from '@kalpler/match';
import { gameEntry } from '../../games/games.ts';
import { type Day, dayOf, later } from './day.ts';

export interface DailyResult {
  readonly game: GameId;
  readonly day: Day;
  /** The match. */
  readonly id: string;
  readonly points: number;
  /** Whether it was begun on its own day; others are played for pleasure and count apart. */
  readonly isOnTime: boolean;
}

/** All that was noted before, and what has ended since. */
export function allResults(
  noted: readonly DailyResult[],
  lines: readonly MatchLine[],
): readonly DailyResult[] {
  const found = new Map(noted.map((one) => [dailyKey(one.game, one.day), one]));
  for (const line of [...lines].sort((a, b) => a.match.startedAt - b.match.startedAt)) {
    const result = resultOf(line);
    const key = result && dailyKey(result.game, result.day);
    // If somebody finds a way to play it twice, the first result counts.
    if (key !== null && !found.has(key)) found.set(key, result!);
  }
  return [...found.values()];
}

function resultOf({ match, progress }: MatchLine): DailyResult | null {
  const { kind, day, id, opening, startedAt } = match;
  if (kind !== 'daily' || day === null || !progress.isOver) return null;
  const { game } = opening;
  const points = dailyScore(game, progress.totals);
  return { game, day, id, points, isOnTime: dayOf(startedAt) === day };
}

export function dailyKey(game: GameId, day: Day): string {
  return `${game} ${day}`;
}

export function resultFor(
  results: readonly DailyResult[],
  game: GameId,
  day: Day,
): DailyResult | undefined {
  return results.find((one) => one.game === game && one.day === day);
}

/** A daily deal that was begun and not finished. */
export function begunDaily(
  lines: readonly MatchLine[],
  game: GameId,
  day: Day,
): MatchLine | undefined {
  return lines.find(
    ({ match, progress }) =>
      match.kind === 'daily' &&
      match.day === day &&
      match.opening.game === game &&
      !progress.isOver,
  );
}

/** Days in a row with a deal of theirs, up to today, or up to yesterday while there is still time. */
export function streakOf(results: readonly DailyResult[], today: Day): number {
  const days = new Set(results.filter(({ isOnTime }) => isOnTime).map(({ day }) => day));
  let streak = 0;
  for (let day = days.has(today) ? today : later(today, -1); days.has(day); day = later(day, -1)) {
    streak++;
  }
  return streak;
}

/**
 * The score of a deal: the points of the player's side, or as in King by how many they lie above what the others made
 * on average, because a trump game brings points to everybody and a penalty to nobody.
 */
export function dailyScore(game: GameId, totals: readonly number[]): number {
  const [own = 0, ...others] = totals;
  if (!countsLead(game)) return own;
  return Math.round(own - others.reduce((sum, points) => sum + points, 0) / others.length);
}

/** Whether a lead counts, which has a sign. */
export function countsLead(game: GameId): boolean {
  return gameEntry(game).daily.isLead ?? false;
}

/** Whether points are better than others; fewest are in Hearts, most in the other games. */
export function isBetter(game: GameId, points: number, than: number): boolean {
  return gameEntry(game).isLowBest ? points < than : points > than;
}
