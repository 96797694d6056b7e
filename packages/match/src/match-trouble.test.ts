// Nothing that goes wrong around a match stops it: bots that fail, a store without room, a tab that lost its match.

import {
  type Card,
  rankOf,
  STANDARD_DECK,
  suitOf,
  type Table,
  type TableView,
} from '@kalpler/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../engine/testing/matches.ts';
import { MemoryMatches } from '../testing/memory-matches.ts';
import { Solo, thinkNow } from '../testing/solo.ts';
import { acts, anySolo } from '../testing/solo-play.ts';
import type { Think } from './solo-match.ts';

const RUNS = { seed: 8, numRuns: 100 };

type Wrong = (view: TableView) => unknown;

/** What a bot may do instead of answering. */
const WRONG: Readonly<Record<string, Wrong>> = {
  rejects: () => Promise.reject(new Error('no answer')),
  throws: () => {
    throw new Error('broken');
  },
  nothing: () => undefined,
  'no move': () => ({ move: null }),
  'an unknown move': () => ({ move: { kind: 'dance' } }),
  'a forbidden card': ({ deal }) => play(deal!.hand?.find((card) => !deal!.legal.includes(card))),
  'a card of another': ({ deal }) =>
    play(STANDARD_DECK.cards.find((card) => !deal!.hand?.includes(card))),
  'too few cards': ({ deal }) => ({ move: { kind: 'pass', cards: deal!.hand?.slice(0, 2) } }),
  'too high a bid': () => ({ move: { kind: 'bid', bid: 99 } }),
  'no contract': () => ({ move: { kind: 'choose', contract: { type: 'penalty', name: 'x' } } }),
};

const play = (card: Card | undefined) => ({ move: { kind: 'play', card } });

/** The lowest first, whatever the suit. */
const byNumber = (a: Card, b: Card) => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);

/** Mistakes in some order, over and over; null is a right answer. */
const mistakes = fc.array(fc.option(fc.constantFrom(...Object.keys(WRONG))), {
  minLength: 1,
  maxLength: 30,
});

describe('001 E2: computer players that fail', () => {
  it('do not stop the match: a legal move is made for them, and every mistake is reported', async () => {
    const seen = { mistakes: 0, over: 0 };
    const property = fc.asyncProperty(anySolo, mistakes, async (request, kinds) => {
      const own = thinkNow(() => {});
      let asked = 0;
      let wrong = 0;
      const lowest: (Card | null)[] = [];
      const played: (Card | null)[] = [];
      const think: Think = async (...question) => {
        const kind = kinds[asked++ % kinds.length]!;
        if (kind === null) return own(...question);
        wrong++;
        const [, view] = question;
        lowest.push(view.deal!.legal.toSorted(byNumber)[0] ?? null);
        return (await WRONG[kind]!(view)) as never;
      };
      const look = (table: Table) => {
        if (played.length === lowest.length) return;
        const entry = table.lastEntry!;
        played.push(entry.kind === 'move' && entry.move.kind === 'play' ? entry.move.card : null);
      };
      const solo = await Solo.sit(request, { think, look });
      await solo.steps(25);
      expect(solo.problems).toHaveLength(wrong);
      // In place of a card, the lowest that may be played.
      expect(played).toEqual(lowest);
      expect(pictureOf((await solo.saved()).table)).toBe(pictureOf(solo.table));
      seen.mistakes += wrong;
      if (solo.state.isOver) seen.over++;
    });
    await fc.assert(property, RUNS);
    expect(seen.mistakes).toBeGreaterThan(1_000);
    expect(seen.over).toBeGreaterThan(10);
  });

  it('may be unknown altogether', async () => {
    const solo = await Solo.sit(
      { game: 'hearts', seed: 4, kind: 'daily' },
      { think: (_, view, seed) => thinkNow(() => {})('nobody', view, seed) },
    );
    await solo.toTheEnd();
    expect(solo.table.results).toHaveLength(1);
    expect(solo.problems.length).toBeGreaterThan(30);
  });
});

/** Whether there is room, in some order, over and over. */
const rooms = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });

describe('001 E4: a store without room', () => {
  it('does not stop the match, which says so, and has all of it once there is room again', async () => {
    const seen = { refused: 0, healed: 0 };
    const property = fc.asyncProperty(anySolo, acts(25), rooms, async (request, script, room) => {
      const store = new MemoryMatches();
      const solo = await Solo.sit(request, { store });
      const twin = await Solo.sit(request);
      let writes = 0;
      store.isFull = () => !room[writes++ % room.length];
      for (const act of script) {
        const refused = store.refused;
        await solo.do(act);
        await twin.do(act);
        expect(solo.table.log).toEqual(twin.table.log);
        seen.refused += store.refused - refused;
      }
      // Whatever the store has is sound.
      const saved = await solo.saved();
      expect(saved.lostEntries).toBe(0);
      const isWhole = pictureOf(saved.table) === pictureOf(solo.table);
      if (solo.state.isSaved) expect(isWhole).toBe(true);
      store.isFull = () => false;
      if (!isWhole) seen.healed++;
      await solo.autosaved.countHint();
      expect(solo.state.isSaved).toBe(true);
      const healed = await solo.saved();
      const { playedAt: _, ...progress } = solo.autosaved.progress;
      expect(healed.progress).toMatchObject(progress);
      expect(pictureOf(healed.table)).toBe(pictureOf(solo.table));
      if (solo.state.canRedo) {
        await solo.autosaved.redo();
        await twin.autosaved.redo();
        expect(pictureOf(solo.table)).toBe(pictureOf(twin.table));
      }
    });
    await fc.assert(property, RUNS);
    expect(seen.refused).toBeGreaterThan(500);
    expect(seen.healed).toBeGreaterThan(10);
  });

  it('is reported once, until there is room and none again', async () => {
    const store = new MemoryMatches();
    const solo = await Solo.sit({ game: 'hearts', seed: 5 }, { store });
    for (const times of [1, 2]) {
      store.isFull = () => true;
      await solo.steps(3);
      expect(solo.state.isSaved).toBe(false);
      expect(solo.problems).toHaveLength(times);
      store.isFull = () => false;
      await solo.step();
      expect(solo.state.isSaved).toBe(true);
    }
  });
});

describe('a match that was closed', () => {
  it('reports and saves nothing more, even of a move that was thought about meanwhile', async () => {
    const own = thinkNow(() => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    let isSlow = false;
    let isThinking = false;
    const think: Think = async (...question) => {
      isThinking = isSlow;
      if (isSlow) await promise;
      return own(...question);
    };
    const solo = await Solo.sit({ game: 'hearts', seed: 6 }, { think });
    const { version } = (await solo.saved()).table;
    const message = solo.states.length;
    isSlow = true;
    const step = solo.step();
    // The player's own move is saved; the others think when the match is closed.
    while (!isThinking) await Promise.resolve();
    solo.autosaved.close();
    resolve();
    await step;
    await solo.autosaved.countHint();
    expect((await solo.saved()).table.version).toBe(version + 1);
    expect((await solo.saved()).progress.hints).toBe(0);
    expect(solo.states).toHaveLength(message + 1);
  });
});
