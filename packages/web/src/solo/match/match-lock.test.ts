// One tab plays a match at a time, with real locks: two services on one store never overwrite each other.

import { describe, expect, it, vi } from 'vitest';
import { readBack, type SoloRequest } from '../../../../match/testing/solo.ts';
import { SoloTestService } from '../../../testing/solo/test-service.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { holdMatch } from './match-lock.ts';
import type { Hold } from './solo-service.ts';
import { type ThinkWithReason, thinkHere } from './thinking.ts';

const REQUEST: SoloRequest = { game: 'hearts', seed: 1, bots: ['easy'] };
const ELSEWHERE = { ok: false, error: { kind: 'elsewhere' } };

describe('a held match', () => {
  it('is held by one, until it is let go of', async () => {
    const takenOver = vi.fn();
    const release = await holdMatch('a', false, takenOver);
    expect(await holdMatch('a', false, takenOver)).toBeNull();
    expect(await holdMatch('b', false, takenOver)).not.toBeNull();
    release!();
    const again = await vi.waitUntil(() => holdMatch('a', false, takenOver));
    again!();
    expect(takenOver).not.toHaveBeenCalled();
  });

  it('can be taken away, which its holder learns', async () => {
    const takenOver = vi.fn();
    await holdMatch('c', false, takenOver);
    const release = await holdMatch('c', true, vi.fn());
    expect(release).not.toBeNull();
    await vi.waitUntil(() => takenOver.mock.calls.length === 1);
    release!();
  });
});

/** Two tabs with one store; the bots of the first can be made to wait. */
async function twoTabs(hold: Hold = holdMatch) {
  const store = new MemoryStore();
  const own = thinkHere(() => {});
  const slow = { gate: Promise.resolve(), isThinking: false };
  const think: ThinkWithReason = async (...given) => {
    slow.isThinking = true;
    await slow.gate;
    return own(...given);
  };
  const first = new SoloTestService({ store, hold, think });
  const second = new SoloTestService({ store, hold });
  const id = await first.start(REQUEST);
  await first.open(id);
  await first.steps(4);
  return { store, first, second, id, slow };
}

describe('two tabs', () => {
  it('do not play the same match, but may play two', async () => {
    const { first, second, id } = await twoTabs();
    expect(await second.open(id)).toEqual(ELSEWHERE);
    expect(await second.open(await second.start(REQUEST))).toEqual({ ok: true, value: null });
    await first.step();
    expect(first.isGone).toBe(false);
    await first.ask('close');
    await vi.waitUntil(async () => (await second.open(id)).ok);
    expect(second.state.view).toEqual(first.state.view);
  });

  it('take a match over as it is, and the other one says that it is gone', async () => {
    const { store, first, second, id } = await twoTabs();
    const { view } = first.state;
    expect(await second.open(id, true)).toEqual({ ok: true, value: null });
    expect(second.state.view).toEqual(view);
    await vi.waitUntil(() => first.isGone);
    expect(await first.ask('play', { kind: 'claim' })).toMatchObject({ ok: false });
    await second.steps(3);
    const { table, lostEntries } = await readBack(store, id);
    expect(lostEntries).toBe(0);
    expect(table.version).toBe(second.state.view.version);
    // And back again.
    expect(await first.open(id)).toEqual(ELSEWHERE);
    expect(await first.open(id, true)).toEqual({ ok: true, value: null });
    expect(first.state.view).toEqual(second.state.view);
    await vi.waitUntil(() => second.isGone);
  });

  it('do not save what was thought about while the match was taken over', async () => {
    const { store, first, second, id, slow } = await twoTabs();
    const gate = Promise.withResolvers<void>();
    slow.gate = gate.promise;
    slow.isThinking = false;
    const step = first.step();
    await vi.waitUntil(() => slow.isThinking);
    await second.open(id, true);
    await vi.waitUntil(() => first.isGone);
    await second.steps(5);
    const before = await store.read(id);
    gate.resolve();
    await step;
    expect(await store.read(id)).toEqual(before);
    await second.steps(2);
    const { table, lostEntries } = await readBack(store, id);
    expect(lostEntries).toBe(0);
    expect(table.version).toBe(second.state.view.version);
  });

  it('read a match only when it is theirs: what was saved until then counts', async () => {
    const store = new MemoryStore();
    const first = new SoloTestService({ store });
    const second = new SoloTestService({
      store,
      hold: async () => {
        await first.steps(2);
        return () => {};
      },
    });
    const id = await first.start(REQUEST);
    await first.open(id);
    await second.open(id);
    expect(second.state.view).toEqual(first.state.view);
  });

  it('do not keep a match that was taken away while it was opened', async () => {
    const store = new MemoryStore();
    const id = await new SoloTestService({ store }).start(REQUEST);
    const other = new SoloTestService({
      store,
      hold: async (_id, _isForced, onTakenOver) => {
        queueMicrotask(onTakenOver);
        return () => {};
      },
    });
    expect(await other.open(id)).toEqual(ELSEWHERE);
    expect(other.states).toEqual([]);
    expect((await store.read(id))!.entries).toEqual([]);
  });
});
