// How a daily deal is counted, and who has made more of it.

import type { GameId } from '@kalpler/engine';

/**
 * What a deal has brought: the points of the own side, and in King by how many they lie above what the others made
 * on average, because a trump game brings points to everybody and a penalty to nobody.
 */
export function dailyScore(game: GameId, totals: readonly number[]): number {
  const [own = 0, ...others] = totals;
  if (game !== 'king') return own;
  return Math.round(own - others.reduce((sum, points) => sum + points, 0) / others.length);
}

/** Whether points are better than others; fewest are in Hearts, most in the other games. */
export function isBetter(game: GameId, points: number, than: number): boolean {
  return game === 'hearts' ? points < than : points > than;
}
