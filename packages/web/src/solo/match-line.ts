// A saved match in a list, if what was saved makes sense; its rules and moves are looked at when it is opened.

import { GAME_IDS } from '@kalpler/engine';
import type { BrokenMatch, MatchLine, MatchProgress, SavedMatch } from './saved-match.ts';

export function lineOf(match: unknown, progress: unknown): MatchLine | null {
  return isMatch(match) && isProgress(progress) ? { match, progress } : null;
}

export function lastPlayedFirst(a: MatchLine, b: MatchLine): number {
  return b.progress.playedAt - a.progress.playedAt;
}

type Unknown<T> = { readonly [Key in keyof T]?: unknown };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isMatch(value: unknown): value is SavedMatch {
  if (!isRecord(value)) return false;
  const { id, kind, day, opening, secret, seat, rivals, startedAt } = value as Unknown<SavedMatch>;
  const { game, players } = isRecord(opening) ? (opening as Unknown<SavedMatch['opening']>) : {};
  return (
    typeof id === 'string' &&
    (kind === 'match' || kind === 'daily') &&
    (day === null || typeof day === 'string') &&
    GAME_IDS.some((known) => known === game) &&
    typeof secret === 'string' &&
    Array.isArray(players) &&
    players.every((name) => typeof name === 'string') &&
    Array.isArray(rivals) &&
    rivals.length === players.length &&
    rivals.every(isRival) &&
    typeof seat === 'number' &&
    rivals[seat] === null &&
    typeof startedAt === 'number'
  );
}

function isRival(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { character, bot } = value as { character?: unknown; bot?: unknown };
  return typeof bot === 'string' && (character === null || typeof character === 'string');
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export function isProgress(value: unknown): value is MatchProgress {
  if (!isRecord(value)) return false;
  const { cursor, length, hints, undos, playedAt, isOver, totals, deals } =
    value as Unknown<MatchProgress>;
  return (
    isCount(cursor) &&
    isCount(length) &&
    cursor <= length &&
    isCount(hints) &&
    isCount(undos) &&
    typeof playedAt === 'number' &&
    typeof isOver === 'boolean' &&
    Array.isArray(totals) &&
    totals.every((points) => typeof points === 'number') &&
    isCount(deals)
  );
}

/** What was set aside is shown if it can be; a save of any kind may lie in it. */
export function isBroken(value: unknown): value is BrokenMatch {
  if (!isRecord(value)) return false;
  const { id, why, foundAt, raw } = value as Unknown<BrokenMatch>;
  return (
    typeof id === 'string' &&
    typeof why === 'string' &&
    Number.isFinite(foundAt) &&
    isRecord(raw) &&
    Array.isArray((raw as Unknown<BrokenMatch['raw']>).entries)
  );
}
