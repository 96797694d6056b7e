// The correctness property of Hearts that concerns keeping a match, on solo matches of every game.

import { SeededRandom, type Table } from '@kalpler/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../engine/testing/matches.ts';
import type { MemoryMatches } from '../testing/memory-matches.ts';
import {
  type Act,
  readBack,
  Solo,
  type SoloRequest,
  type SoloTestStore,
  thinkNow,
} from '../testing/solo.ts';
import { acts, anySolo } from '../testing/solo-play.ts';
import type { ReadMatch } from './saving.ts';

const RUNS = { seed: 114, numRuns: 170 };

/** Ways in which everything is kept and comes back. */
const WAYS: Readonly<Record<string, <T>(rows: T) => T>> = {
  'as text': (rows) => JSON.parse(JSON.stringify(rows)),
  'as a copy': structuredClone,
};

function copyOf(store: SoloTestStore, way: keyof typeof WAYS): MemoryMatches {
  return (store as MemoryMatches).copied(WAYS[way]!);
}

const someWay = fc.constantFrom(...Object.keys(WAYS));

/** Compares what runs with what was read back, and remembers what it has seen. */
class Comparison {
  moments = 0;
  inTrick = 0;
  takenBack = 0;
  readonly phases = new Set<string>();

  look({ table, autosaved }: Solo, read: ReadMatch, whole: Table): void {
    expect(pictureOf(read.table)).toBe(pictureOf(table));
    expect(pictureOf(read.whole)).toBe(pictureOf(whole));
    const { playedAt, ...progress } = autosaved.progress;
    expect(read.progress).toMatchObject(progress);
    expect(read.progress.playedAt).toBeLessThan(playedAt);
    expect(read.match).toEqual(autosaved.saved);
    expect(read.lostEntries).toBe(0);
    this.moments++;
    if (table.deal!.count % table.game.seats !== 0) this.inTrick++;
    if (whole.version > table.version) this.takenBack++;
    this.phases.add(table.phase);
  }
}

/** Plays, and reads back now and then, also while the others think. */
async function readOften(
  {
    request,
    script,
    every,
    way,
  }: { request: SoloRequest; script: Act[]; every: number; way: string },
  seen: Comparison,
): Promise<void> {
  const own = thinkNow(() => {});
  let solo: Solo | null = null;
  /** With what was taken back. */
  let whole: Table | null = null;
  let shown = 0;
  let moment = 0;
  const look = async () => {
    if (solo === null || moment++ % every !== 0) return;
    seen.look(solo, await readBack(copyOf(solo.store, way), solo.id), whole!);
  };
  solo = await Solo.sit(request, {
    think: async (...asked) => {
      await look();
      return own(...asked);
    },
    look: (table, { isJump }) => {
      if (!isJump && table.version !== shown) whole = table;
      shown = table.version;
    },
  });
  for (const act of script) {
    await solo.do(act);
    await look();
  }
}

describe('a solo match', () => {
  // Feature: hearts-card-game, Property 19: Game state persistence round trip
  it('Property 19 (001 R11.4): saved and read back it is the same, at any moment', async () => {
    const seen = new Comparison();
    let hearts = 0;
    const every = fc.integer({ min: 2, max: 9 });
    const moments = fc.record({ request: anySolo, script: acts(30), every, way: someWay });
    await fc.assert(
      fc.asyncProperty(moments, async (one) => {
        await readOften(one, seen);
        if (one.request.game === 'hearts') hearts++;
      }),
      RUNS,
    );
    expect(hearts).toBeGreaterThan(100);
    expect(seen.moments).toBeGreaterThan(1_000);
    expect(seen.inTrick).toBeGreaterThan(300);
    expect(seen.takenBack).toBeGreaterThan(50);
    expect([...seen.phases].sort()).toEqual([
      'bidding',
      'gameEnd',
      'passing',
      'playing',
      'roundEnd',
      'selecting',
    ]);
  });

  it('001 R11.4: read back it goes on as it would have gone on', async () => {
    const moments = fc.record({
      request: anySolo,
      before: acts(20),
      after: acts(20),
      way: someWay,
    });
    const property = fc.asyncProperty(moments, async ({ request, before, after, way }) => {
      const solo = await Solo.sit(request);
      for (const act of before) await solo.do(act);
      const store = copyOf(solo.store, way);
      const again = await Solo.open(solo.id, request.seed, { store });
      expect(again.state).toEqual({ ...solo.state, isJump: true });
      const chance = solo.random.below(1_000_000);
      for (const one of [solo, again]) {
        one.random = new SeededRandom(chance);
        for (const act of after) await one.do(act);
      }
      expect(pictureOf(again.table)).toBe(pictureOf(solo.table));
      expect({ ...again.state, isJump: false }).toEqual({ ...solo.state, isJump: false });
    });
    await fc.assert(property, RUNS);
  });
});
