// Contests from what people ask for: bots for all seats, and clear words where something is wrong.

import { gameOf } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { type ContestRequest, lineUp, readContest, sidesOf } from './contest.ts';

describe('the line-up', () => {
  it.each([
    ['hearts', 'classic', ['random', 'basic'], ['random', 'basic', 'basic', 'basic']],
    ['spades', 'standard', ['random', 'basic'], ['random', 'basic', 'random', 'basic']],
    ['spades', 'cutthroat', ['random', 'basic'], ['random', 'basic', 'basic']],
    ['king', 'three', ['random'], ['random', 'random', 'random']],
    ['king', 'standard', ['a', 'b', 'c', 'd'].fill('basic'), ['a', 'b', 'c', 'd'].fill('basic')],
  ] as const)('%s %s of %j', (id, preset, names, wanted) => {
    expect(lineUp(gameOf(id, { preset }), names)).toEqual({ ok: true, value: wanted });
  });

  it('knows a bot by all its names', () => {
    const names = ['expert', 'expert:50ms', 'expert:noinference:50ms'];
    const wanted = ['expert', 'expert', 'expert:noinference', 'basic'];
    expect(lineUp(gameOf('king'), [...names, 'basic'])).toEqual({ ok: true, value: wanted });
  });

  it('knows who are partners', () => {
    expect(sidesOf(gameOf('spades'))).toEqual([0, 1, 0, 1]);
    expect(sidesOf(gameOf('spades', { preset: 'cutthroat' }))).toEqual([0, 1, 2]);
    expect(sidesOf(gameOf('hearts'))).toEqual([0, 1, 2, 3]);
  });
});

it('what is not said has its usual value', () => {
  expect(readContest({ game: 'king', bots: ['basic'] })).toEqual({
    ok: true,
    value: {
      game: 'king',
      options: {},
      bots: ['basic', 'basic', 'basic', 'basic'],
      seating: 'all',
      length: 'deal',
      count: 100,
      seed: 1,
    },
  });
});

it.each<[Record<string, unknown>, RegExp]>([
  [{ game: 'whist' }, /game: expected one of hearts, spades, king, got "whist"/],
  [{ options: { preset: 'rough' } }, /preset: expected one of kalpler, classic/],
  [{ bots: [] }, /bots: expected 4 names by seat, two for one against the others, or one; got 0/],
  [{ bots: ['basic', 'basic', 'random'] }, /bots: expected 4 names .* got 3/],
  [{ bots: ['nobody'] }, /^bots: no bot "nobody": expected one of random, basic/],
  [{ bots: [{}] }, /^bots: no bot object: expected one of random, basic/],
  [{ seating: 'round' }, /seating: expected one of all, rotations, got round/],
  [{ length: 'hour' }, /length: expected one of deal, match, got hour/],
  [{ count: 0 }, /count: expected a whole number from 1 to 1000000, got 0/],
  [{ count: 1.5 }, /count: .* got 1.5/],
  [{ seed: -1 }, /seed: expected a whole number from 0 to 4294967295, got -1/],
])('%j is refused', (wrong, message) => {
  const read = readContest({ game: 'hearts', bots: ['basic'], ...wrong } as ContestRequest);
  expect(read.ok ? '' : read.error).toMatch(message);
});
