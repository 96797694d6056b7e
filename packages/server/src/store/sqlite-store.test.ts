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
    await store.commit({ ...NOTHING, entries: [entryRow('lale', 0)] });
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
      const none = { tables: [], timers: [], chats: [], matches: [], closed: [] };
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
      await store.commit({ ...NOTHING, entries: [entryRow('lale', 0)] });
      const tool = opened(new DatabaseSync(file));
      tool.exec(`CREATE TRIGGER full BEFORE INSERT ON chat
      BEGIN SELECT RAISE(${ending}, 'database or disk is full'); END`);
      const failing = store.commit({
        ...NOTHING,
        entries: [entryRow('lale', 1)],
        tables: [tableRow('lale')],
        timers: [{ table: 'lale', kind: 'turn', due: 1 }],
        chats: [{ table: 'lale', at: 1, body: '"hi"' }],
      });
      await expect(failing).rejects.toThrow('database or disk is full');
      expect(await store.entries('lale')).toEqual([entryRow('lale', 0)]);
      expect(await store.tables()).toEqual([]);
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
    await store.commit({ ...NOTHING, entries: [entryRow('lale', 0)] });
    const copy = path.join(folder, 'copy');
    mkdirSync(copy);
    for (const end of ['', '-wal']) {
      copyFileSync(`${file}${end}`, path.join(copy, `kalpler.sqlite${end}`));
    }
    const restored = opened(new SqliteStore(copy));
    expect(await restored.entries('lale')).toEqual([entryRow('lale', 0)]);
  });
});
