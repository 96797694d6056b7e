// The sounds of single moments of each game.

import { type KingContract, type Seat, SeededRandom, type Table, viewTable } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { layEven, make, makeMoves, open, playUntil } from '../../../engine/testing/matches.ts';
import { loadAllGames } from '../games/tables.ts';
import { soundsOf } from './step-sounds.ts';

await loadAllGames();

const soundsAt = (before: Table, after: Table, seat: Seat) =>
  soundsOf(viewTable(before, seat), viewTable(after, seat), seat);

it('a trick with penalties sounds only for its taker', () => {
  const table = layEven(open('hearts', { passCycle: ['hold'] }));
  const before = makeMoves(table, '3 2C', '0 AC', '1 JC');
  const clean = makeMoves(before, '2 7C');
  expect(soundsAt(before, clean, 0)).toEqual(['card', 'trick', 'turn']);
  expect(soundsAt(before, clean, 1)).toEqual(['card']);
  const led = makeMoves(clean, '0 KS', '1 JS', '2 8S');
  const eaten = makeMoves(led, '3 4S');
  expect(soundsAt(led, eaten, 0)).toEqual(['card', 'trick', 'turn']);
  const queen = makeMoves(eaten, '0 QS', '1 TS', '2 7S');
  expect(soundsAt(queen, makeMoves(queen, '3 3S'), 0)).toEqual(['card', 'penalty', 'turn']);
  expect(soundsAt(queen, makeMoves(queen, '3 3S'), 3)).toEqual(['card']);
});

it("a partner's trick is an own one", () => {
  const random = new SeededRandom(3);
  const isPlay = (table: Table) => table.phase === 'playing' && table.deal!.count === 3;
  const before = playUntil(open('spades', { preset: 'standard' }), random, isPlay);
  const after = playUntil(before, random, (table) => table.deal!.count === 4);
  const taker = viewTable(after, null).deal!.takers[0]!;
  expect(soundsAt(before, after, (taker + 2) % 4)).toEqual(['card', 'trick']);
  expect(soundsAt(before, after, (taker + 1) % 4)).toEqual(['card']);
});

it.each<[KingContract, string]>([
  [{ type: 'penalty', name: 'el' }, 'penalty'],
  [{ type: 'trump', trumpSuit: 'spades' }, 'trick'],
])('in King, with %o, a trick taken is a %s', (contract, name) => {
  const random = new SeededRandom(1);
  const table = layEven(open('king'));
  const chosen = make(table, table.actors[0]!, { kind: 'choose', contract });
  const before = playUntil(chosen, random, ({ deal }) => deal!.count === 3);
  const after = playUntil(before, random, ({ deal }) => deal!.count === 4);
  expect(soundsAt(before, after, viewTable(after, null).deal!.takers[0]!)).toEqual([
    'card',
    name,
    'turn',
  ]);
});
