// Entries of large commits: stored together at once, and put into their places in the log some time later.
//
// In the log the entries of a table lie together, so each card of another table is a page of its own to write. A
// large commit writes all of its entries as one row instead; when a table has gathered many, they go to their place
// in one go, as one block. After a crash the rows that are left are put into place at the start.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EntryRow } from './store.ts';

/** A commit with fewer entries puts them into place itself. */
const LARGE = 8;
/** When a table has gathered this many entries, they are put into place together. */
const TOGETHER = 32;
/** With more rows than this the oldest are put into place, however few entries their tables have. */
const MOST_ROWS = 256;
/** Rows that are no longer needed are deleted this many at a time. */
const SWEEP = 32;

/** A row with the entries of one commit. */
interface Row {
  readonly n: number;
  readonly tables: readonly string[];
  /** Entries that are not in their places yet. */
  left: number;
}

interface Waiting {
  readonly entry: EntryRow;
  /** As it stands in the row and will stand in its block. */
  readonly text: string;
  readonly row: Row;
}

/** An entry as it stands in rows and blocks. */
type Tuple = [
  table: number,
  seq: number,
  epoch: number,
  at: number,
  cmd: string | null,
  body: string,
];

export class RecentEntries {
  readonly #add: StatementSync;
  readonly #drop: StatementSync;
  readonly #place: StatementSync;
  readonly #placeBlock: StatementSync;
  readonly #blocksOf: StatementSync;
  readonly #lastOf: StatementSync;
  /** The number of a running table. */
  readonly #idOf: (table: string) => number;
  /** By table: what is not in its place yet, in the order in which it came. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** The number of the last entry of each table that has been written to. */
  readonly #last = new Map<string, number>();
  /** Oldest first. */
  #rows: Row[] = [];
  #next = 1;

  /** Puts into place what a server before this one has left. */
  constructor(db: DatabaseSync, idOf: (table: string) => number) {
    this.#idOf = idOf;
    this.#add = db.prepare('INSERT INTO recent VALUES (?, ?)');
    this.#drop = db.prepare('DELETE FROM recent WHERE n < ?');
    this.#place = db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)');
    this.#placeBlock = db.prepare('INSERT INTO block VALUES (?, ?, ?, ?)');
    this.#blocksOf = db.prepare(
      'SELECT body FROM block WHERE table_id = ? AND last >= ? ORDER BY first LIMIT ?',
    );
    this.#lastOf = db.prepare(
      'SELECT max((SELECT coalesce(max(seq), -1) FROM entry WHERE table_id = ?1), (SELECT coalesce(max(last), -1) FROM block WHERE table_id = ?1)) AS last',
    );
    restore(db);
  }

  /**
   * Stores entries within a transaction, and returns what is to be called once it is done. Throws when one of them is
   * not the next of its table.
   */
  write(entries: readonly EntryRow[]): () => void {
    const last = this.check(entries);
    if (entries.length < LARGE) {
      for (const entry of entries) this.place(entry);
      return () => this.note(last);
    }
    const row: Row = { n: this.#next, tables: [...last.keys()], left: entries.length };
    const fresh = new Map<string, Waiting[]>();
    let body = '';
    for (const entry of entries) {
      const text = this.text(entry);
      body += body === '' ? text : `,${text}`;
      const list = fresh.get(entry.table);
      if (list === undefined) fresh.set(entry.table, [{ entry, text, row }]);
      else list.push({ entry, text, row });
    }
    this.#add.run(row.n, `[${body}]`);
    const placed = this.ripe(fresh);
    for (const table of placed) {
      this.placeTogether([...(this.#waiting.get(table) ?? []), ...(fresh.get(table) ?? [])]);
    }
    return () => {
      this.note(last);
      this.#next++;
      this.#rows.push(row);
      for (const [table, list] of fresh) this.keep(table, list);
      for (const table of placed) this.settle(table);
    };
  }

  /** Deletes rows that are no longer needed, within a transaction, and returns what is to be called once it is done. */
  sweep(): () => void {
    const used = this.#rows.findIndex(({ left }) => left > 0);
    const done = used < 0 ? this.#rows.length : used;
    if (done < SWEEP) return () => {};
    this.#drop.run(this.#rows[done - 1]!.n + 1);
    return () => {
      this.#rows = this.#rows.slice(done);
    };
  }

  /** Entries of a table that are not in their places yet, or that lie in blocks; not in order. */
  of(table: string, from: number, most: number): EntryRow[] {
    const rows = this.#blocksOf.all(this.#idOf(table), from, most) as { body: string }[];
    const inBlocks = rows.flatMap(({ body }) => JSON.parse(body) as Tuple[]);
    const all = inBlocks.map(([, seq, epoch, at, cmd, body]) => ({
      table,
      seq,
      epoch,
      at,
      cmd,
      body,
    }));
    for (const { entry } of this.#waiting.get(table) ?? []) all.push(entry);
    return all.filter(({ seq }) => seq >= from);
  }

  /** A table was closed: it has no entries to put into place. */
  forget(table: string): void {
    this.settle(table);
    this.#last.delete(table);
  }

  /** Puts everything into its place, within a transaction. */
  placeAll(): void {
    for (const list of this.#waiting.values()) this.placeTogether(list);
    this.#drop.run(this.#next);
    this.#waiting.clear();
    this.#rows = [];
  }

  private place({ table, seq, epoch, at, cmd, body }: EntryRow): void {
    this.#place.run(this.#idOf(table), seq, epoch, at, cmd, body);
  }

  /** Entries of one table as one block. */
  private placeTogether(list: readonly Waiting[]): void {
    const { table, seq } = list[0]!.entry;
    const body = `[${list.map(({ text }) => text).join()}]`;
    this.#placeBlock.run(this.#idOf(table), seq, list.at(-1)!.entry.seq, body);
  }

  private text({ table, seq, epoch, at, cmd, body }: EntryRow): string {
    const command = cmd === null ? 'null' : JSON.stringify(cmd);
    return `[${this.#idOf(table)},${seq},${epoch},${at},${command},${JSON.stringify(body)}]`;
  }

  private settle(table: string): void {
    for (const { row } of this.#waiting.get(table) ?? []) row.left--;
    this.#waiting.delete(table);
  }

  private note(last: ReadonlyMap<string, number>): void {
    for (const [table, seq] of last) this.#last.set(table, seq);
  }

  /** The last number of each table, once these entries are there. */
  private check(entries: readonly EntryRow[]): Map<string, number> {
    const lasts = new Map<string, number>();
    for (const { table, seq } of entries) {
      const last = lasts.get(table) ?? this.#last.get(table) ?? this.lastOf(table);
      if (seq !== last + 1) throw new Error(`entry ${seq} of ${table} is not the next one`);
      lasts.set(table, seq);
    }
    return lasts;
  }

  private lastOf(table: string): number {
    return (this.#lastOf.get(this.#idOf(table)) as { last: number }).last;
  }

  private keep(table: string, fresh: Waiting[]): void {
    const list = this.#waiting.get(table);
    if (list === undefined) this.#waiting.set(table, fresh);
    else list.push(...fresh);
  }

  /** Tables with enough entries, and those whose entries keep the oldest row from being deleted. */
  private ripe(fresh: ReadonlyMap<string, readonly Waiting[]>): Set<string> {
    const ripe = new Set<string>();
    for (const [table, { length }] of fresh) {
      if ((this.#waiting.get(table)?.length ?? 0) + length >= TOGETHER) ripe.add(table);
    }
    if (this.#rows.length > MOST_ROWS) {
      const oldest = this.#rows.find(({ left }) => left > 0);
      for (const table of oldest?.tables ?? []) if (this.#waiting.has(table)) ripe.add(table);
    }
    return ripe;
  }
}

/** Puts rows into place after a crash, without entries of closed tables and those that are in their places already. */
function restore(db: DatabaseSync): void {
  const rows = db.prepare('SELECT body FROM recent ORDER BY n').all() as { body: string }[];
  if (rows.length === 0) return;
  const place = db.prepare(`
    INSERT OR IGNORE INTO entry SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE EXISTS (SELECT 1 FROM game_table WHERE id = ?1)
      AND NOT EXISTS (SELECT 1 FROM block WHERE table_id = ?1 AND first <= ?2 AND last >= ?2)`);
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const { body } of rows)
      for (const entry of JSON.parse(body) as Tuple[]) place.run(...entry);
    db.exec('DELETE FROM recent; COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
