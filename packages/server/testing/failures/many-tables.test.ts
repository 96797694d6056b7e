// A restart with many stored tables: all of them are dealt with, and never many in one turn of the event loop.

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeTables } from '../../bench/stored-tables.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { TableHost } from '../../src/table/host.ts';
import { FakeClock } from '../fake-clock.ts';
import { newFolder, startTestServer, type TestServer } from '../harness.ts';
import { entryRow, NOTHING, tableRow } from '../store-contract.ts';

const TABLES = 200;
/** With these many moves reading a table takes far more than a tenth of a millisecond, and a turn has 5. */
const MOVES = 150;
const MOST_IN_A_TURN = 50;

/** A store that counts how many logs are read between two turns of the event loop. */
class CountingStore extends SqliteStore {
  reads = 0;
  most = 0;
  #inTurn = 0;

  override entries(...request: Parameters<SqliteStore['entries']>) {
    this.reads++;
    this.most = Math.max(this.most, ++this.#inTurn);
    if (this.#inTurn === 1) {
      setImmediate(() => {
        this.#inTurn = 0;
      });
    }
    return super.entries(...request);
  }
}

let folder: string;
let clock: FakeClock;
let store: CountingStore;
let server: TestServer;
beforeEach(async () => {
  folder = newFolder();
  clock = new FakeClock();
});
afterEach(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  store = new CountingStore(folder);
  server = await startTestServer({ clock, store, folder });
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Lets the server work until something is so; the time of the tables stands still meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

const word = (i: number) => `masa${i}`;

it('those that nobody comes back to are closed and archived a few at a time', async () => {
  await storeTables(folder, TABLES, MOVES);
  await start();
  expect(server.lobby.size).toBe(TABLES);
  clock.advance(20_000);
  // The clean-up time begins to run once all have had time to come back.
  await until(() => clock.pending > 0);
  const answers: Promise<Response>[] = [];
  while (server.lobby.size > 0) {
    clock.advance(60_000);
    answers.push(fetch(`${server.url}/healthz`));
    await turn();
  }
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect(store.most).toBeGreaterThan(0);
  expect(store.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
  expect(await store.tables()).toEqual([]);
  expect(await store.entries(word(TABLES - 1))).toEqual([]);
});

it('those that everybody comes back to at once are read a few at a time', async () => {
  await storeTables(folder, TABLES, MOVES);
  await start();
  const found = await Promise.all(
    Array.from({ length: TABLES }, (_, i) => server.lobby.find(word(i))),
  );
  expect(found.every((host) => host instanceof TableHost)).toBe(true);
  expect(store.most).toBeLessThanOrEqual(MOST_IN_A_TURN);
});

it('waiting rooms and matches that are over are closed without reading their logs', async () => {
  const phases = ['waiting', 'gameEnd', 'partyEnd', 'waiting', 'gameEnd'];
  const before = new SqliteStore(folder);
  await before.commit({
    ...NOTHING,
    tables: phases.map((phase, i) =>
      tableRow(word(i), { listing: JSON.stringify({ id: word(i), phase }) }),
    ),
    timers: phases.map((_, i) => ({ table: word(i), kind: 'cleanup' as const, due: 1 + i })),
    entries: phases.map((_, i) => entryRow(word(i), 0)),
  });
  await before.close();
  await start();
  clock.advance(19_999);
  expect(server.lobby.size).toBe(phases.length);
  clock.advance(1);
  await until(() => server.lobby.size === 0);
  expect(store.reads).toBe(0);
  expect(await store.tables()).toEqual([]);
});

it('tables that are left in the same moment are closed a few at a time', async () => {
  await storeTables(folder, TABLES, MOVES);
  await start();
  await Promise.all(Array.from({ length: TABLES }, (_, i) => server.lobby.find(word(i))));
  expect(server.lobby.size).toBe(TABLES);
  clock.advance(60_000);
  await turn();
  const left = server.lobby.size;
  expect(left).toBeGreaterThan(TABLES - MOST_IN_A_TURN);
  await until(() => server.lobby.size === 0);
  expect(await store.tables()).toEqual([]);
});
