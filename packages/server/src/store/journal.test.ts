// How writes become commits: together, in order, and announced only afterwards.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryRow, NOTHING, tableRow } from '../../testing/store-contract.ts';
import { Journal, type JournalWatch } from './journal.ts';
import type { Batch } from './store.ts';

/** A store that only notes its batches; `fails` and `gate` decide how each commit ends. */
class NotingStore {
  readonly batches: Batch[] = [];
  fails: Error | null = null;
  gate: Promise<void> | null = null;

  async commit(batch: Batch): Promise<void> {
    this.batches.push(batch);
    await this.gate;
    if (this.fails !== null) throw this.fails;
  }
}

function journalOn(store: NotingStore, watch: Partial<JournalWatch> = {}): Journal {
  return new Journal(store as never, { committed: () => {}, failed: () => {}, ...watch });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('writes of one turn of the loop are one commit', async () => {
  const store = new NotingStore();
  const counts: number[] = [];
  const journal = journalOn(store, { committed: (writes) => counts.push(writes) });
  for (let i = 0; i < 100; i++) void journal.append({ entries: [entryRow(`t${i}`, 0)] });
  expect(store.batches).toEqual([]);
  await journal.settled();
  expect(store.batches).toHaveLength(1);
  expect(store.batches[0]!.entries.map(({ table }) => table)).toEqual(
    Array.from({ length: 100 }, (_, i) => `t${i}`),
  );
  expect(counts).toEqual([100]);
});

it('nobody is notified before the commit is done, and then all in the order of their writes', async () => {
  const store = new NotingStore();
  const gate = Promise.withResolvers<void>();
  store.gate = gate.promise;
  const journal = journalOn(store);
  const messages: string[] = [];
  for (const table of ['a', 'b', 'a']) {
    void journal
      .append({ entries: [entryRow(table, messages.length)] })
      .then((error) => messages.push(`${table} ${error}`));
  }
  await turn();
  await turn();
  expect(store.batches).toHaveLength(1);
  expect(messages).toEqual([]);
  gate.resolve();
  await journal.settled();
  expect(messages).toEqual(['a null', 'b null', 'a null']);
});

it('what comes during a commit waits for the next, which begins by itself', async () => {
  const store = new NotingStore();
  const gate = Promise.withResolvers<void>();
  store.gate = gate.promise;
  const journal = journalOn(store);
  const messages: string[] = [];
  void journal.append({ entries: [entryRow('a', 0)] }).then(() => messages.push('first'));
  await turn();
  void journal.append({ entries: [entryRow('a', 1)] }).then(() => messages.push('second'));
  void journal.append({ entries: [entryRow('a', 2)] }).then(() => messages.push('third'));
  await turn();
  expect(store.batches).toHaveLength(1);
  store.gate = null;
  const last = journal.append({});
  gate.resolve();
  await last;
  expect(store.batches.map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[0], [1, 2]]);
  expect(messages).toEqual(['first', 'second', 'third']);
});

it('a failure is reported to all of the batch, and the next one works again', async () => {
  const store = new NotingStore();
  const failures: string[] = [];
  const journal = journalOn(store, { failed: ({ message }) => failures.push(message) });
  store.fails = new Error('database or disk is full');
  const messages: (string | null)[] = [];
  const done = (error: Error | null) => messages.push(error?.message ?? null);
  void journal.append({ entries: [entryRow('a', 0)] }).then(done);
  void journal.append({ entries: [entryRow('b', 0)] }).then(done);
  await journal.settled();
  expect(messages).toEqual(['database or disk is full', 'database or disk is full']);
  expect(failures).toEqual(['database or disk is full']);
  store.fails = null;
  void journal.append({ entries: [entryRow('a', 0)] }).then(done);
  await journal.settled();
  expect(messages[2]).toBeNull();
});

it('what was appended while a commit was failing fails with it: it may build on what is not there', async () => {
  const store = new NotingStore();
  const gate = Promise.withResolvers<void>();
  store.gate = gate.promise;
  store.fails = new Error('gone');
  const journal = journalOn(store);
  const messages: string[] = [];
  void journal
    .append({ entries: [entryRow('a', 0)] })
    .then((error) => messages.push(`0 ${error?.message}`));
  await turn();
  void journal
    .append({ entries: [entryRow('a', 1)] })
    .then((error) => messages.push(`1 ${error?.message}`));
  gate.resolve();
  await journal.settled();
  expect(messages).toEqual(['0 gone', '1 gone']);
  expect(store.batches).toHaveLength(1);
});

it('of listings and timers the last state is written, of all else everything', async () => {
  const store = new NotingStore();
  const journal = journalOn(store);
  const chat = (body: string) => ({ table: 'a', at: 1, body });
  void journal.append({
    entries: [entryRow('a', 0)],
    listing: tableRow('a', { listing: 'old' }),
    timers: [
      { table: 'a', kind: 'turn', due: 1 },
      { table: 'b', kind: 'turn', due: 5 },
    ],
    chat: chat('one'),
  });
  void journal.append({
    entries: [entryRow('a', 1)],
    listing: tableRow('a', { listing: 'new' }),
    timers: [
      { table: 'a', kind: 'turn', due: null },
      { table: 'a', kind: 'cleanup', due: 3 },
    ],
    chat: chat('two'),
    closed: 'b',
  });
  await journal.settled();
  expect(store.batches).toEqual([
    {
      ...NOTHING,
      entries: [entryRow('a', 0), entryRow('a', 1)],
      tables: [tableRow('a', { listing: 'new' })],
      timers: [
        { table: 'a', kind: 'turn', due: null },
        { table: 'b', kind: 'turn', due: 5 },
        { table: 'a', kind: 'cleanup', due: 3 },
      ],
      chats: [chat('one'), chat('two')],
      closed: ['b'],
    },
  ]);
});

it('one table that goes wrong does not keep the others from going on; what it has sent still leaves', async () => {
  const failures: string[] = [];
  const messages: string[] = [];
  const journal = journalOn(new NotingStore(), {
    failed: ({ message }) => failures.push(message),
    gather: () => () => messages.push('sent'),
  });
  void journal.append({}, () => {
    throw new Error('a table is broken');
  });
  void journal.append({}).then(() => messages.push('the next one'));
  await journal.settled();
  expect(messages).toEqual(['sent', 'sent', 'the next one', 'sent']);
  expect(failures).toEqual(['a table is broken']);
});

it('settled waits for what listeners append in turn, and for nothing when there is nothing', async () => {
  const store = new NotingStore();
  const journal = journalOn(store);
  await journal.settled();
  const messages: number[] = [];
  const append = async (n: number): Promise<void> => {
    await journal.append({ entries: [entryRow('a', n)] });
    messages.push(n);
    if (n < 3) void append(n + 1);
  };
  void append(0);
  await journal.settled();
  expect(messages).toEqual([0, 1, 2, 3]);
});

it('goes on after settled has taken what the next turn of the loop was to write', async () => {
  const store = new NotingStore();
  const journal = journalOn(store);
  void journal.append({ entries: [entryRow('a', 0)] });
  await journal.settled();
  await turn();
  const written = journal.append({ entries: [entryRow('a', 1)] });
  await turn();
  await turn();
  expect(store.batches).toHaveLength(2);
  expect(await written).toBeNull();
  await journal.settled();
});

it('what follows comes after all that was sent, through however many promises, but before the next one goes on', async () => {
  const messages: string[] = [];
  const journal = journalOn(new NotingStore(), { gather: () => () => messages.push('sent') });
  const write = async (name: string) => {
    await journal.append({ entries: [entryRow(name, 0)] }, () => messages.push(`after ${name}`));
    messages.push(name);
  };
  const answer = async (name: string) => {
    await write(name);
    await Promise.all([Promise.resolve(), null]);
    messages.push(`answer ${name}`);
  };
  for (const name of ['a', 'b']) void answer(name);
  await journal.settled();
  const steps = (name: string) => [name, `answer ${name}`, 'sent', `after ${name}`, 'sent'];
  expect(messages).toEqual([...steps('a'), ...steps('b')]);
});

it('a commit that is due may begin at once, and one that is under way takes no more in', async () => {
  const store = new NotingStore();
  const journal = journalOn(store);
  journal.hurry();
  expect(store.batches).toHaveLength(0);
  void journal.append({ entries: [entryRow('a', 0)] });
  journal.hurry();
  expect(store.batches).toHaveLength(1);
  void journal.append({ entries: [entryRow('a', 1)] });
  journal.hurry();
  expect(store.batches).toHaveLength(1);
  await journal.settled();
  expect(store.batches.map(({ entries }) => entries.length)).toEqual([1, 1]);
});

describe('a write that nobody is in a hurry for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const patient = (table: string, seq = 0) => ({
    entries: [entryRow(table, seq)],
    isPatient: true,
  });

  it('shares the commit of the next one that comes, and is reported after it', async () => {
    const store = new NotingStore();
    const journal = journalOn(store);
    const messages: string[] = [];
    void journal.append(patient('a')).then(() => messages.push('a'));
    await turn();
    await turn();
    expect(store.batches).toEqual([]);
    void journal.append({ entries: [entryRow('b', 0)] }).then(() => messages.push('b'));
    await turn();
    await turn();
    expect(store.batches).toHaveLength(1);
    expect(messages).toEqual(['b', 'a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is written by itself when none comes for a while', async () => {
    const store = new NotingStore();
    const journal = journalOn(store);
    const messages: string[] = [];
    void journal.append(patient('a')).then(() => messages.push('a'));
    void journal.append(patient('b')).then(() => messages.push('b'));
    vi.advanceTimersByTime(10);
    await turn();
    await turn();
    expect(store.batches).toHaveLength(1);
    expect(messages).toEqual(['a', 'b']);
  });

  it('is reported before a later one of the same table', async () => {
    const journal = journalOn(new NotingStore());
    const messages: string[] = [];
    void journal.append(patient('a')).then(() => messages.push('a 0'));
    void journal.append(patient('c')).then(() => messages.push('c 0'));
    void journal.append({ entries: [entryRow('b', 0)] }).then(() => messages.push('b 0'));
    void journal.append({ entries: [entryRow('a', 1)] }).then(() => messages.push('a 1'));
    await journal.settled();
    expect(messages).toEqual(['a 0', 'b 0', 'a 1', 'c 0']);
  });
});
