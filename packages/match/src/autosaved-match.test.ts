// One solo match: taking back and playing again, daily deals, and where the cards come from.

import { checkMatch, matchJson, parseSecret } from '@kalpler/fair';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../engine/testing/matches.ts';
import { must, Solo } from '../testing/solo.ts';
import { acts, anySolo } from '../testing/solo-play.ts';

const RUNS = { seed: 6, numRuns: 100 };
const anyMatch = anySolo.map((request) => ({ ...request, kind: 'match' as const }));
const steps = fc.integer({ min: 1, max: 30 });

describe('taking back', () => {
  it('leads through every decision to the first, and forward again through the same', async () => {
    const property = fc.asyncProperty(
      anyMatch,
      steps,
      fc.nat(40),
      async (request, count, times) => {
        const solo = await Solo.sit(request);
        const views = [];
        for (let i = 0; i < count; i++) {
          if (!solo.table.awaitsDeal) views.push(solo.state.view);
          await solo.step();
        }
        const end = solo.state.view;
        const picture = pictureOf(solo.table);
        const asked = views.filter(({ deal }) => deal!.actors.includes(0));
        const back = Math.min(times, asked.length);
        const taken = asked.slice(asked.length - back);
        for (const view of taken.toReversed()) {
          expect(solo.state.canUndo).toBe(true);
          await solo.do('undo');
          expect(solo.state).toMatchObject({ isJump: true, canRedo: true });
          expect(solo.state.view).toEqual(view);
        }
        expect(solo.state.canUndo).toBe(back < asked.length);
        expect(solo.state.undos).toBe(back);
        for (const view of back === 0 ? [] : [...taken.slice(1), end]) {
          expect(solo.state.canRedo).toBe(true);
          await solo.do('redo');
          expect(solo.state.view).toEqual(view);
        }
        expect(solo.state.canRedo).toBe(false);
        expect(pictureOf(solo.table)).toBe(picture);
        expect(solo.problems).toEqual([]);
      },
    );
    await fc.assert(property, RUNS);
  });

  it('is over with another move, and the same move brings the same answers', async () => {
    const seen = { same: 0, other: 0 };
    const property = fc.asyncProperty(
      anyMatch,
      steps,
      fc.nat(20),
      async (request, count, times) => {
        const solo = await (await Solo.sit(request)).steps(count);
        const before = solo.table;
        for (let i = 0; i <= times; i++) await solo.do('undo');
        const place = solo.table.version;
        fc.pre(place < before.version);
        await solo.step();
        const { log } = solo.table;
        expect(solo.state).toMatchObject({ canRedo: false, canUndo: true, isJump: false });
        expect(log.slice(0, place)).toEqual(before.log.slice(0, place));
        expect((await solo.saved()).whole.log).toEqual(log);
        const isSame = JSON.stringify(log[place]) === JSON.stringify(before.log[place]);
        if (isSame) expect(log).toEqual(before.log.slice(0, log.length));
        seen[isSame ? 'same' : 'other']++;
      },
    );
    await fc.assert(property, RUNS);
    expect(seen.same).toBeGreaterThan(5);
    expect(seen.other).toBeGreaterThan(20);
  });

  it('does nothing before the first decision, and playing again nothing at the end', async () => {
    const solo = await Solo.sit({ game: 'hearts', seed: 1 });
    const { table } = solo;
    await solo.autosaved.undo();
    await solo.autosaved.redo();
    expect(solo.table).toBe(table);
    expect(solo.state).toMatchObject({ canUndo: false, canRedo: false, undos: 0 });
  });
});

describe('a daily deal', () => {
  it('is one deal without help, whatever is asked for', async () => {
    const daily = anySolo.map((request) => ({ ...request, kind: 'daily' as const }));
    const property = fc.asyncProperty(daily, acts(20), async (request, script) => {
      const solo = await Solo.sit(request);
      for (const act of script) await solo.do(act);
      expect(solo.autosaved.solo.mayAskForHint.ok).toBe(false);
      await solo.toTheEnd();
      const { table } = solo;
      expect(table.results).toHaveLength(1);
      expect(solo.state).toMatchObject({ isOver: true, canUndo: false, canRedo: false });
      expect(solo.state).toMatchObject({ undos: 0, hints: 0 });
      for (const ask of ['next', 'undo', 'redo', 'advance'] as const) await solo.autosaved[ask]();
      expect(solo.table).toBe(table);
      expect((await solo.saved()).progress).toMatchObject({ isOver: true, deals: 1 });
    });
    await fc.assert(property, { seed: 7, numRuns: 40 });
  });
});

describe('the deals', () => {
  it('are those that the secret of the match has promised', async () => {
    const solo = await (await Solo.sit({ game: 'king', seed: 3 })).steps(60);
    const { table, autosaved } = solo;
    const text = JSON.stringify(matchJson(table, must(parseSecret(autosaved.saved.secret))));
    expect(must(checkMatch(text))).toMatchObject({ fair: true });
    expect(table.results.length).toBeGreaterThan(1);
  });
});
