// What the worker does for the page: opening and closing, one thing after the other, and saves that are not as they were.

import type { Move, Result } from '@kalpler/engine';
import { SeededRandom } from '@kalpler/engine';
import type { SavedEntry, SavedMatch } from '@kalpler/match';
import { describe, expect, it } from 'vitest';
import { anyMove, readBack, requestOf, type SoloRequest } from '../../../../match/testing/solo.ts';
import { FlakyStore, SoloTestService } from '../../../testing/solo/test-service.ts';
import { MemoryStore } from '../store/memory-store.ts';

const REQUEST: SoloRequest = { game: 'hearts', seed: 1, bots: ['easy'], options: { endScore: 1 } };

/** A match some moves old in a service of its own. */
async function begun(store = new MemoryStore(), steps = 6) {
  const at = new SoloTestService({ store });
  const id = await at.start(REQUEST);
  await at.open(id);
  await at.steps(steps);
  return { at, id, store };
}

describe('the service', () => {
  it('plays a match to its end and remembers it once', async () => {
    const { at, id, store } = await begun();
    await at.steps(60);
    expect(at.state).toMatchObject({ id, isOver: true });
    expect(at.remembered).toEqual([id]);
    await at.ask('undo');
    await at.steps(60);
    await at.open(id);
    expect(at.remembered).toEqual([id]);
    const [saved] = await store.matches();
    expect(saved!.progress).toMatchObject({ isOver: true, undos: 1, deals: 1 });
    expect(at.problems).toEqual([]);
  });

  it('remembers a match later whose end could not be remembered', async () => {
    const store = new FlakyStore();
    const { at, id } = await begun(store);
    store.isFull = () => at.state.isOver;
    await at.steps(60);
    expect(at.state.isOver).toBe(true);
    expect(at.remembered).toEqual([]);
    store.isFull = () => false;
    const later = new SoloTestService({ store });
    await later.open(id);
    expect(later.remembered).toEqual([id]);
    expect(await store.facts()).toMatchObject([{ id, undos: 0 }]);
    await new SoloTestService({ store }).open(id);
    expect(later.remembered).toEqual([id]);
  });

  it('does what it is asked in the order of asking, also when nobody waits', async () => {
    const { at } = await begun();
    const { view } = at.state;
    const move = anyMove(view, new SeededRandom(1));
    const names = ['undo', 'redo', 'undo', 'undo', 'redo', 'redo'] as const;
    const answers = [
      at.service.play(move),
      at.service.play(move),
      ...names.map((name) => at.service[name]()),
    ];
    const [first, second] = (await Promise.all(answers)) as Result<null, { code: string }>[];
    await at.calm();
    expect(first).toEqual({ ok: true, value: null });
    expect(second).toMatchObject({ ok: false });
    expect(at.state.undos).toBe(3);
    expect(at.state.canRedo).toBe(false);
  });

  it('001 E1: refuses what makes no sense with a code, and nothing changes', async () => {
    const { at } = await begun();
    const { view } = at.state;
    for (const move of [null, {}, [], 7, { kind: 'play' }, { kind: 'play', card: 999 }]) {
      const answer = await at.ask('play', move as Move);
      expect(answer).toMatchObject({ ok: false, error: { code: expect.any(String) } });
    }
    expect(at.state.view).toEqual(view);
    const move = anyMove(view, new SeededRandom(2));
    expect(await at.ask('play', move)).toEqual({ ok: true, value: null });
  });

  it('without an open match refuses moves and help, and does not mind the rest', async () => {
    const at = new SoloTestService({ store: new MemoryStore() });
    expect(await at.open('none')).toEqual({ ok: false, error: { kind: 'unknown' } });
    expect(await at.ask('play', { kind: 'claim' })).toMatchObject({ ok: false });
    expect(await at.ask('hint')).toMatchObject({ ok: false });
    for (const name of ['next', 'undo', 'redo', 'close'] as const) await at.ask(name);
    expect(at.messages).toEqual([]);
  });

  it('says what is wrong with a request', async () => {
    const at = new SoloTestService({ store: new MemoryStore() });
    const request = { ...requestOf(REQUEST), options: { endScore: 0 } };
    expect(await at.ask('start', request)).toMatchObject({
      ok: false,
      error: expect.stringContaining('endScore'),
    });
  });

  it('shows an open match again, and goes on where a closed one was', async () => {
    const { at, id } = await begun();
    const { view } = at.state;
    await at.open(id);
    expect(at.state).toMatchObject({ isJump: true, view });
    await at.ask('close');
    expect(await at.ask('play', { kind: 'claim' })).toMatchObject({ ok: false });
    await at.open(id);
    expect(at.state).toMatchObject({ isJump: true, view });
  });
});

describe('help', () => {
  it('is given to whoever is asked, and counted', async () => {
    const { at } = await begun();
    const { view } = at.state;
    const hint = await at.ask('hint');
    expect(hint).toMatchObject({ ok: true, value: { move: expect.any(Object) } });
    expect(at.state).toMatchObject({ hints: 1, isJump: false, view });
    if (hint.ok) await at.ask('play', hint.value.move);
    expect(at.state.view.version).toBeGreaterThan(view.version);
  });

  it('is not given in a daily deal or after the end', async () => {
    const { at } = await begun();
    await at.steps(60);
    expect(await at.ask('hint')).toMatchObject({ ok: false });
    await at.open(await at.start({ ...REQUEST, kind: 'daily' }));
    expect(await at.ask('hint')).toMatchObject({ ok: false });
    expect(at.state.hints).toBe(0);
  });
});

describe('001 E3: a save that is not as it was', () => {
  it('is opened up to the damage, which is said once and kept for a report', async () => {
    const { at, id, store } = await begun();
    await at.ask('close');
    const { table } = await readBack(store, id);
    const raw = (await store.read(id))!;
    const entries = raw.entries.with(9, { text: '{}', sum: '' }) as SavedEntry[];
    await store.write(id, 0, entries, (await store.matches())[0]!.progress);
    await at.open(id);
    const lost = at.states.filter((state) => state.lostEntries > 0);
    expect(lost.map((state) => state.lostEntries)).toEqual([table.version - 9]);
    expect(await store.broken()).toMatchObject([{ id, raw: { entries } }]);
    await at.steps(3);
    const now = await readBack(store, id);
    expect(now.table.log.slice(0, 9)).toEqual(table.log.slice(0, 9));
    expect(now.lostEntries).toBe(0);
  });

  it('beyond reading is kept for a report and makes room', async () => {
    const { at, id, store } = await begun();
    await at.ask('close');
    const { head, progress } = (await store.read(id))!;
    await store.begin({ ...(head as SavedMatch), startedAt: 5 }, progress as never);
    expect(await at.open(id)).toMatchObject({ ok: false, error: { kind: 'broken' } });
    expect(await store.broken()).toMatchObject([{ id, why: expect.any(String) }]);
    expect(await store.matches()).toEqual([]);
    expect(await at.open(id)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });

  it('stays where it is if there is no room to keep it for a report', async () => {
    const store = new FlakyStore();
    const { at, id } = await begun(store);
    await at.ask('close');
    const { head, progress } = (await store.read(id))!;
    await store.begin({ ...(head as SavedMatch), startedAt: 5 }, progress as never);
    store.isFull = () => true;
    expect(await at.open(id)).toMatchObject({ ok: false, error: { kind: 'broken' } });
    expect(await store.read(id)).not.toBeNull();
  });
});

describe('001 E4: a match that the store had no room for', () => {
  it('is played all the same, says so, and goes on when it is opened again', async () => {
    const store = new FlakyStore();
    store.isFull = () => true;
    const { at, id } = await begun(store);
    const { view } = at.state;
    expect(view.version).toBeGreaterThan(20);
    expect(at.state.isSaved).toBe(false);
    expect(at.problems.length).toBeGreaterThan(0);
    expect(await store.matches()).toEqual([]);
    await at.ask('close');
    expect(await at.open(id)).toEqual({ ok: true, value: null });
    expect(at.state).toMatchObject({ isSaved: false, view });
    await at.steps(60);
    expect(at.state.isOver).toBe(true);
  });
});
