// Entries of large commits: stored together at once, and put into their places in the log some time later.
//
// In the log the entries of a table lie together, so each card of another table is a page of its own to write. A
// large commit writes all of its entries as one row instead; when a table has gathered several, they go to their
// place in one go, which is a page or two. After a crash the rows that are left are put into place at the start.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EntryRow } from './store.ts';

/** A commit with fewer entries puts them into place itself. */
const LARGE = 8;
/** So many entries of one table are put into place together. */
const TOGETHER = 16;
/** With more rows than this the oldest are put into place, however few entries their tables have. */
const MOST_ROWS = 256;
/** Rows that are needed no more are taken away so many at a time. */
const SWEEP = 32;

/** A row with the entries of one commit. */
interface Row {
  readonly n: number;
  readonly tables: ReadonlySet<string>;
  /** Entries that are not in their places yet. */
  left: number;
}

interface Waiting {
  readonly entry: EntryRow;
  readonly row: Row;
}

export class RecentEntries {
  readonly #add: StatementSync;
  readonly #drop: StatementSync;
  readonly #place: StatementSync;
  /** The number of a running table. */
  readonly #idOf: (table: string) => number;
  /** By table: what is not in its place yet, in the order in which it came. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** The number of the last entry of each table that has been written to. */
  readonly #last = new Map<string, number>();
  /** Oldest first. */
  #rows: Row[] = [];
  #next = 1;

  /** Puts into place what an earlier host has left. */
  constructor(db: DatabaseSync, idOf: (table: string) => number) {
    this.#idOf = idOf;
    this.#add = db.prepare('INSERT INTO recent VALUES (?, ?)');
    this.#drop = db.prepare('DELETE FROM recent WHERE n < ?');
    this.#place = db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)');
    restore(db);
  }

  /**
   * Stores entries within a transaction; what it gives back is called once the transaction is done. Throws when a
   * number is taken already.
   */
  write(entries: readonly EntryRow[]): () => void {
    const byTable = Map.groupBy(entries, ({ table }) => table);
    if (entries.length < LARGE) {
      for (const entry of entries) this.place(entry);
      return () => this.note(byTable);
    }
    const row: Row = { n: this.#next, tables: new Set(byTable.keys()), left: entries.length };
    this.#add.run(row.n, JSON.stringify(entries.map((entry) => this.tuple(entry))));
    const placed = this.ripe(byTable);
    for (const [table, list] of byTable) if (!placed.has(table)) this.check(table, list);
    for (const table of placed) {
      for (const { entry } of this.#waiting.get(table) ?? []) this.place(entry);
      for (const entry of byTable.get(table) ?? []) this.place(entry);
    }
    return () => {
      this.note(byTable);
      this.#next++;
      this.#rows.push(row);
      for (const [table, list] of byTable) {
        if (placed.has(table)) row.left -= list.length;
        else this.keep(table, list, row);
      }
      for (const table of placed) this.settle(table);
    };
  }

  /** Takes away rows that nothing needs any more, within a transaction. */
  sweep(): () => void {
    const used = this.#rows.findIndex(({ left }) => left > 0);
    const done = used < 0 ? this.#rows.length : used;
    if (done < SWEEP) return () => {};
    this.#drop.run(this.#rows[done - 1]!.n + 1);
    return () => {
      this.#rows = this.#rows.slice(done);
    };
  }

  /** Entries of a table that are not in their places yet. */
  of(table: string): EntryRow[] {
    return this.#waiting.get(table)?.map(({ entry }) => entry) ?? [];
  }

  /** A table that is gone has no entries to put into place. */
  forget(table: string): void {
    this.settle(table);
    this.#last.delete(table);
  }

  /** Puts everything into its place, within a transaction. */
  placeAll(): void {
    for (const list of this.#waiting.values()) for (const { entry } of list) this.place(entry);
    this.#drop.run(this.#next);
    this.#waiting.clear();
    this.#rows = [];
  }

  private place({ table, seq, epoch, at, cmd, body }: EntryRow): void {
    this.#place.run(this.#idOf(table), seq, epoch, at, cmd, body);
  }

  private tuple({ table, seq, epoch, at, cmd, body }: EntryRow): unknown[] {
    return [this.#idOf(table), seq, epoch, at, cmd, body];
  }

  private settle(table: string): void {
    for (const { row } of this.#waiting.get(table) ?? []) row.left--;
    this.#waiting.delete(table);
  }

  private note(byTable: ReadonlyMap<string, readonly EntryRow[]>): void {
    for (const [table, list] of byTable) this.#last.set(table, list.at(-1)!.seq);
  }

  /** What the log itself checks of entries that go to their places. */
  private check(table: string, entries: readonly EntryRow[]): void {
    let last = this.#last.get(table)!;
    for (const { seq } of entries) {
      if (seq !== ++last) throw new Error(`entry ${seq} of ${table} is not the next one`);
    }
  }

  private keep(table: string, entries: readonly EntryRow[], row: Row): void {
    const list = this.#waiting.get(table) ?? [];
    for (const entry of entries) list.push({ entry, row });
    this.#waiting.set(table, list);
  }

  /** Tables with enough entries, or not known yet, and those that keep the oldest row from being taken away. */
  private ripe(fresh: ReadonlyMap<string, readonly EntryRow[]>): Set<string> {
    const ripe = new Set<string>();
    for (const [table, { length }] of fresh) {
      const isKnown = this.#last.has(table);
      if (!isKnown || (this.#waiting.get(table)?.length ?? 0) + length >= TOGETHER) ripe.add(table);
    }
    if (this.#rows.length > MOST_ROWS) {
      const oldest = this.#rows.find(({ left }) => left > 0);
      for (const table of oldest?.tables ?? []) if (this.#waiting.has(table)) ripe.add(table);
    }
    return ripe;
  }
}

/** Tables that were closed since then have no place for them. */
function restore(db: DatabaseSync): void {
  const rows = db.prepare('SELECT body FROM recent ORDER BY n').all() as { body: string }[];
  if (rows.length === 0) return;
  const place = db.prepare(
    'INSERT OR IGNORE INTO entry SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM game_table WHERE id = ?1)',
  );
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { body } of rows) for (const entry of JSON.parse(body)) place.run(...entry);
    db.exec('DELETE FROM recent; COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
