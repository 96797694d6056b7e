// Every achievement with matches that reach it and matches that miss it by little.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EXAMPLES,
  type Example,
  hearts,
  heartsDeal,
  lost,
  note,
  spades,
} from '../../../testing/stats/achievement-examples.ts';
import { MemoryStore } from '../../solo/store/memory-store.ts';
import { type AnalysisNote, noteAnalysis, readNotes } from '../analysis-notes.ts';
import type { MatchFacts } from '../facts.ts';
import {
  ACHIEVEMENTS,
  type AchievementId,
  addedBy,
  newAchievements,
  reached,
  reachOf,
} from './achievements.ts';

function partsOf(example: Example): [MatchFacts[], AnalysisNote[]] {
  return [
    example.filter((activity): activity is MatchFacts => activity.kind !== 'analysis'),
    example.filter((activity): activity is AnalysisNote => activity.kind === 'analysis'),
  ];
}

it('there are twenty-five, each once', () => {
  expect(ACHIEVEMENTS).toHaveLength(25);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(25);
});

describe.each(ACHIEVEMENTS)('$id', ({ id, goal }) => {
  const { yes, no } = EXAMPLES[id];

  it.each(yes.map((make, i) => [i, make] as const))('is reached, example %d', (_, make) => {
    const [facts, notes] = partsOf(make());
    expect(reached(facts, notes).has(id)).toBe(true);
  });

  it.each(no.map((make, i) => [i, make] as const))('is not reached, example %d', (_, make) => {
    const [facts, notes] = partsOf(make());
    expect(reached(facts, notes).has(id)).toBe(false);
    const { value, at } = reachOf(facts, notes).find((one) => one.id === id)!;
    expect(value).toBeLessThan(goal);
    expect(at).toBeNull();
  });
});

/** Activities that matter, mixed up. */
const some = fc.shuffledSubarray(
  Object.values(EXAMPLES).flatMap(({ yes, no }) => [...yes, ...no].flatMap((make) => make())),
);

describe('for any activities', () => {
  it('the order in which they are given does not matter', () => {
    fc.assert(
      fc.property(some, (activities) => {
        const sorted = [...activities].reverse();
        expect(reached(...partsOf(sorted))).toEqual(reached(...partsOf(activities)));
      }),
      { numRuns: 50 },
    );
  });

  it('what is reached stays reached, at the same time, whatever comes later', () => {
    fc.assert(
      fc.property(some, fc.nat(), (activities, cut) => {
        const [facts] = partsOf(activities);
        const inTime = [...facts].sort((a, b) => a.playedAt - b.playedAt);
        const before = reached(inTime.slice(0, cut % (inTime.length + 1)));
        const after = reached(inTime);
        for (const [id, at] of before) expect(after.get(id)).toBe(at);
      }),
      { numRuns: 50 },
    );
  });

  it('a match adds what was not there without it', () => {
    fc.assert(
      fc.property(some, (activities) => {
        const [facts, notes] = partsOf(activities);
        const last = [...facts].sort((a, b) => a.playedAt - b.playedAt).at(-1);
        if (last === undefined) return;
        const added = addedBy(last.id, facts, notes);
        const all = reached(facts, notes);
        for (const id of added) expect(all.get(id)).toBeGreaterThanOrEqual(0);
        const without = reached(
          facts.filter(({ id }) => id !== last.id),
          notes,
        );
        expect(without.size + added.length).toBe(all.size);
      }),
      { numRuns: 50 },
    );
  });
});

it('progress is given, and never more than the goal', () => {
  const facts = [hearts(), spades(), hearts(lost)];
  const reach = (id: AchievementId) => reachOf(facts).find((one) => one.id === id)!;
  expect(reach('trio')).toMatchObject({ value: 2, goal: 3, at: null });
  expect(reach('streak')).toMatchObject({ value: 2, goal: 5 });
  expect(reach('firstWin')).toMatchObject({ value: 1, goal: 1, at: facts[0]!.playedAt });
});

describe('notes of analyses', () => {
  const { kind: _, ...clear } = note();

  it('are kept once, and only where they can count', async () => {
    const store = new MemoryStore();
    await noteAnalysis(store, clear);
    await noteAnalysis(store, { ...clear, at: 99 });
    await noteAnalysis(store, { ...clear, deal: 2, mistakes: 1 });
    await noteAnalysis(store, { ...clear, deal: 3, choices: 3 });
    expect(await readNotes(store)).toEqual([note()]);
    expect([...reached([], await readNotes(store))]).toEqual([['flawless', 7]]);
  });

  it('never grow without end, and the first ones stay', async () => {
    const store = new MemoryStore();
    for (let deal = 1; deal <= 80; deal++) await noteAnalysis(store, { ...clear, deal, at: deal });
    const notes = await readNotes(store);
    expect(notes).toHaveLength(50);
    expect(notes[0]!.at).toBe(1);
  });

  it('survive anything that was kept in their place', async () => {
    const store = new MemoryStore();
    for (const odd of [null, 1, {}, [null, 1, { kind: 'analysis' }]]) {
      await store.keep('analyses', odd);
      expect(await readNotes(store)).toEqual([]);
    }
  });
});

it('a match in the store knows what it has added', async () => {
  const store = new MemoryStore();
  const [first, second] = [hearts(), hearts({ deals: [heartsDeal({ moon: 'own' })] })];
  await store.keepFacts(first);
  expect(await newAchievements(store, first.id)).toEqual(['firstWin']);
  await store.keepFacts(second);
  expect(await newAchievements(store, second.id)).toEqual(['heartsMoon', 'heartsMoonMasters']);
});
