// The levels: legal in every game, the same from the same chance, and each better than the one below.

import { type GameId, SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { given, PRESETS, playDeals } from '../../testing/table-play.ts';
import { playContest, readContest, summarize } from '../arena/index.ts';
import { makeBot } from '../registry.ts';

const LIGHT = ['easy', 'medium', 'hard'] as const;

it.each(PRESETS)('%s %s: all levels play on without a fault', (id, preset) => {
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push(error);
  const bots = [...LIGHT, 'expert:2'].map((name) => makeBot(name, { report }));
  const moments = playDeals(id, { preset }, bots, 3, 17);
  expect(faults).toEqual([]);
  expect(moments.length).toBeGreaterThan(150);
  const again = [...LIGHT, 'expert:2'].map((name) => makeBot(name, { report }));
  for (const { view, seed, thought } of moments) {
    expect(thought.reason.kind).not.toBe('fallback');
    const same = again[view.seat!]!.choose(structuredClone(view), new SeededRandom(seed));
    expect(same).toEqual(thought);
  }
});

/** Points a deal by which a bot is ahead of another, two of each at the table. */
async function margin(game: GameId, bot: string, other: string, deals: number): Promise<number> {
  const bots = [bot, other, bot, other];
  const contest = given(readContest({ game, bots, count: deals, seed: 3 }));
  return summarize(contest, await playContest(contest)).bots[0]!.margin.mean;
}

describe.each<[GameId, number, number]>([
  ['hearts', 1, 4],
  ['spades', 8, 60],
  ['king', 8, 50],
])('%s: in points a deal', (game, least, clear) => {
  it('a beginner is far better than chance, and far from a rule player', async () => {
    expect(await margin(game, 'easy', 'random', 40)).toBeGreaterThan(clear);
    expect(await margin(game, 'basic', 'easy', 100)).toBeGreaterThan(3 * least);
  });

  it('each level is better than the one below', async () => {
    expect(await margin(game, 'medium', 'easy', 150)).toBeGreaterThan(least);
    expect(await margin(game, 'hard', 'medium', 150)).toBeGreaterThan(least);
  });
});
