// What a store keeps for the host. All that one batch holds becomes durable together, or not at all.

const TIMER_KINDS = ['turn', 'pause', 'rematch', 'cleanup'] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

// Tables are named by their words while they run. A word may be used again after a table is closed; nothing of the
// former table is then found under it.

/** One entry of a table's log. Its number is unique at the table; the epoch says which host wrote it. */
export interface EntryRow {
  readonly table: string;
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  /** The number that a client gave its request, so that a repeat is recognised. */
  readonly cmd: string | null;
  readonly body: string;
}

/** A running table as the lobby lists it, known without reading its log. */
export interface TableRow {
  readonly table: string;
  readonly epoch: number;
  readonly listing: string;
}

export interface TimerRow {
  readonly table: string;
  readonly kind: TimerKind;
  /** Null deletes the timer. */
  readonly due: number | null;
}

export interface ChatRow {
  readonly table: string;
  readonly at: number;
  readonly body: string;
  /** With this line all but the last `keep` are deleted. */
  readonly keep?: number;
}

/** A match that is over, as it is published. */
export interface MatchRow {
  readonly match: string;
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  /** Whether it was played to its end. */
  readonly finished: boolean;
  readonly body: string;
}

export interface Batch {
  readonly entries: readonly EntryRow[];
  readonly tables: readonly TableRow[];
  readonly timers: readonly TimerRow[];
  readonly chats: readonly ChatRow[];
  readonly matches: readonly MatchRow[];
  /** Tables that are closed: everything of theirs is deleted but their matches. */
  readonly closed: readonly string[];
}

export interface StoredTable extends TableRow {
  readonly timers: readonly TimerRow[];
}

export interface Store {
  /** Durable when it returns; when it throws, nothing of the batch has happened. */
  commit(batch: Batch): Promise<void>;
  /** Running tables in the order of their names: at most `most` of those after a name, or all. */
  tables(after?: string, most?: number): Promise<StoredTable[]>;
  /** The log of one table, in order: at most `most` entries from a number on, or all; none for an unknown table. */
  entries(table: string, from?: number, most?: number): Promise<EntryRow[]>;
  /** The last lines of a table's chat, oldest first. */
  chats(table: string, most: number): Promise<ChatRow[]>;
  match(id: string): Promise<MatchRow | null>;
  /** Deletes matches that ended before a time, and says how many. */
  prune(before: number): Promise<number>;
  /** Throws when the store cannot be read; with `deep` also when a large batch cannot be written. */
  check(deep?: boolean): Promise<void>;
  /** What is free on its disk; infinity where that is not known. */
  freeBytes(): Promise<number>;
  /** The size of the write-ahead log. */
  logBytes(): number;
  close(): Promise<void>;
}
