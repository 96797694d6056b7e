// The fourth game of `examples/fourth-game`, added as CONTRIBUTING says: played by all parts without another change.
//
// The page is played in packages/web/testing/table/fourth-game.test.ts.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentClient, type Payload } from '../packages/server/testing/document-client.ts';
import { FourthGame, REGISTRIES } from './fourth-game/lay.ts';

let whist: FourthGame;
beforeAll(() => {
  whist = new FourthGame();
});
afterAll(() => whist.remove());

const sum = (points: readonly number[]) => points.reduce((a, b) => a + b);

it.each([
  ['tsconfig.json', 'packages/*/src/**/*.ts', 'tests/fourth-game/*.ts'],
  ['packages/web/tsconfig.json', 'packages/web/src/**/*.ts', 'packages/web/src/**/*.tsx'],
])('fits the types of %s', async (extended, ...include) => {
  const config = path.join(whist.folder, `tsconfig.${path.dirname(extended).length}.json`);
  writeFileSync(config, JSON.stringify({ extends: `./${extended}`, include }));
  expect(await whist.run('node_modules/typescript/bin/tsc', '--project', config)).toBe('');
});

it('is played by the engine to the end of a match', async () => {
  const { deals, totals, winners } = JSON.parse(
    await whist.run('tests/fourth-game/engine.ts', 'whist'),
  );
  expect(sum(totals)).toBe(13 * deals);
  expect(totals[winners[0]]).toBeGreaterThanOrEqual(30);
});

it('is played by bots of every kind, and by rules of thumb better than by chance', async () => {
  const played = JSON.parse(await whist.run('tests/fourth-game/bots.ts', 'whist'));
  expect(played).toMatchObject({ decisions: [true, true, true, true], hints: 13 });
  expect(played.margin).toBeGreaterThan(0);
  expect(['leadHigh', 'leadLow', 'voidSuit', 'drawTrumps']).toContain(played.reason);
}, 60_000);

it('is played at a server to the end of a match, by a client written from the documents', async () => {
  const client = await new DocumentClient(await whist.serve()).connected();
  const answer = await client.ask('createTable', {
    playerName: 'Ayşe',
    game: 'whist',
    bots: ['easy', 'medium', 'hard'],
    options: { preset: 'short' },
  });
  expect(answer).toMatchObject({ ok: true });
  client.playAlong();
  const { finalScores, winners } = await client.waitFor('gameEnd');
  const deals = client.all('roundEnd');
  expect(finalScores).toEqual(deals.at(-1).cumulativeScores);
  expect(deals.map(({ scores }: Payload) => sum(scores))).toEqual(deals.map(() => 13));
  expect(finalScores[winners[0]]).toBe(Math.max(...finalScores));
  expect(client.all('error')).toEqual([]);
  client.close();
});

it('is played in the terminal to the end of a match', async () => {
  // Of all the cards that are typed, one is legal.
  const cards = ['S', 'H', 'D', 'C'].flatMap((suit) =>
    ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((rank) => rank + suit),
  );
  const lines = Array.from({ length: 13 }, () => cards).flat();
  const play = ['whist', 'play', '--seed', '3', '--ai', 'easy', '--rule', 'targetScore=1'];
  const said = await whist.type(['hint', ...lines, 'scores'], ...play);
  expect(said).toContain('The match is over.');
});

it.each([
  ['simulate --games 4 --stats --seed 3', /^whist to 30 points: 4 games/],
  ['simulate --watch --seed 3', /^Winner: /m],
  ['train --games 1 --output whist.csv --seed 3', /^Wrote \d+ examples of 1 game/],
  ['train --check whist.csv', /^Game +whist, rules standard$/m],
])('is known to `kalpler %s`', async (words, said) => {
  const kalpler = ['packages/cli/bin/kalpler.ts', 'whist', ...words.split(' ')];
  expect(await whist.run(...kalpler)).toMatch(said);
});

const source = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

it('is added where CONTRIBUTING says', () => {
  const steps = source('CONTRIBUTING.md');
  for (const registry of REGISTRIES) expect(steps).toContain(registry);
});

it('may have more where CONTRIBUTING says', () => {
  const rows = /What a game may have besides \| Registry[\s\S]*?\n\n/.exec(
    source('CONTRIBUTING.md'),
  )![0];
  const registries = [...rows.matchAll(/`(packages\/[^`]+)`/g)].map(([, file]) => file!);
  expect(registries.length).toBeGreaterThan(8);
  for (const registry of registries) {
    expect(REGISTRIES).not.toContain(registry);
    expect(source(registry), registry).toMatch(/\bking\b/);
  }
});
