// How a daily deal is counted, and who has made more of it.

import type { GameId } from '@kalpler/engine';
import { gameEntry } from '../games/games.ts';

/**
 * What a deal has brought: the points of the own side, or as in King by how many they lie above what the others made
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
