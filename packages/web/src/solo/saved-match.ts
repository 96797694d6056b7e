// A match that is played alone, as it is saved: what never changes, how far it is, and its moves one by one.

import type { Opening, Seat } from '@kalpler/engine';

/** A whole match, or the one deal that is the same for everybody on a day. */
export type MatchKind = 'match' | 'daily';

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
  /** The seat of whoever plays. */
  readonly seat: Seat;
  /** By seat; null is the player's own. */
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

/** A match as it lies in the store; nothing of it is trusted until it was read. */
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
