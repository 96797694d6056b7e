// The entries of a table's log: everything that must survive a crash.

import type { EntryJson, GameId, Seat } from '@kalpler/engine';
import type { Level } from '@kalpler/protocol';

export type Visibility = 'public' | 'private';
export type Language = 'tr' | 'en';

export interface OpenEntry {
  readonly kind: 'open';
  /** The word that people call the table by. */
  readonly word: string;
  readonly game: GameId;
  /** All options, whatever preset they came from. */
  readonly options: object;
  readonly preset: string;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  /** Seconds that spectators are behind. */
  readonly delay: number;
  /** The language of the person who made the table, for previews of its link. */
  readonly language?: Language;
  /** The secret of the first match, as hexadecimal digits. */
  readonly secret: string;
}

export type HostEntry =
  | OpenEntry
  /** A person or a computer player takes a seat; `player` is the hash of the person's token. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string; readonly player: string }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly name: string; readonly level: Level }
  /** Somebody leaves: before the match the seat is free, later a computer player goes on. */
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'salt'; readonly seat: Seat; readonly salt: string | null }
  | { readonly kind: 'start'; readonly match: string }
  /** A match has ended; `secret` is for the next one. */
  | { readonly kind: 'end'; readonly secret: string }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly vote: boolean }
  | { readonly kind: 'chat'; readonly closed: boolean };

/** Entries of the match itself are written as the engine writes them. */
export type LogEntry = HostEntry | EntryJson;

export function isHostEntry(entry: LogEntry): entry is HostEntry {
  return 'kind' in entry;
}
