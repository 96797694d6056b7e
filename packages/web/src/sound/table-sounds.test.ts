// What is felt: a short touch for a card of the player, and a longer one when it is the player's turn.

import { type Seat, type Table, viewTable } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { layEven, makeMoves, open } from '../../../engine/testing/matches.ts';
import { loadAllGames } from '../games/tables.ts';
import { felt } from './table-sounds.ts';

await loadAllGames();

const feltAt = (before: Table, after: Table, seat: Seat | null) =>
  felt(viewTable(before, seat), viewTable(after, seat), seat);

it('distinguishes the own card from the own turn, and others from both', () => {
  const table = layEven(open('hearts', { passCycle: ['hold'] }));
  const led = makeMoves(table, '3 2C');
  expect(feltAt(table, led, 3)).toEqual([12]);
  expect(feltAt(table, led, 0)).toEqual([30, 40, 30]);
  expect([feltAt(table, led, 1), feltAt(table, led, null)]).toEqual([null, null]);
  expect(feltAt(led, led, 0)).toBeNull();
});
