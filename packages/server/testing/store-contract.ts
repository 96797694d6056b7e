// What every store must do, as tests that any store can be put behind.

import { describe, expect, it } from 'vitest';
import type { Batch, EntryRow, MatchRow, Store, TableRow } from '../src/store/store.ts';

export const NOTHING: Batch = {
  entries: [],
  tables: [],
  timers: [],
  chats: [],
  matches: [],
  closed: [],
};

export function entryRow(table: string, seq: number, more: Partial<EntryRow> = {}): EntryRow {
  return { table, seq, epoch: 1, at: 1000 + seq, cmd: null, body: `{"seq":${seq}}`, ...more };
}

export function tableRow(table: string, more: Partial<TableRow> = {}): TableRow {
  return { table, epoch: 1, listing: `{"id":"${table}"}`, ...more };
}

export function matchRow(match: string, more: Partial<MatchRow> = {}): MatchRow {
  return { match, table: 'lale', game: 'king', endedAt: 5000, finished: true, body: '{}', ...more };
}

/** A place for a store that outlives it. */
interface StorePlace {
  /** Opens the store, for the first time or again. */
  open(): Store;
  remove(): void;
}

/** Registers the tests of the contract; `make` gives a new, empty place each time. */
export function storeContract(name: string, make: () => StorePlace): void {
  describe(`${name} keeps the contract of a store:`, () => {
    /** Runs a test on an empty store; `again` closes it and opens it anew. */
    const on =
      (test: (store: Store, again: () => Promise<Store>) => Promise<void>) =>
      async (): Promise<void> => {
        const place = make();
        let store = place.open();
        try {
          await test(store, async () => {
            await store.close();
            store = place.open();
            return store;
          });
        } finally {
          await store.close();
          place.remove();
        }
      };

    it(
      'a new store is empty',
      on(async (store) => {
        expect(await store.tables()).toEqual([]);
        expect(await store.entries('lale')).toEqual([]);
        expect(await store.chats('lale', 10)).toEqual([]);
        expect(await store.match('none')).toBeNull();
        expect(await store.prune(1e15)).toBe(0);
        await expect(store.check()).resolves.toBeUndefined();
        await expect(store.check(true)).resolves.toBeUndefined();
        expect(await store.freeBytes()).toBeGreaterThan(0);
        expect(store.logBytes()).toBeGreaterThan(0);
      }),
    );

    it(
      'everything of a batch is there again after it is opened anew',
      on(async (store, again) => {
        const rows = [entryRow('lale', 0), entryRow('lale', 1, { cmd: '2:a', epoch: 3 })];
        const match = matchRow('m1', { finished: false, body: '{"ş":1}' });
        await store.commit({
          entries: rows,
          tables: [tableRow('lale', { epoch: 3 })],
          timers: [{ table: 'lale', kind: 'turn', due: 123_456_789_012 }],
          chats: [{ table: 'lale', at: 7, body: '"selâm 👋"' }],
          matches: [match],
          closed: [],
        });
        const opened = await again();
        expect(await opened.entries('lale')).toEqual(rows);
        expect(await opened.tables()).toEqual([
          {
            ...tableRow('lale', { epoch: 3 }),
            timers: [{ table: 'lale', kind: 'turn', due: 123_456_789_012 }],
          },
        ]);
        expect(await opened.chats('lale', 10)).toEqual([
          { table: 'lale', at: 7, body: '"selâm 👋"' },
        ]);
        expect(await opened.match('m1')).toEqual(match);
      }),
    );

    it(
      'tables and logs can be read piece by piece',
      on(async (store) => {
        const names = ['a', 'b', 'c', 'd', 'e'];
        await store.commit({
          ...NOTHING,
          tables: names.map((name) => tableRow(name)),
          timers: names.map((table) => ({ table, kind: 'cleanup' as const, due: 7 })),
          entries: names.map((_, seq) => entryRow('a', seq)),
        });
        const whole = await store.tables();
        expect(whole.map(({ table }) => table)).toEqual(names);
        expect(await store.tables('', 2)).toEqual(whole.slice(0, 2));
        expect(await store.tables('b', 2)).toEqual(whole.slice(2, 4));
        expect(await store.tables('d', 2)).toEqual(whole.slice(4));
        expect(await store.tables('e', 2)).toEqual([]);
        const log = await store.entries('a');
        expect(await store.entries('a', 0, 3)).toEqual(log.slice(0, 3));
        expect(await store.entries('a', 3, 3)).toEqual(log.slice(3));
        expect(await store.entries('a', 5, 3)).toEqual([]);
      }),
    );

    it(
      'a log is read in the order of its numbers, each table on its own',
      on(async (store) => {
        const mixed = [entryRow('b', 0), entryRow('a', 0), entryRow('a', 1), entryRow('b', 1)];
        await store.commit({ ...NOTHING, entries: mixed, tables: [tableRow('a'), tableRow('b')] });
        const later = Array.from({ length: 12 }, (_, i) => entryRow('a', i + 2));
        await store.commit({ ...NOTHING, entries: later });
        expect((await store.entries('a')).map(({ seq }) => seq)).toEqual([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        ]);
        expect((await store.entries('b')).map(({ table, seq }) => `${table}${seq}`)).toEqual([
          'b0',
          'b1',
        ]);
      }),
    );

    it(
      'a number is taken once at a table, and nothing of the batch that takes it again remains',
      on(async (store) => {
        await store.commit({ ...NOTHING, entries: [entryRow('a', 0)], tables: [tableRow('a')] });
        const second: Batch = {
          entries: [entryRow('a', 1), entryRow('b', 0), entryRow('a', 0, { body: '"other"' })],
          tables: [tableRow('b')],
          timers: [{ table: 'a', kind: 'turn', due: 1 }],
          chats: [{ table: 'a', at: 1, body: '"hi"' }],
          matches: [matchRow('m1')],
          closed: [],
        };
        await expect(store.commit(second)).rejects.toThrow();
        expect(await store.entries('a')).toEqual([entryRow('a', 0)]);
        expect(await store.entries('b')).toEqual([]);
        expect(await store.tables()).toEqual([{ ...tableRow('a'), timers: [] }]);
        expect(await store.chats('a', 10)).toEqual([]);
        expect(await store.match('m1')).toBeNull();
        // It can be used as before.
        await store.commit({ ...NOTHING, entries: [entryRow('a', 1)] });
        expect(await store.entries('a')).toHaveLength(2);
      }),
    );

    it(
      'a listing, a timer and a match are replaced, and a timer can be taken away',
      on(async (store) => {
        await store.commit({
          ...NOTHING,
          tables: [tableRow('a')],
          timers: [
            { table: 'a', kind: 'turn', due: 1 },
            { table: 'a', kind: 'cleanup', due: 2 },
          ],
          matches: [matchRow('m1', { finished: false })],
        });
        await store.commit({
          ...NOTHING,
          tables: [tableRow('a', { listing: '"new"', epoch: 2 })],
          timers: [
            { table: 'a', kind: 'turn', due: null },
            { table: 'a', kind: 'cleanup', due: 9 },
            { table: 'a', kind: 'pause', due: null },
          ],
          matches: [matchRow('m1', { body: '"whole"' })],
        });
        expect(await store.tables()).toEqual([
          {
            table: 'a',
            epoch: 2,
            listing: '"new"',
            timers: [{ table: 'a', kind: 'cleanup', due: 9 }],
          },
        ]);
        expect(await store.match('m1')).toEqual(matchRow('m1', { body: '"whole"' }));
      }),
    );

    it(
      'the last lines of a chat come oldest first',
      on(async (store) => {
        const chats = Array.from({ length: 5 }, (_, i) => ({ table: 'a', at: 9, body: `"${i}"` }));
        const all = [...chats, { table: 'b', at: 1, body: '"b"' }];
        await store.commit({ ...NOTHING, chats: all, tables: [tableRow('a'), tableRow('b')] });
        const bodies = async (most: number) =>
          (await store.chats('a', most)).map(({ body }) => body);
        expect(await bodies(3)).toEqual(['"2"', '"3"', '"4"']);
        expect(await bodies(100)).toEqual(['"0"', '"1"', '"2"', '"3"', '"4"']);
      }),
    );

    it(
      'old lines are taken away with a line that says how many are kept',
      on(async (store) => {
        const chats = Array.from({ length: 9 }, (_, i) => ({ table: 'a', at: i, body: `"${i}"` }));
        const tables = [tableRow('a'), tableRow('b')];
        await store.commit({ ...NOTHING, tables, chats: [...chats, { ...chats[0]!, table: 'b' }] });
        await store.commit({ ...NOTHING, chats: [{ table: 'a', at: 9, body: '"9"', keep: 3 }] });
        const left = await store.chats('a', 100);
        expect(left.map(({ body }) => body)).toEqual(['"7"', '"8"', '"9"']);
        expect(await store.chats('b', 100)).toHaveLength(1);
      }),
    );

    it(
      'a closed table is gone with all that it had, but for its matches',
      on(async (store, again) => {
        const whole = (table: string): Batch => ({
          entries: [entryRow(table, 0)],
          tables: [tableRow(table)],
          timers: [{ table, kind: 'cleanup', due: 1 }],
          chats: [{ table, at: 1, body: '""' }],
          matches: [matchRow(`of-${table}`, { table })],
          closed: [],
        });
        await store.commit(whole('a'));
        await store.commit(whole('b'));
        // The last entry of a table and its end may come in one batch.
        await store.commit({ ...NOTHING, entries: [entryRow('a', 1)], closed: ['a'] });
        const opened = await again();
        expect(await opened.entries('a')).toEqual([]);
        expect(await opened.chats('a', 10)).toEqual([]);
        expect((await opened.tables()).map(({ table, timers }) => [table, timers.length])).toEqual([
          ['b', 1],
        ]);
        expect(await opened.match('of-a')).toEqual(matchRow('of-a', { table: 'a' }));
        expect(await opened.entries('b')).toHaveLength(1);
        expect(await opened.chats('b', 10)).toHaveLength(1);
        // Its word may be used again.
        await opened.commit({ ...NOTHING, entries: [entryRow('a', 0)], tables: [tableRow('a')] });
        expect(await opened.entries('a')).toEqual([entryRow('a', 0)]);
        expect(await opened.chats('a', 10)).toEqual([]);
      }),
    );

    it(
      'a line of chat or a timer for an unknown table is not taken, and does the others no harm',
      on(async (store, again) => {
        const line = { table: 'a', at: 1, body: '"too late"' };
        await store.commit({ ...NOTHING, tables: [tableRow('a'), tableRow('b')] });
        await store.commit({ ...NOTHING, closed: ['a'] });
        await store.commit({
          ...NOTHING,
          chats: [line, { ...line, table: 'b' }],
          timers: [{ table: 'a', kind: 'cleanup', due: 1 }],
        });
        expect(await store.chats('a', 10)).toEqual([]);
        expect(await store.chats('b', 10)).toHaveLength(1);
        // The next table with that word has nothing of it.
        await store.commit({ ...NOTHING, tables: [tableRow('a')] });
        const opened = await again();
        expect(await opened.chats('a', 10)).toEqual([]);
        expect((await opened.tables()).map(({ timers }) => timers)).toEqual([[], []]);
      }),
    );

    it(
      'an entry for an unknown table fails its batch',
      on(async (store) => {
        const entries = [entryRow('b', 0), entryRow('a', 0)];
        await expect(
          store.commit({ ...NOTHING, entries, tables: [tableRow('b')] }),
        ).rejects.toThrow();
        expect(await store.tables()).toEqual([]);
        expect(await store.entries('b')).toEqual([]);
        await store.commit({ ...NOTHING, entries: [entryRow('b', 0)], tables: [tableRow('b')] });
        expect(await store.entries('b')).toHaveLength(1);
      }),
    );

    it(
      'old matches are taken away, and only those',
      on(async (store) => {
        const matches = [1, 2, 3].map((n) => matchRow(`m${n}`, { endedAt: n * 1000 }));
        await store.commit({ ...NOTHING, matches });
        expect(await store.prune(2000)).toBe(1);
        expect(await store.match('m1')).toBeNull();
        expect((await store.match('m2'))?.endedAt).toBe(2000);
        expect(await store.prune(2000)).toBe(0);
      }),
    );

    it(
      'one that is closed says so, and closing twice does no harm',
      on(async (store) => {
        await store.close();
        await store.close();
        await expect(store.check()).rejects.toThrow();
        await expect(store.commit(NOTHING)).rejects.toThrow();
      }),
    );
  });
}
