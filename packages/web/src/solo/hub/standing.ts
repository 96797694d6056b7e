// Who has how many points in a saved match: one line for everybody, or for each side where partners play.

import type { Language } from '@kalpler/i18n/language';
import type { MatchLine } from '@kalpler/match';

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

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago something was, in words. As in “two hours ago”; the given words for what was less than a minute
 * ago.
 */
export function ago(then: number, now: number, language: Language, justNow: string): string {
  const past = Math.max(0, now - then);
  const step = STEPS.find(([, length]) => past >= length);
  if (step === undefined) return justNow;
  const [unit, length] = step;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(past / length), unit);
}
