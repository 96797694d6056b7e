// Boards worked out by hand: points, margins and shares of each bot.

import { describe, expect, it } from 'vitest';
import { type Run, scoreBoard } from './board.ts';
import type { Contest } from './contest.ts';
import { Stage } from './stage.ts';

function stage(game: Contest['game'], bots: readonly string[]): Stage {
  const length = 'deal';
  return new Stage({ game, options: {}, bots, seating: 'all', length, count: 1, seed: 1 });
}

function run(seating: string, points: readonly number[], shares: readonly number[] | null): Run {
  return { seating: [...seating], points, shares };
}

describe('one against three in Hearts, where few points are good', () => {
  const board = scoreBoard(stage('hearts', ['a', 'b', 'b', 'b']), [
    run('abbb', [2, 6, 8, 10], null),
    run('babb', [20, 0, 3, 3], null),
  ]);

  it('points are the means of all seats', () => {
    expect(board.points).toEqual([1, 50 / 6]);
  });

  it('the margin is what the others have more', () => {
    // 24 against 3 × 2, 26 against 3 × 0: 44 over six pairs of opponents.
    expect(board.margins).toEqual([44 / 6, -44 / 6]);
  });

  it('no match was won', () => {
    expect(board.shares).toBeNull();
  });
});

it('partners are not measured against each other', () => {
  const points = [40, -30, 40, -30];
  const pairs = scoreBoard(stage('spades', ['a', 'b', 'a', 'b']), [run('abab', points, null)]);
  expect(pairs.points).toEqual([40, -30]);
  expect(pairs.margins).toEqual([70, -70]);
  const mixed = scoreBoard(stage('spades', ['a', 'b', 'c', 'd']), [run('abcd', points, null)]);
  expect(mixed.margins).toEqual([70, -70, 70, -70]);
});

it('a share is counted once for each side on which a bot sits', () => {
  const two = scoreBoard(stage('king', ['a', 'a', 'b', 'b']), [
    run('aabb', [5, 5, 0, -10], [0.5, 0.5, 0, 0]),
    run('abab', [0, 9, -4, -5], [0, 1, 0, 0]),
  ]);
  expect(two.shares).toEqual([0.5, 0.5]);
  const pairs = scoreBoard(stage('spades', ['a', 'b', 'a', 'b']), [
    run('abab', [500, 200, 500, 200], [1, 0]),
    run('baba', [510, 300, 510, 300], [1, 0]),
    run('abab', [510, 510, 510, 510], [0.5, 0.5]),
    run('abab', [510, 300, 510, 300], [1, 0]),
  ]);
  expect(pairs.shares).toEqual([0.625, 0.375]);
});

it('a bot without another to face has no margin', () => {
  const board = scoreBoard(stage('king', ['a', 'a', 'a', 'a']), [
    run('aaaa', [100, 0, -50, 50], [1, 0, 0, 0]),
  ]);
  expect(board).toEqual({ points: [25], margins: [0], shares: [1] });
});
