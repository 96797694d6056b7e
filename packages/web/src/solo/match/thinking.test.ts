// Computer players that are fetched: the same seed gives the same move, and a match does not wait for them for ever.

import type { Bots } from '@kalpler/bots/core';
import { gameOf } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { Solo } from '../../../../match/testing/solo.ts';
import { loadBots, thinkHere } from './thinking.ts';

const nothing = () => {};

describe('thinking', () => {
  it.each(['random', 'easy', 'hard', 'skilled'])('of %s follows from the seed', async (bot) => {
    const { view } = (await (await Solo.sit({ game: 'hearts', seed: 1 })).steps(5)).state;
    const thoughts = [1, 2, 3].map(() => thinkHere(nothing)(bot, view, 7));
    const [first, ...others] = await Promise.all(thoughts);
    expect(others).toEqual([first, first]);
  });

  it('001 E2: of bots that cannot be fetched is refused, and fetched again for the next move', async () => {
    let fetched = 0;
    const think = thinkHere(nothing, {
      load: async (options) => {
        if (fetched++ === 0) throw new Error('no network');
        return loadBots(options);
      },
    });
    const { problems, states } = await Solo.sit({ game: 'hearts', seed: 2 }, { think });
    expect(problems).toEqual([new Error('no network')]);
    expect(states.at(-1)!.view.deal!.actors).toEqual([0]);
    expect(fetched).toBe(3);
  });

  it('001 E2: of bots that never come is not waited for, and waited for only once', async () => {
    const never = new Promise<never>(() => {});
    const think = thinkHere(nothing, { load: () => never, timeoutMs: 400 });
    const start = performance.now();
    const solo = await Solo.sit({ game: 'hearts', seed: 3, kind: 'daily' }, { think });
    await solo.toTheEnd();
    expect(solo.table.results).toHaveLength(1);
    expect(solo.problems.length).toBeGreaterThan(30);
    // Thirty waits one after the other would be more than this.
    expect(performance.now() - start).toBeLessThan(400 * 25);
  });

  it('of bots that come late goes on with them', async () => {
    const { promise, resolve } = Promise.withResolvers<Bots>();
    const think = thinkHere(nothing, { load: () => promise, timeoutMs: 5 });
    const solo = await Solo.sit({ game: 'hearts', seed: 4 }, { think });
    expect(solo.problems).toHaveLength(3);
    await loadBots(gameOf('hearts').options).then(resolve);
    await solo.steps(4);
    expect(solo.problems).toHaveLength(3);
  });
});
