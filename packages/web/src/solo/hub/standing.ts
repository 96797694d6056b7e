// Who has how many points in a saved match: one line for everybody, or for each side where partners play.

import type { MatchLine } from '../saved-match.ts';

interface PointsLine {
  readonly names: readonly string[];
  readonly isOwn: boolean;
  readonly points: number;
}

export function pointsOf({ match, progress }: MatchLine): readonly PointsLine[] {
  const { players } = match.opening;
  const { totals } = progress;
  // Where there are fewer totals than players, partners sit across from each other.
  const sides = totals.length || players.length;
  return Array.from({ length: sides }, (_, side) => ({
    names: players.filter((_, seat) => seat % sides === side),
    isOwn: match.seat % sides === side,
    points: totals[side] ?? 0,
  }));
}

/** Everybody else at the table. */
export function othersOf({ match }: MatchLine): readonly string[] {
  return match.opening.players.filter((_, seat) => seat !== match.seat);
}
