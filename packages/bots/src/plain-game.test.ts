// Bots of games that bring nothing of their own: they keep to the rules, and play better than chance.

import { GAME_IDS, type TableView } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { PRESETS, playDeals, playMatch } from '../testing/table-play.ts';
import { createBots } from './create-bots.ts';
import { expert } from './expert/expert.ts';
import { plainBots } from './plain-game.ts';

const bots = createBots(
  GAME_IDS.map((id) => plainBots(id, { isBetterLow: id === 'hearts' })),
  { expert },
);
const faults: unknown[] = [];
const report = (error: unknown, { view }: { view: TableView }) => faults.push([error, view]);
const players = ['basic', 'easy', 'skilled', 'expert:4'].map((name) =>
  bots.create(name, { report }),
);

it.each(PRESETS)('%s %s: every kind of bot makes its own moves', (id, preset) => {
  const moments = playDeals(id, { preset }, players, 2, 5);
  expect(moments.length).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

const OPTIONS = { hearts: { endScore: 1000 }, king: {} };

describe('against three at random', () => {
  const [basic, random] = [bots.create('basic'), bots.create('random')];

  it.each([
    ['hearts', -1],
    ['king', 1],
  ] as const)('basic comes out ahead in %s', (id, sign) => {
    const table = playMatch(id, OPTIONS[id], [basic, random, random, random], 20, 3);
    const [own, ...others] = table.standing.totals.map((total) => sign * total);
    expect(own).toBeGreaterThan(Math.max(...others));
  });
});
