// The levels: legal in every game, the same from the same chance, and each better than the one below.

import { type GameId, SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { given, PRESETS, playDeals } from '../../testing/table-play.ts';
import { playContest, readContest, summarize } from '../arena/index.ts';
import { allBots } from '../index.ts';

/** Tables for three have room for three of them. */
const TABLES: readonly [deals: number, ...names: string[]][] = [
  [1, 'expert:1:noinference', 'easy', 'medium', 'hard'],
  [3, 'medium', 'hard', 'easy'],
];

describe.each(PRESETS)('%s %s', (id, preset) => {
  it.each(TABLES)('%i deals of %s, %s, %s: no fault, twice the same', (deals, ...names) => {
    const faults: unknown[] = [];
    const report = (error: unknown): void => void faults.push(error);
    const bots = names.map((name) => allBots.create(name, { report }));
    const again = names.map((name) => allBots.create(name, { report }));
    const moments = playDeals(id, { preset }, bots, deals, 17);
    expect(moments.length).toBeGreaterThan(25 * deals);
    for (const { view, seed, thought } of moments) {
      const bot = again[view.seat! % again.length]!;
      expect(bot.choose(structuredClone(view), new SeededRandom(seed))).toEqual(thought);
    }
    expect(faults).toEqual([]);
  });
});

/** Points a deal by which a bot is ahead of another, two of each at the table. */
async function margin(game: GameId, bot: string, other: string, deals: number): Promise<number> {
  const bots = [bot, other, bot, other];
  const contest = given(readContest({ game, bots, count: deals, seed: 3 }));
  return summarize(contest, await playContest(contest)).bots[0]!.margin.mean;
}

describe.each<[GameId, number, number, number]>([
  ['hearts', 40, 5, 2],
  ['spades', 80, 120, 12],
  ['king', 40, 50, 5],
])('%s: %i deals', (game, deals, aboveChance, belowRules) => {
  it('a beginner is far better than chance, and far from a rule player', async () => {
    expect(await margin(game, 'easy', 'random', deals)).toBeGreaterThan(aboveChance);
    expect(await margin(game, 'basic', 'easy', deals)).toBeGreaterThan(belowRules);
  });

  it('each level is better than the one below', async () => {
    expect(await margin(game, 'medium', 'easy', deals)).toBeGreaterThan(0);
    expect(await margin(game, 'hard', 'medium', deals)).toBeGreaterThan(0);
  });
});
