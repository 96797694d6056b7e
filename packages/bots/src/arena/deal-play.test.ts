// Boards of one deal: luck cancels exactly, and a better player shows.

import type { GameId } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { allBots } from '../index.ts';
import type { Contest } from './contest.ts';
import { playPart } from './runner.ts';
import { Stage } from './stage.ts';

/** Several names for one way of playing. */
function twins(name: string): Bot {
  return allBots.create(name.replace(/ .*/, ''));
}

function contest(game: GameId, bots: readonly string[], changes: Partial<Contest> = {}): Contest {
  const usual = { options: {}, seating: 'all', length: 'deal', count: 4, seed: 5 } as const;
  return { game, bots, ...usual, ...changes };
}

// Whatever a bot does is settled by its view and its chance, and both are the same in every arrangement of
// equal bots. So every arrangement is the same deal, and every name sits in every seat of it equally often.
describe('equal bots under different names are exactly even on every board', () => {
  it.each<[GameId, string, string]>([
    ['hearts', 'random', 'abbb'],
    ['hearts', 'basic', 'abbb'],
    ['hearts', 'basic', 'abcd'],
    ['spades', 'random', 'abab'],
    ['spades', 'basic', 'abab'],
    ['spades', 'basic', 'abcd'],
    ['king', 'random', 'abcc'],
    ['king', 'basic', 'aabb'],
  ])('%s, %s as %s', (game, bot, names) => {
    const bots = [...names].map((name) => `${bot} ${name}`);
    const { boards } = playPart(new Stage(contest(game, bots), twins), { from: 0, to: 4 });
    for (const { margins, points } of boards) {
      expect(margins.every((margin) => margin === 0)).toBe(true);
      expect(new Set(points).size).toBe(1);
    }
  });

  it('because arrangements share their cards and boards do not', () => {
    const bots = ['random a', 'random b', 'random b', 'random b'];
    const stage = new Stage(contest('spades', bots, { options: { preset: 'pagat' } }), twins);
    const { boards } = playPart(stage, { from: 0, to: 4 });
    expect(new Set(boards.map(({ points }) => points[0])).size).toBeGreaterThan(2);
  });

  it('also with a bot that only ever sits in turned places', () => {
    const bots = ['random a', 'random b', 'random c', 'random d'];
    const stage = new Stage(contest('hearts', bots, { seating: 'rotations' }), twins);
    expect(stage.seatings).toHaveLength(4);
    const { boards } = playPart(stage, { from: 0, to: 3 });
    for (const { margins } of boards) expect(margins).toEqual([0, 0, 0, 0]);
  });
});

it('three play as four do', () => {
  const options = { preset: 'three' };
  const bots = ['basic', 'random', 'random'];
  const { boards, tallies } = playPart(new Stage(contest('king', bots, { options })), {
    from: 0,
    to: 6,
  });
  expect(boards).toHaveLength(6);
  expect(tallies.map(({ deals }) => deals)).toEqual([18, 36]);
});

it('a rule player is better than chance in every game', () => {
  for (const game of ['hearts', 'spades', 'king'] as const) {
    const bots =
      game === 'spades'
        ? ['basic', 'random', 'basic', 'random']
        : ['basic', 'random', 'random', 'random'];
    const { boards } = playPart(new Stage(contest(game, bots)), { from: 0, to: 30 });
    const sum = boards.reduce((total, { margins }) => total + margins[0]!, 0);
    expect(sum / boards.length).toBeGreaterThan(game === 'hearts' ? 4 : 40);
  }
});

it('what goes wrong names the board, the seed and the seats', () => {
  const fool: Bot = {
    name: 'fool',
    choose: () => ({ move: { kind: 'claim' }, reason: { kind: 'random' } }),
  };
  const stage = new Stage(contest('king', ['fool', 'basic', 'basic', 'basic']), (name) =>
    name === 'fool' ? fool : allBots.create(name),
  );
  expect(() => playPart(stage, { from: 3, to: 4 })).toThrow(
    /^king, deal 3 of seed 5, seats fool basic basic basic: illegal move of fool in seat 0, claim: /,
  );
});

it('another seed deals other cards', () => {
  const stages = [1, 2].map((seed) => new Stage(contest('hearts', ['random'], { seed })));
  const draws = stages.map((stage) => stage.draw({ board: 0, number: 1, redeal: 0 }).cards.join());
  expect(draws[0]).not.toBe(draws[1]);
  const again = stages[0]!.draw({ board: 0, number: 1, redeal: 1 }).cards.join();
  expect(again).not.toBe(draws[0]);
});

it('every seat has its own chance, the same whoever sits where', () => {
  const id = { board: 2, number: 1, redeal: 0 };
  const numbers = (bots: string[]): number[] =>
    new Stage(contest('hearts', bots)).chances(id).map((chance) => chance.below(2 ** 32));
  const four = numbers(['random', 'random', 'random', 'basic']);
  expect(new Set(four).size).toBe(4);
  expect(numbers(['basic', 'random', 'random', 'random'])).toEqual(four);
});
