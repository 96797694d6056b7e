// Places at the end of a match, by hand.

import { type AnyGame, gameOf, type Standing } from '@kalpler/engine';
import { expect, test } from 'vitest';
import { finalPositions } from './outcome.ts';

function positions(game: AnyGame, totals: number[], winners: number[] | null): number[] {
  const standing: Standing = { ...game.start(), totals, winners };
  return finalPositions(game, standing);
}

test('Hearts: the lowest total is first, equal players share the better place', () => {
  const game = gameOf('hearts');
  expect(positions(game, [12, 50, 3, 20], [2])).toEqual([2, 4, 1, 3]);
  expect(positions(game, [12, 50, 12, 20], [0, 2])).toEqual([1, 4, 1, 3]);
  expect(positions(game, [0, 51, 51, 51], [0])).toEqual([1, 2, 2, 2]);
});

test('Spades: partners share their place', () => {
  expect(positions(gameOf('spades'), [310, 120], [0])).toEqual([1, 3, 1, 3]);
  expect(positions(gameOf('spades'), [310, 310], [0, 1])).toEqual([1, 1, 1, 1]);
  // S16: a Boston may win against the totals.
  expect(positions(gameOf('spades', { boston: 'win' }), [10, 120], [0])).toEqual([1, 3, 1, 3]);
  expect(positions(gameOf('spades', { preset: 'cutthroat' }), [310, 20, 40], [0])).toEqual([
    1, 3, 2,
  ]);
});

test('King: winners by their totals, then the others by theirs', () => {
  const game = gameOf('king');
  expect(positions(game, [200, -400, 50, 150], [0, 2, 3])).toEqual([1, 4, 3, 2]);
  // K11: a King made wins alone, whatever the totals are; one that was lost lets all others win.
  expect(positions(game, [-500, 300, 100, 100], [0])).toEqual([1, 2, 3, 3]);
  expect(positions(game, [500, -300, 100, 100], [1, 2, 3])).toEqual([4, 3, 1, 1]);
});

test('a match that was broken off is ranked by totals', () => {
  expect(positions(gameOf('spades'), [-900, -40], null)).toEqual([3, 1, 3, 1]);
});
