// Large commits: whatever is committed is read at once, after a proper end and after a crash, and nothing else is.

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../testing/harness.ts';
import { entryRow, NOTHING, tableRow } from '../../testing/store-contract.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { EntryRow } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The data as a crash at this moment would leave it. */
function crashed(from: string): string {
  const copy = path.join(folder, 'crashed');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const end of ['', '-wal']) {
    cpSync(path.join(from, `kalpler.sqlite${end}`), path.join(copy, `kalpler.sqlite${end}`));
  }
  return copy;
}

function rowsOf(from: string): number {
  const db = new DatabaseSync(path.join(from, 'kalpler.sqlite'));
  const { n } = db.prepare('SELECT count(*) AS n FROM recent').get() as { n: number };
  db.close();
  return n;
}

/** Tables that play, and what each of them has in its log. */
class Tables {
  readonly store: SqliteStore;
  readonly logs = new Map<string, EntryRow[]>();
  #made = 0;

  constructor(store: SqliteStore) {
    this.store = store;
  }

  async open(): Promise<void> {
    const table = `t${this.#made++}`;
    const entry = entryRow(table, 0);
    this.logs.set(table, [entry]);
    await this.store.commit({ ...NOTHING, tables: [tableRow(table)], entries: [entry] });
  }

  /** One commit with the given number of entries of each of these tables. */
  async play(numbers: readonly number[]): Promise<void> {
    const names = [...this.logs.keys()];
    const entries = numbers.map((number) => {
      const table = names[number % names.length]!;
      const log = this.logs.get(table)!;
      const entry = entryRow(table, log.length, { body: `{"ş":"\\"${number}"}` });
      log.push(entry);
      return entry;
    });
    await this.store.commit({ ...NOTHING, entries });
  }

  async close(number: number): Promise<void> {
    const names = [...this.logs.keys()];
    const table = names[number % names.length]!;
    this.logs.delete(table);
    await this.store.commit({ ...NOTHING, closed: [table] });
  }

  async expectIn(store: SqliteStore): Promise<void> {
    for (let n = 0; n < this.#made; n++) {
      expect(await store.entries(`t${n}`)).toEqual(this.logs.get(`t${n}`) ?? []);
    }
  }
}

const numbers = fc.array(fc.nat(30), { minLength: 1, maxLength: 60 });
const anyStep = fc.oneof(
  { weight: 12, arbitrary: numbers.map((list) => ({ kind: 'play' as const, list })) },
  { weight: 2, arbitrary: fc.constant({ kind: 'open' as const }) },
  { weight: 1, arbitrary: fc.nat(30).map((number) => ({ kind: 'close' as const, number })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'crash' as const }) },
);

test('logs are what was committed, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60 }), async (steps) => {
      const data = path.join(folder, 'data');
      rmSync(data, { recursive: true, force: true });
      const tables = new Tables(new SqliteStore(data));
      for (let i = 0; i < 6; i++) await tables.open();
      for (const step of steps) {
        if (step.kind === 'play') await tables.play(step.list);
        else if (step.kind === 'open' || tables.logs.size < 3) await tables.open();
        else if (step.kind === 'close') await tables.close(step.number);
        else {
          const again = new SqliteStore(crashed(data));
          await tables.expectIn(again);
          await again.close();
        }
      }
      await tables.expectIn(tables.store);
      await tables.store.close();
      expect(rowsOf(data)).toBe(0);
      const opened = new SqliteStore(data);
      await tables.expectIn(opened);
      await opened.close();
    }),
    { numRuns: 12 },
  );
});

test('rows of large commits do not pile up, also when some tables hardly play', async () => {
  const data = path.join(folder, 'data');
  const tables = new Tables(new SqliteStore(data));
  for (let i = 0; i < 400; i++) await tables.open();
  // Ten tables play all the time, the others once each.
  for (let i = 0; i < 390; i++)
    await tables.play([10 + i, ...Array.from({ length: 10 }, (_, k) => k)]);
  expect(rowsOf(crashed(data))).toBeLessThan(256 + 64);
  await tables.expectIn(tables.store);
  await tables.store.close();
});

test('a number that is taken is refused, and its whole commit is dropped', async () => {
  const tables = new Tables(new SqliteStore(path.join(folder, 'data')));
  for (let i = 0; i < 10; i++) await tables.open();
  await tables.play(Array.from({ length: 10 }, (_, i) => i));
  const fresh = Array.from({ length: 9 }, (_, i) => entryRow(`t${i + 1}`, 2));
  for (const wrong of [entryRow('t0', 1), entryRow('t0', 0), entryRow('t0', 3)]) {
    const commit = tables.store.commit({ ...NOTHING, entries: [...fresh, wrong] });
    await expect(commit).rejects.toThrow('entry');
  }
  await tables.expectIn(tables.store);
  await tables.play(Array.from({ length: 10 }, (_, i) => i));
  await tables.expectIn(tables.store);
  await tables.store.close();
});

test('what a closed table has left does not fall to the next one of that name after a crash', async () => {
  const data = path.join(folder, 'data');
  const store = new SqliteStore(data);
  const names = Array.from({ length: 10 }, (_, i) => `t${i}`);
  for (const table of names) {
    await store.commit({ ...NOTHING, tables: [tableRow(table)], entries: [entryRow(table, 0)] });
  }
  // A large commit, whose row is still there when the first of its tables is closed.
  await store.commit({ ...NOTHING, entries: names.map((table) => entryRow(table, 1)) });
  await store.commit({ ...NOTHING, closed: ['t0'] });
  const fresh = [entryRow('t0', 0, { body: '"new"' })];
  await store.commit({ ...NOTHING, tables: [tableRow('t0')], entries: fresh });
  expect(rowsOf(crashed(data))).toBe(1);
  const again = new SqliteStore(crashed(data));
  expect(await again.entries('t0')).toEqual(fresh);
  expect(await again.entries('t1')).toHaveLength(2);
  await again.close();
  await store.close();
});
