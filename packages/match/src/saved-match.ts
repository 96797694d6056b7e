// A match as it is saved step by step: what never changes, how far it is, and its entries one by one. Here it is only
// looked at whether what was saved makes sense; `readSaved` looks at its rules and moves.

import { GAME_IDS, type Opening, type Seat } from '@kalpler/engine';
import type { MatchKind } from './solo-match.ts';

/** Who sits at a seat: one of the characters, or a bot by its name. */
export interface Rival {
  readonly character: string | null;
  readonly bot: string;
}

/** What is decided before the first card. */
export interface SavedMatch {
  readonly id: string;
  readonly kind: MatchKind;
  /** The day of a daily deal, as in 2026-11-16. */
  readonly day: string | null;
  readonly opening: Opening;
  /** What the deals follow from: 64 hexadecimal digits. */
  readonly secret: string;
  /** The seat of the person. */
  readonly seat: Seat;
  /** By seat; null is the person's own. */
  readonly rivals: readonly (Rival | null)[];
  readonly startedAt: number;
  /** A checksum of all the rest. */
  readonly check: string;
}

/** How far it is. */
export interface MatchProgress {
  /** Entries that count; those behind were taken back and can be played again. */
  readonly cursor: number;
  /** Entries that are saved. */
  readonly length: number;
  /** How often help was taken. */
  readonly hints: number;
  readonly undos: number;
  readonly playedAt: number;
  readonly isOver: boolean;
  /** The totals by seat, or by side, and how many deals have counted. */
  readonly totals: readonly number[];
  readonly deals: number;
}

/** A match in a list. */
export interface MatchLine {
  readonly match: SavedMatch;
  readonly progress: MatchProgress;
}

/** One entry of the log: its JSON, and a checksum of it and of all before. */
export interface SavedEntry {
  readonly text: string;
  readonly sum: string;
}

/** A match as it lies in the store; nothing in it is trusted until it has been read. */
export interface RawMatch {
  readonly head: unknown;
  readonly progress: unknown;
  readonly entries: readonly unknown[];
}

/** A save that could not be read, kept for a report. */
export interface BrokenMatch {
  readonly id: string;
  readonly why: string;
  readonly foundAt: number;
  readonly raw: RawMatch;
}

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
