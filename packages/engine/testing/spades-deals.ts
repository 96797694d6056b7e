// Words for tests: random deals of Spades under options that let everything happen, played out step by step.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Move, moveOf, type Random, type Table } from '../src/index.ts';
import { make } from './matches.ts';

/** Options of a match, and the seed of its deals and moves. */
export const matches = fc.record({
  options: fc.record({
    preset: fc.constantFrom('standard', 'pagat', 'cutthroat', 'jja', 'jjdd', 'deucesHigh'),
    blindNilMinDeficit: fc.constantFrom(0, 99),
    blindNilExchange: fc.nat({ max: 3 }),
    minTeamBid: fc.constantFrom(0, 4, 13),
    doubleNil: fc.boolean(),
    forcedLeadBreaks: fc.boolean(),
  }),
  seed: fc.nat({ max: 0xffff_ffff }),
});

/** Plays a deal at random and shows each step. */
export function playOut(
  start: Table,
  random: Random,
  see: (after: Table, before: Table, move: Move) => void = () => {},
): Table {
  let table = start;
  for (let moves = 0; table.actors.length > 0; moves++) {
    expect(moves, 'the deal comes to an end').toBeLessThan(200);
    const seat = table.actors[random.below(table.actors.length)]!;
    const move = moveOf(table.game.random(table.deal!, seat, random));
    const after = make(table, seat, move);
    see(after, table, move);
    table = after;
  }
  return table;
}
