// Every law at every preset of every game, and at tables with the less usual options.

import { describe, expect, it } from 'vitest';
import { GAME_IDS, presetNames } from '../src/index.ts';
import { addReport, emptyReport, matchSeed, runPart } from './campaign.ts';
import { Judge } from './judge.ts';
import { type MatchTally, playMatch } from './match.ts';
import { readRequests } from './run.ts';
import { ALL_TABLES, gameAt, type LawTable } from './tables.ts';

const MATCHES = 2;

function playAll(table: LawTable): { tally: MatchTally; broken: string[] } {
  const tally = { deals: 0, plays: 0, checks: 0 };
  const judge = new Judge();
  const broken: string[] = [];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const breach = playMatch({ table, seed, seldom: 20 }, judge, tally);
    if (breach !== null) broken.push(`${breach.detail}\n${breach.hand}`);
  }
  return { tally, broken };
}

describe('all laws hold in random matches', () => {
  it.each(ALL_TABLES)('C12, C13: $game, $name', (table) => {
    const { tally, broken } = playAll(table);
    expect(broken).toEqual([]);
    // Every match has at least one deal, every deal some plays, and every play many checks.
    expect(tally.deals).toBeGreaterThanOrEqual(MATCHES);
    expect(tally.plays).toBeGreaterThan(20 * tally.deals);
    expect(tally.checks).toBeGreaterThan(20 * tally.plays);
  });
});

describe('the tables', () => {
  it('include every preset of every game', () => {
    for (const game of GAME_IDS) {
      const names = ALL_TABLES.filter((table) => table.game === game).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(presetNames(game)));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are all playable and all different', () => {
    const options = ALL_TABLES.map((table) => JSON.stringify(gameAt(table).options));
    expect(new Set(options).size).toBe(ALL_TABLES.length);
  });
});

describe('the long run', () => {
  it('C10: gives the same result however it is cut into parts', () => {
    const part = { game: 'hearts', seed: 7 } as const;
    const whole = runPart({ ...part, from: 0, to: 4 });
    const sum = emptyReport();
    addReport(sum, runPart({ ...part, from: 2, to: 4 }));
    addReport(sum, runPart({ ...part, from: 0, to: 2 }));
    expect(sum).toEqual(whole);
    expect(whole.matches).toBe(4);
  });

  it('gives every match a seed of its own', () => {
    const seeds = GAME_IDS.flatMap((game) =>
      [0, 1, 299_999].map((match) => matchSeed(game, 5, match)),
    );
    expect(new Set(seeds).size).toBe(9);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });

  it('reads its command line', () => {
    expect(
      readRequests(['--matches', '50', '--seed', '3', '--game', 'king', '--workers', '2']),
    ).toEqual({
      games: ['king'],
      seed: 3,
      from: 0,
      to: 50,
      workers: 2,
    });
    expect(readRequests(['--only', '12'])).toMatchObject({
      games: GAME_IDS,
      seed: 1,
      from: 12,
      to: 13,
    });
  });

  it.each([
    ['--matches', '0'],
    ['--matches', '-3'],
    ['--matches', 'many'],
    ['--seed', '1.5'],
    ['--game', 'chess'],
    ['--only', '300000'],
    ['--fast', '1'],
    ['17'],
  ])('refuses %s %s', (...args) => {
    expect(readRequests(args)).toBeNull();
  });
});
