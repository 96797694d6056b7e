// The embedded store: the contract, and what is special about a file on a disk.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/harness.ts';
import {
  entryRow,
  matchRow,
  NOTHING,
  storeContract,
  tableRow,
} from '../../testing/store-contract.ts';
import { MIGRATIONS } from './schema.ts';
import { openFile, SqliteStore } from './sqlite-store.ts';

storeContract('the SQLite store', () => {
  const folder = newFolder();
  return {
    open: () => new SqliteStore(folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
});

describe('the SQLite file', () => {
  let folder: string;
  let file: string;
  const open: { close(): unknown }[] = [];
  const opened = <T extends { close(): unknown }>(each: T): T => {
    open.push(each);
    return each;
  };
  beforeEach(() => {
    folder = newFolder();
    file = path.join(folder, 'kalpler.sqlite');
  });
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
    rmSync(folder, { recursive: true });
  });

  /** The file through another connection, as a tool for backups would read it. */
  const outside = (name = file): DatabaseSync => opened(new DatabaseSync(name, { readOnly: true }));

  it('has a write-ahead log and is synced at every commit', async () => {
    const db = opened(openFile(path.join(folder, 'other.sqlite')));
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    const FULL = 2;
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    const store = opened(new SqliteStore(folder));
    await store.commit({ ...NOTHING, entries: [entryRow('lale', 0)], tables: [tableRow('lale')] });
    expect(existsSync(`${file}-wal`)).toBe(true);
    expect(outside().prepare('SELECT count(*) AS n FROM entry').get()).toEqual({ n: 1 });
  });

  it('is made with its folders when there is none', () => {
    const deep = path.join(folder, 'a', 'b');
    opened(new SqliteStore(deep));
    expect(existsSync(path.join(deep, 'kalpler.sqlite'))).toBe(true);
  });

  it('is refused to a second server with a sentence that names the folder', async () => {
    const first = opened(new SqliteStore(folder));
    expect(() => new SqliteStore(folder)).toThrow(`another server uses the data in ${folder}`);
    await first.commit({ ...NOTHING, tables: [tableRow('lale')] });
    await first.close();
    const second = opened(new SqliteStore(folder));
    expect(await second.tables()).toHaveLength(1);
  });

  it('is free again when the process that had it was killed, with all that was committed', async () => {
    const program = `
      import { SqliteStore } from ${JSON.stringify(new URL('./sqlite-store.ts', import.meta.url).href)};
      const store = new SqliteStore(${JSON.stringify(folder)});
      const row = (seq) => ({ table: 'lale', seq, epoch: 1, at: seq, cmd: null, body: '{}' });
      const tables = [{ table: 'lale', epoch: 1, listing: '{}' }];
      const none = { tables, timers: [], chats: [], matches: [], closed: [] };
      for (let seq = 0; ; seq++) {
        await store.commit({ ...none, entries: [row(seq)] });
        process.stdout.write(seq + '\\n');
        if (seq === 20) await new Promise((resolve) => setInterval(resolve, 1e9));
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8');
    for await (const text of child.stdout) {
      said += text;
      if (said.includes('20\n')) break;
    }
    expect(() => new SqliteStore(folder)).toThrow('another server uses');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = opened(new SqliteStore(folder));
    expect((await store.entries('lale')).map(({ seq }) => seq)).toEqual([...Array(21).keys()]);
  });

  it('of the version before is brought up to date: all of its tables, and nothing that belongs to none', async () => {
    const tool = new DatabaseSync(file);
    for (const step of MIGRATIONS.slice(0, 2)) tool.exec(step);
    tool.exec(`
      PRAGMA user_version = 2;
      INSERT INTO game_table VALUES ('lale', 3, '{"id":"lale"}'), ('gul', 1, '{"id":"gül"}');
      INSERT INTO entry VALUES ('lale', 0, 2, 10, NULL, '"bir"'), ('lale', 1, 3, 11, '0:a', '"iki"'),
        ('gul', 0, 1, 12, NULL, '"üç"'), ('gone', 0, 1, 1, NULL, '"eski"');
      INSERT INTO timer VALUES ('gul', 'cleanup', 99), ('gone', 'cleanup', 1);
      INSERT INTO chat (table_id, at, body) VALUES ('lale', 1, '"a"'), ('gone', 2, '"too late"'),
        ('gul', 3, '"b"'), ('lale', 4, '"c"');
      INSERT INTO match VALUES ('m1', 'gone', 'king', 5000, 1, '{}');
    `);
    const recent = [
      ['lale', 1, 3, 11, '0:a', '"iki"'],
      ['lale', 2, 3, 13, null, '"dört"'],
      ['gone', 1, 1, 1, null, '"eski"'],
    ];
    tool.prepare('INSERT INTO recent VALUES (1, ?)').run(JSON.stringify(recent));
    tool.close();
    const store = opened(new SqliteStore(folder));
    expect(await store.tables()).toEqual([
      {
        table: 'gul',
        epoch: 1,
        listing: '{"id":"gül"}',
        timers: [{ table: 'gul', kind: 'cleanup', due: 99 }],
      },
      { table: 'lale', epoch: 3, listing: '{"id":"lale"}', timers: [] },
    ]);
    expect(await store.entries('lale')).toEqual([
      { table: 'lale', seq: 0, epoch: 2, at: 10, cmd: null, body: '"bir"' },
      { table: 'lale', seq: 1, epoch: 3, at: 11, cmd: '0:a', body: '"iki"' },
      { table: 'lale', seq: 2, epoch: 3, at: 13, cmd: null, body: '"dört"' },
    ]);
    expect(await store.entries('gul')).toHaveLength(1);
    expect((await store.chats('lale', 9)).map(({ body }) => body)).toEqual(['"a"', '"c"']);
    expect(await store.match('m1')).toMatchObject({ table: 'gone', finished: true });
    // What was there without a table does not come back with the word.
    await store.commit({ ...NOTHING, entries: [entryRow('gone', 0)], tables: [tableRow('gone')] });
    expect(await store.entries('gone')).toEqual([entryRow('gone', 0)]);
    expect(await store.chats('gone', 9)).toEqual([]);
    const counts = ['entry', 'timer', 'chat'].map(
      (name) => outside().prepare(`SELECT count(*) AS n FROM ${name}`).get()!.n,
    );
    expect(counts).toEqual([5, 1, 3]);
  });

  it('never gives the number of a table again', async () => {
    const store = opened(new SqliteStore(folder));
    const ids: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await store.commit({ ...NOTHING, tables: [tableRow('lale')] });
      ids.push(outside().prepare('SELECT id FROM game_table').get()!.id);
      await store.commit({ ...NOTHING, closed: ['lale'] });
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('of a newer version is refused, unchanged, and the folder stays free', async () => {
    await new SqliteStore(folder).close();
    const newer = MIGRATIONS.length + 1;
    const tool = new DatabaseSync(file);
    tool.exec(`PRAGMA user_version = ${newer}`);
    tool.close();
    const sentence = `the data is of version ${newer}, and this server knows only up to ${MIGRATIONS.length}`;
    expect(() => new SqliteStore(folder)).toThrow(sentence);
    expect(() => new SqliteStore(folder)).toThrow(sentence);
    expect(outside().prepare('PRAGMA user_version').get()).toEqual({ user_version: newer });
  });

  it('is migrated once: opening it again leaves the tables as they are', async () => {
    const first = new SqliteStore(folder);
    await first.commit({ ...NOTHING, matches: [matchRow('m1')] });
    await first.close();
    const tables = () =>
      outside().prepare('SELECT name, sql, rootpage FROM sqlite_schema ORDER BY name').all();
    const before = tables();
    const second = opened(new SqliteStore(folder));
    expect(await second.match('m1')).toEqual(matchRow('m1'));
    expect(outside().prepare('PRAGMA user_version').get()).toEqual({
      user_version: MIGRATIONS.length,
    });
    expect(tables()).toEqual(before);
    expect(before.map(({ name }) => name)).toContain('entry');
  });

  it('that cannot be written to is not said to be in use', () => {
    mkdirSync(file);
    expect(() => new SqliteStore(folder)).toThrow(/unable to open/);
    rmSync(file, { recursive: true });
    writeFileSync(path.join(folder, 'kalpler.lock'), 'this is no database, and long enough');
    expect(() => new SqliteStore(folder)).toThrow(/not a database/);
    rmSync(path.join(folder, 'kalpler.lock'));
    opened(new SqliteStore(folder));
  });

  // SQLite takes a transaction back by itself when the disk is full, and leaves it open in other cases.
  it.each(['ROLLBACK', 'ABORT'])(
    'is left as it was by a commit that ends in %s',
    async (ending) => {
      const store = opened(new SqliteStore(folder));
      await store.commit({
        ...NOTHING,
        entries: [entryRow('lale', 0)],
        tables: [tableRow('lale')],
      });
      const tool = opened(new DatabaseSync(file));
      tool.exec(`CREATE TRIGGER full BEFORE INSERT ON chat
      BEGIN SELECT RAISE(${ending}, 'database or disk is full'); END`);
      const failing = store.commit({
        ...NOTHING,
        entries: [entryRow('lale', 1), entryRow('gül', 0)],
        tables: [tableRow('lale', { listing: '"new"' }), tableRow('gül')],
        timers: [{ table: 'lale', kind: 'turn', due: 1 }],
        chats: [{ table: 'lale', at: 1, body: '"hi"' }],
      });
      await expect(failing).rejects.toThrow('database or disk is full');
      expect(await store.entries('lale')).toEqual([entryRow('lale', 0)]);
      expect(await store.tables()).toEqual([{ ...tableRow('lale'), timers: [] }]);
      tool.exec('DROP TRIGGER full');
      await store.commit({
        ...NOTHING,
        entries: [entryRow('lale', 1)],
        tables: [tableRow('lale')],
      });
      expect(await store.entries('lale')).toHaveLength(2);
      expect(await store.tables()).toEqual([{ ...tableRow('lale'), timers: [] }]);
    },
  );

  it('can be backed up while the server runs, and the copy opened', async () => {
    const store = opened(new SqliteStore(folder));
    await store.commit({
      ...NOTHING,
      entries: [entryRow('lale', 0), entryRow('lale', 1)],
      tables: [tableRow('lale')],
    });
    const copy = path.join(folder, 'copy');
    mkdirSync(copy);
    await backup(outside(), path.join(copy, 'kalpler.sqlite'));
    await store.commit({ ...NOTHING, entries: [entryRow('lale', 2)] });
    const restored = opened(new SqliteStore(copy));
    expect(await restored.entries('lale')).toEqual([entryRow('lale', 0), entryRow('lale', 1)]);
    expect(await restored.tables()).toEqual([{ ...tableRow('lale'), timers: [] }]);
  });

  it('can be copied with its log as plain files while nothing is being written', async () => {
    const store = opened(new SqliteStore(folder));
    await store.commit({ ...NOTHING, entries: [entryRow('lale', 0)], tables: [tableRow('lale')] });
    const copy = path.join(folder, 'copy');
    mkdirSync(copy);
    for (const end of ['', '-wal']) {
      copyFileSync(`${file}${end}`, path.join(copy, `kalpler.sqlite${end}`));
    }
    const restored = opened(new SqliteStore(copy));
    expect(await restored.entries('lale')).toEqual([entryRow('lale', 0)]);
  });
});
