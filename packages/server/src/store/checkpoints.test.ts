// The thread that works the log into the file: it may end at any time, and the log stays short all the same.

import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { newFolder } from '../../testing/harness.ts';
import { entryRow, NOTHING, tableRow } from '../../testing/store-contract.ts';
import { SqliteStore } from './sqlite-store.ts';

const PAUSE = 2000;
const REST = 1000;

let folder: string;
let clock: FakeClock;
let store: SqliteStore;
let failures: string[];
/** Every thread that was started, the newest last. */
let threads: Worker[];
const note = (worker: Worker) => threads.push(worker);

let seq: number;
beforeEach(async () => {
  seq = 0;
  folder = newFolder();
  clock = new FakeClock();
  failures = [];
  threads = [];
  process.on('worker', note);
  store = new SqliteStore(folder, {
    clock,
    checkpointFailed: ({ message }) => failures.push(message),
  });
  await started(1);
});
afterEach(async () => {
  process.off('worker', note);
  await store.close();
  rmSync(folder, { recursive: true });
});

async function started(count: number): Promise<Worker> {
  await expect.poll(() => threads.length).toBe(count);
  return threads.at(-1)!;
}

const logBytes = () => statSync(path.join(folder, 'kalpler.sqlite-wal')).size;

/** Some megabytes for the log. */
async function load(): Promise<void> {
  const body = JSON.stringify('x'.repeat(4000));
  for (let i = 0; i < 50; i++) {
    const entries = Array.from({ length: 100 }, () => ({ ...entryRow('lale', seq++), body }));
    await store.commit({ ...NOTHING, entries, tables: [tableRow('lale')] });
  }
}

/** The thread is asked, and has answered. */
async function checkpoint(thread: Worker): Promise<void> {
  const answered = once(thread, 'message');
  clock.advance(PAUSE);
  await answered;
}

it('a thread that is ended under load is replaced after a rest, and it is reported', async () => {
  const first = threads[0]!;
  await checkpoint(first);
  clock.advance(PAUSE);
  const work = load();
  await first.terminate();
  await work;
  expect(failures).toEqual(['the checkpoint thread has ended']);
  clock.advance(REST - 1);
  expect(threads).toHaveLength(1);
  clock.advance(1);
  const second = await started(2);
  await checkpoint(second);
  await load();
  await checkpoint(second);
  // All of the log is in the file: the next write begins it anew.
  const before = logBytes();
  await store.commit({ ...NOTHING, entries: [entryRow('lale', seq++)] });
  expect(logBytes()).toBe(before);
  expect(failures).toHaveLength(1);
});

it('without any thread commits keep the log short by themselves', async () => {
  await threads[0]!.terminate();
  await expect.poll(() => failures).toHaveLength(1);
  for (let i = 0; i < 4; i++) await load();
  // 4,000 pages of 4 KB and what one commit adds; all that was written is four times as much.
  expect(logBytes()).toBeLessThan(24_000_000);
  expect(seq).toBe(20_000);
});

it('one that cannot live is started less and less often', async () => {
  let rest = REST;
  for (let count = 1; count <= 8; count++) {
    await (await started(count)).terminate();
    await expect.poll(() => failures).toHaveLength(count);
    clock.advance(rest - 1);
    expect(threads).toHaveLength(count);
    clock.advance(1);
    rest = Math.min(60_000, rest * 2);
  }
  await started(9);
});

it('a thread that does not answer for a minute is ended and replaced', async () => {
  const thread = threads[0]!;
  const ended = once(thread, 'exit');
  thread.postMessage = () => {};
  clock.advance(PAUSE);
  clock.advance(60_000);
  await ended;
  await expect.poll(() => failures).toHaveLength(1);
  clock.advance(REST);
  await checkpoint(await started(2));
});

it('what goes wrong when the log is begun anew is reported, and the thread goes on', async () => {
  const thread = threads[0]!;
  await checkpoint(thread);
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (text) {
    if (text.includes('RESTART')) throw new Error('disk I/O error');
    exec.call(this, text);
  };
  try {
    // As many pages as only a very long log has.
    thread.emit('message', 10_000);
    expect(failures).toEqual(['disk I/O error']);
  } finally {
    DatabaseSync.prototype.exec = exec;
  }
  await checkpoint(thread);
});
