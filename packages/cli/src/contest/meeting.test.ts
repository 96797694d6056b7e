// Meetings of two strategies: line-ups without an advantage, and equal strategies exactly even.

import { allBots } from '@kalpler/bots';
import { gameOf } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { contestJob, piecesOf } from './meeting.ts';
import { allPairings, distinctNames, strategyOf } from './pairing.ts';

function pairings(
  id: 'hearts' | 'spades' | 'king',
  preset: string,
  strategies: readonly string[],
  length: 'deal' | 'match' = 'deal',
) {
  const game = gameOf(id, { preset });
  return allPairings({ game, strategies, length, count: 4, seed: 3 });
}

it('every pair meets once, a strategy also itself', () => {
  expect(distinctNames(['basic', 'random', 'basic'])).toEqual(['basic', 'random', 'basic#2']);
  expect(strategyOf('expert:50#3')).toBe('expert:50');
  const names = pairings('hearts', 'kalpler', ['a', 'b', 'c']);
  expect(names.map(({ first, second }) => [first, second])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

it.each([
  ['hearts', 'kalpler', [['a', 'a', 'b', 'b']]],
  ['spades', 'standard', [['a', 'b', 'a', 'b']]],
  [
    'king',
    'three',
    [
      ['a', 'b', 'b'],
      ['b', 'a', 'a'],
    ],
  ],
] as const)('%s %s: both have as many seats', (id, preset, wanted) => {
  const [pairing] = pairings(id, preset, ['a', 'b']);
  expect(pairing!.contests.map(({ bots }) => bots)).toEqual(wanted);
});

describe('equal strategies are exactly even', () => {
  it.each([
    ['hearts', 'kalpler', 'match'],
    ['spades', 'standard', 'deal'],
    ['spades', 'cutthroat', 'deal'],
    ['king', 'three', 'deal'],
  ] as const)('%s %s, by the %s', (id, preset, length) => {
    const settings = {
      pairings: pairings(id, preset, ['basic', 'basic'], length),
      boards: 3,
      boardsInPiece: 2,
    };
    expect(piecesOf(settings)).toBe(2);
    const piece = contestJob(settings);
    const meetings = [...piece(0).meetings, ...piece(1).meetings];
    expect(meetings).toHaveLength(3);
    for (const { margin, share, points } of meetings) {
      expect(margin).toBe(0);
      expect(share).toBeCloseTo(0.5, 12);
      expect(points[0]).toBeCloseTo(points[1], 12);
    }
  });
});

it('the better one is ahead, whichever is named first', () => {
  const play = (...strategies: string[]) => {
    const settings = {
      pairings: pairings('king', 'three', strategies),
      boards: 4,
      boardsInPiece: 4,
    };
    return contestJob(settings)(0).meetings;
  };
  const [there, back] = [play('skilled', 'random'), play('random', 'skilled')];
  expect(there.map(({ margin }) => margin)).toEqual(back.map(({ margin }) => 0 - margin));
  expect(there.reduce((sum, { margin }) => sum + margin, 0)).toBeGreaterThan(0);
});

it('counts moves that had to be made for a bot', () => {
  const settings = {
    pairings: pairings('hearts', 'kalpler', ['random', 'lazy']),
    boards: 1,
    boardsInPiece: 1,
  };
  const lazy = { ...allBots.create('random'), name: 'lazy', choose: asleep };
  const { fallbacks } = contestJob(settings, (name) =>
    name === 'lazy' ? lazy : allBots.create(name),
  )(0);
  expect(fallbacks[0]).toBe(0);
  expect(fallbacks[1]).toBeGreaterThan(0);
});

it('counts matches that have no end', () => {
  const play = (...strategies: string[]) =>
    contestJob({
      pairings: pairings('spades', 'standard', strategies, 'match'),
      boards: 2,
      boardsInPiece: 2,
    })(0).brokenOff;
  // A random bidder never comes near the target: each of two boards in both arrangements.
  expect(play('random', 'random')).toBe(4);
  expect(play('basic', 'random')).toBe(0);
});

/** A bot for which all moves are made. */
function asleep(
  ...[view, random]: Parameters<ReturnType<typeof allBots.create>['choose']>
): ReturnType<ReturnType<typeof allBots.create>['choose']> {
  const { move } = allBots.create('random').choose(view, random);
  return { move, reason: { kind: 'fallback' } };
}
