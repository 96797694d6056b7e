// Boards of one match: won, shared or broken off, with the same cards in every arrangement.

import { type GameId, type Standing, seededDraw } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { allBots } from '../index.ts';
import { MOST_DEALS, winShares } from './board.ts';
import type { Contest } from './contest.ts';
import { playPart } from './runner.ts';
import { Stage } from './stage.ts';

function contest(game: GameId, bots: readonly string[], options: Contest['options']): Contest {
  return { game, bots, options, seating: 'all', length: 'match', count: 3, seed: 9 };
}

const twins = (name: string): Bot => allBots.create(name.replace(/ .*/, ''));

describe('how a match is shared', () => {
  const share = (game: GameId, totals: number[], winners: number[] | null): number[] =>
    winShares(game, { totals, winners } as unknown as Standing);

  it('Hearts: the lowest totals', () => {
    expect(share('hearts', [101, 40, 55, 64], [1])).toEqual([0, 1, 0, 0]);
    expect(share('hearts', [101, 40, 40, 79], [1, 2])).toEqual([0, 0.5, 0.5, 0]);
  });

  it('Spades: the winning side, also when it is behind after a Boston', () => {
    expect(share('spades', [505, 430], [0])).toEqual([1, 0]);
    expect(share('spades', [505, 430], [1])).toEqual([0, 1]);
  });

  it('King: the best of those who are out of the red', () => {
    expect(share('king', [300, -500, 200, 0], [0, 2, 3])).toEqual([1, 0, 0, 0]);
    expect(share('king', [300, -900, 300, 300], [0, 2, 3])).toEqual([1 / 3, 0, 1 / 3, 1 / 3]);
  });

  it('King: who makes King is ahead of everyone, who loses it behind', () => {
    expect(share('king', [-300, 500, 0, -200], [0])).toEqual([1, 0, 0, 0]);
    expect(share('king', [900, 500, 0, -200], [1, 2, 3])).toEqual([0, 1, 0, 0]);
  });

  it('a match that was broken off goes to the best total', () => {
    expect(share('spades', [-4000, -3000], null)).toEqual([0, 1]);
    expect(share('hearts', [40, 3, 3, 8], null)).toEqual([0, 0.5, 0.5, 0]);
  });
});

describe('equal bots under different names', () => {
  it.each<[GameId, string, Contest['options']]>([
    ['hearts', 'basic', { endScore: 50 }],
    ['king', 'random', { preset: 'short' }],
  ])('%s, %s: share every board in proportion to their seats', (game, bot, options) => {
    const bots = [`${bot} a`, `${bot} b`, `${bot} b`, `${bot} b`];
    const { boards } = playPart(new Stage(contest(game, bots, options), twins), {
      from: 0,
      to: 3,
    });
    for (const { margins, shares } of boards) {
      expect(margins).toEqual([0, 0]);
      expect(shares![0]).toBeCloseTo(0.25, 12);
      expect(shares![1]).toBeCloseTo(0.75, 12);
    }
  });

  it('spades pairs win half of each board', () => {
    const bots = ['basic a', 'basic b', 'basic a', 'basic b'];
    const stage = new Stage(contest('spades', bots, { targetScore: 200 }), twins);
    const { boards, tallies } = playPart(stage, { from: 0, to: 3 });
    for (const { margins, shares } of boards) {
      expect(margins).toEqual([0, 0]);
      expect(shares).toEqual([0.5, 0.5]);
    }
    expect(tallies.map(({ matches }) => matches)).toEqual([12, 12]);
  });
});

it('a match ends as the rules say, and its figures add up', () => {
  const bots = ['basic', 'random', 'random', 'random'];
  const stage = new Stage(contest('king', bots, {}));
  const { boards, tallies } = playPart(stage, { from: 0, to: 2 });
  for (const { points } of boards) expect(points[0]! + 3 * points[1]!).toBeCloseTo(0, 8);
  const [basic, random] = tallies;
  expect(basic!.matches).toBe(8);
  expect(random!.matches).toBe(24);
  // Twenty games to a party: each seat selects three penalties and two trumps.
  expect(basic!.trump).toBe(16);
  expect(random!.trump).toBe(48);
  expect(basic!.deals - basic!.matches * 20).toBe(basic!.cancelled + random!.cancelled);
});

it('a match without an end is broken off', () => {
  const stage = new Stage(contest('spades', ['random', 'random', 'random', 'random'], {}));
  const { tallies } = playPart(stage, { from: 0, to: 1 });
  expect(tallies[0]).toMatchObject({ matches: 4, matchesBrokenOff: 4, deals: 4 * MOST_DEALS });
});

it('the cards of a match are its own', () => {
  const stage = new Stage(contest('hearts', ['basic'], {}));
  const cards = (board: number, number: number): string =>
    stage.draw({ board, number, redeal: 0 }).cards.join();
  const all = [cards(0, 1), cards(0, 2), cards(1, 1), cards(1, 2)];
  expect(new Set(all).size).toBe(4);
  expect(all).not.toContain(seededDraw(stage.game, 9, 1).cards.join());
});
