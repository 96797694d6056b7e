// The command line of the arena: what it understands, and what it says to what it does not.

import { describe, expect, it } from 'vitest';
import { arena } from './arena.ts';
import { readArenaRequest } from './arena-options.ts';
import { UsageError } from './arguments.ts';

const read = (line: string) => readArenaRequest(line.split(' '));

describe('what is understood', () => {
  it('bots by seat, a seed, workers and a number of deals', () => {
    const line = '--game hearts --bots basic random random random --deals 200 --workers 2 --seed 7';
    expect(read(line)).toEqual({
      contest: {
        game: 'hearts',
        options: {},
        bots: ['basic', 'random', 'random', 'random'],
        seating: 'all',
        length: 'deal',
        count: 200,
        seed: 7,
      },
      workers: 2,
      json: false,
    });
  });

  it('matches of a preset with changes, and pairs', () => {
    const line =
      '--game spades --bots basic random --matches 3 --preset pagat --set targetScore=200 --set bidding=sequential --json --seating rotations';
    const { contest, json } = read(line);
    expect(json).toBe(true);
    expect(contest).toMatchObject({
      options: { preset: 'pagat', targetScore: 200, bidding: 'sequential' },
      bots: ['basic', 'random', 'basic', 'random'],
      length: 'match',
      count: 3,
      seating: 'rotations',
    });
  });
});

describe('what is not', () => {
  it.each([
    ['--bots basic', /--game: which of hearts, spades, king\?/],
    ['--game hearts', /--bots: who is to play\?/],
    ['--game whist --bots basic', /--game: expected one of hearts, spades, king, got whist/],
    ['--game hearts --bots nobody', /bots: .*nobody/],
    ['--game hearts --bots basic basic basic', /bots: expected 4 names by seat/],
    ['--game hearts --bots basic --deals 1 --matches 1', /--deals or --matches, not both/],
    ['--game hearts --bots basic --deals x', /--deals: expected a whole number from 1 to 1000000/],
    ['--game hearts --bots basic --seed -1', /seed/],
    ['--game hearts --bots basic --workers 0', /--workers: expected a whole number from 1 to 64/],
    ['--game hearts --bots basic --preset x', /preset: expected one of kalpler, classic/],
    ['--game hearts --bots basic --set endScore', /--set: expected NAME=VALUE, got endScore/],
    ['--game hearts --bots basic --set ends=3', /ends: unknown option; the options are/],
    ['--game hearts --bots basic --seating x', /--seating: expected one of all, rotations, got x/],
    ['--game hearts --bots basic --speed 3', /--speed/],
  ])('%s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  it('is not mistaken for a fault of the program', () => {
    expect(() => read('--game whist --bots basic')).toThrow(UsageError);
  });
});

describe('what is printed', () => {
  const print = async (line: string): Promise<string> => {
    const lines: string[] = [];
    expect(await arena(line.split(' '), (text) => lines.push(text))).toBe(0);
    return lines.join('\n');
  };

  it('figures of every bot in lines', async () => {
    const text = await print('--game hearts --bots basic random --deals 4 --workers 1');
    expect(text).toMatch(/^hearts, 4 deals × 4 arrangements, seed 1\n\nbasic\n {2}points /);
    expect(text).toMatch(/\n\nrandom\n {2}points /);
    expect(text).toMatch(/ms a move/);
  });

  it('everything as JSON', async () => {
    const text = await print('--game king --bots basic random --matches 1 --workers 1 --json');
    const { contest, bots } = JSON.parse(text);
    expect(contest).toMatchObject({ game: 'king', length: 'match', count: 1 });
    expect(bots[0]).toMatchObject({ name: 'basic', tally: { matches: 4, trump: 8 } });
    expect(bots[1].share.mean + bots[0].share.mean).toBeCloseTo(1, 12);
  });
});
