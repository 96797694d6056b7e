// The embedded store: one SQLite file with a write-ahead log, synced to the disk at every commit.

import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Clock } from '../scheduling/clock.ts';
import { Checkpoints } from './checkpoints.ts';
import { RecentEntries } from './recent-entries.ts';
import { MIGRATIONS } from './schema.ts';
import type {
  Batch,
  ChatRow,
  EntryRow,
  MatchRow,
  Store,
  StoredTable,
  TableRow,
  TimerRow,
} from './store.ts';

/** Commits make a checkpoint after this many pages of the log, while no thread makes them. */
const CHECKPOINT_PAGES = 4000;
/** What SQLite takes for no limit. */
const ALL = -1;
/** SQLite's numbers for a file that another connection holds, and for a disk without room. */
const BUSY = 5;
const FULL = 13;
/** More bytes than a commit of a busy server. */
const LARGE_BATCH = 1_000_000;
/** The table into which that many are written to see whether they fit. */
const PROBE = 'probe';

interface StoreOptions {
  readonly clock?: Pick<Clock, 'after'>;
  /** Called when a checkpoint has failed; commits go on, and it is tried again. */
  readonly checkpointFailed?: (error: Error) => void;
}

/** A clock whose timers do not keep the process running. */
const idleClock: Pick<Clock, 'after'> = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

export class SqliteStore implements Store {
  readonly #file: string;
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #statements: ReturnType<typeof statementsOf>;
  readonly #recent: RecentEntries;
  readonly #checkpoints: Checkpoints;
  /** The numbers of running tables by their words. */
  readonly #ids = new Map<string, number>();

  /** Opens the store in a folder and makes it when there is none; throws when another host has it open. */
  constructor(folder: string, options: StoreOptions = {}) {
    // The data holds hands and secrets: it is for nobody but the server.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#lock = lockFolder(folder);
    const file = path.join(folder, 'kalpler.sqlite');
    this.#file = file;
    try {
      this.#db = openFile(file);
      this.#recent = new RecentEntries(this.#db, (table) => this.numberOf(table));
    } catch (error) {
      this.#lock.close();
      throw error;
    }
    this.#statements = statementsOf(this.#db);
    this.#checkpoints = new Checkpoints({
      file,
      clock: options.clock ?? idleClock,
      restart: () => this.pragma('wal_checkpoint(RESTART)'),
      checkpointInCommits: (isOn) =>
        this.pragma(`wal_autocheckpoint = ${isOn ? CHECKPOINT_PAGES : 0}`),
      failed: (error) => options.checkpointFailed?.(error),
    });
  }

  async commit(batch: Batch): Promise<void> {
    const { begin, end } = this.#statements;
    begin.run();
    try {
      const settle = this.write(batch);
      end.run();
      settle();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#ids.clear();
      if ((error as { errcode?: unknown }).errcode === FULL) this.makeRoom();
      throw error;
    }
  }

  /** On a full disk the write-ahead log is copied into the database and cut, which makes room. */
  private makeRoom(): void {
    try {
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // No room even for that.
    }
  }

  /** Returns what is to be called once the transaction is done. */
  private write({ entries, tables, timers, chats, matches, closed }: Batch): () => void {
    const { putTimer, dropTimer, addChat, trimChat, putMatch } = this.#statements;
    for (const row of tables) this.putTable(row);
    const written = this.#recent.write(entries);
    const swept = this.#recent.sweep();
    // What comes too late for a closed table must not go to the next one of that name, nor fail the whole batch.
    for (const { table, kind, due } of timers) {
      const id = this.idOf(table);
      if (id === null) continue;
      if (due === null) dropTimer.run(id, kind);
      else putTimer.run(id, kind, due);
    }
    for (const { table, at, body, keep } of chats) {
      const id = this.idOf(table);
      if (id === null) continue;
      addChat.run(id, at, body);
      if (keep !== undefined) trimChat.run(id, id, keep);
    }
    for (const { match, table, game, endedAt, finished, body } of matches) {
      putMatch.run(match, table, game, endedAt, finished ? 1 : 0, body);
    }
    for (const table of closed) this.dropTable(table);
    return () => {
      written();
      swept();
      for (const table of closed) this.#recent.forget(table);
    };
  }

  private putTable({ table, epoch, listing }: TableRow): void {
    const { addTable, changeTable } = this.#statements;
    const id = this.idOf(table);
    if (id !== null) changeTable.run(epoch, listing, id);
    else this.#ids.set(table, Number(addTable.run(table, epoch, listing).lastInsertRowid));
  }

  private dropTable(table: string): void {
    const id = this.idOf(table);
    if (id === null) return;
    for (const drop of this.#statements.drops) drop.run(id);
    this.#ids.delete(table);
  }

  private numberOf(table: string): number {
    const id = this.idOf(table);
    if (id === null) throw new Error(`an entry for ${table}, which is no table`);
    return id;
  }

  /** The number of a running table; null when there is none of that name. */
  private idOf(table: string): number | null {
    const known = this.#ids.get(table);
    if (known !== undefined) return known;
    const [row] = this.rows<{ id: number }>(this.#statements.idOf, table);
    if (row === undefined) return null;
    this.#ids.set(table, row.id);
    return row.id;
  }

  async tables(after = '', most = ALL): Promise<StoredTable[]> {
    const { someTables, someTimers } = this.#statements;
    const tables = this.rows<TableRow>(someTables, after, most);
    const last = tables.at(-1)?.table ?? after;
    const timers = Map.groupBy(this.rows<TimerRow>(someTimers, after, last), ({ table }) => table);
    return tables.map((row) => ({ ...row, timers: timers.get(row.table) ?? [] }));
  }

  async entries(table: string, from = 0, most = ALL): Promise<EntryRow[]> {
    const id = this.idOf(table);
    if (id === null) return [];
    const placed = this.rows<EntryRow>(this.#statements.entriesOf, table, id, from, most);
    const others = this.#recent.of(table, from, most);
    if (others.length === 0) return placed;
    const all = [...placed, ...others].sort((a, b) => a.seq - b.seq);
    return most === ALL ? all : all.slice(0, most);
  }

  async chats(table: string, most: number): Promise<ChatRow[]> {
    const id = this.idOf(table);
    if (id === null) return [];
    return this.rows<ChatRow>(this.#statements.chatsOf, table, id, most).reverse();
  }

  async match(id: string): Promise<MatchRow | null> {
    const [row] = this.rows<MatchRow>(this.#statements.matchOf, id);
    // SQLite has no truth values, only 0 and 1.
    return row === undefined ? null : { ...row, finished: Boolean(row.finished) };
  }

  async prune(before: number): Promise<number> {
    return Number(this.#statements.prune.run(before).changes);
  }

  async check(deep = false): Promise<void> {
    this.#statements.probe.get();
    if (deep) this.probeRoom();
  }

  /** Writes as much as a large batch does, and deletes it again. */
  private probeRoom(): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      this.#db.exec(`
        CREATE TABLE IF NOT EXISTS ${PROBE} (body BLOB);
        INSERT INTO ${PROBE} VALUES (zeroblob(${LARGE_BATCH}));
        COMMIT;
      `);
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    this.#db.exec(`DROP TABLE ${PROBE}`);
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize, blocks } = await statfs(path.dirname(this.#file));
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  }

  logBytes(): number {
    return statSync(`${this.#file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  protected pragma(text: string): void {
    if (this.#db.isOpen) this.#db.exec(`PRAGMA ${text}`);
  }

  async close(): Promise<void> {
    await this.#checkpoints.close();
    if (this.#db.isOpen) {
      this.placeAll();
      this.#db.close();
    }
    if (this.#lock.isOpen) this.#lock.close();
  }

  /** On a full disk it is left for the next start. */
  private placeAll(): void {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      this.#recent.placeAll();
      this.#db.exec('COMMIT');
    } catch {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }

  private rows<Row>(statement: StatementSync, ...values: (string | number)[]): Row[] {
    return statement.all(...values) as unknown as Row[];
  }
}

/** The file with its settings, brought up to the newest version. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  chmodSync(file, 0o600);
  try {
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 0;
      PRAGMA wal_checkpoint(TRUNCATE);
      PRAGMA cache_size = -16000;
    `);
    migrate(db);
    db.exec(`DROP TABLE IF EXISTS ${PROBE}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A second file that is held for as long as the process lives, so that the first can be copied meanwhile. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, 'kalpler.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== BUSY) throw error;
    throw new Error(`another server uses the data in ${folder}`, { cause: error });
  }
}

function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (version > MIGRATIONS.length) {
    throw new Error(
      `the data is of version ${version}, and this server knows only up to ${MIGRATIONS.length}`,
    );
  }
  for (const [i, step] of MIGRATIONS.entries()) {
    if (i < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${i + 1}; COMMIT`);
  }
}

function statementsOf(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    end: db.prepare('COMMIT'),
    idOf: db.prepare('SELECT id FROM game_table WHERE slug = ?'),
    addTable: db.prepare('INSERT INTO game_table (slug, epoch, listing) VALUES (?, ?, ?)'),
    changeTable: db.prepare('UPDATE game_table SET epoch = ?, listing = ? WHERE id = ?'),
    putTimer: db.prepare('INSERT OR REPLACE INTO timer VALUES (?, ?, ?)'),
    dropTimer: db.prepare('DELETE FROM timer WHERE table_id = ? AND kind = ?'),
    addChat: db.prepare('INSERT INTO chat (table_id, at, body) VALUES (?, ?, ?)'),
    trimChat: db.prepare(
      'DELETE FROM chat WHERE table_id = ? AND n <= (SELECT n FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT 1 OFFSET ?)',
    ),
    putMatch: db.prepare('INSERT OR REPLACE INTO match VALUES (?, ?, ?, ?, ?, ?)'),
    drops: ['entry', 'block', 'timer', 'chat', 'game_table'].map((name) =>
      db.prepare(`DELETE FROM ${name} WHERE ${name === 'game_table' ? 'id' : 'table_id'} = ?`),
    ),
    someTables: db.prepare(
      'SELECT slug AS "table", epoch, listing FROM game_table WHERE slug > ? ORDER BY slug LIMIT ?',
    ),
    someTimers: db.prepare(
      'SELECT slug AS "table", kind, due FROM game_table JOIN timer ON table_id = id WHERE slug > ? AND slug <= ?',
    ),
    entriesOf: db.prepare(
      'SELECT ? AS "table", seq, epoch, at, cmd, body FROM entry WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
    ),
    chatsOf: db.prepare(
      'SELECT ? AS "table", at, body FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?',
    ),
    matchOf: db.prepare(
      'SELECT id AS match, table_id AS "table", game, ended_at AS endedAt, finished, body FROM match WHERE id = ?',
    ),
    prune: db.prepare('DELETE FROM match WHERE ended_at < ?'),
    probe: db.prepare('SELECT 1'),
  };
}
