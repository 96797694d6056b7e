// Properties of King tables: automatic moves are legal, and a table can be saved at any moment.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealAny, make, must, open } from '../../../testing/matches.ts';
import {
  autoMove,
  moveOf,
  readTable,
  SeededRandom,
  submit,
  type Table,
  tableJson,
  viewTable,
} from '../../index.ts';

const seeds = fc.nat(0xffff_ffff);
const presets = fc.constantFrom('standard', 'natural', 'short', 'pagat', 'three');

/** All that a deal holds, with its contract by name: the rules themselves are functions. */
function pictureOf({ deal }: Table): object | null {
  return deal && { ...deal, contract: deal.contract?.name };
}

/** A table after a number of entries, played at random; `check` sees it before each of them. */
function tableOf(
  preset: string,
  seed: number,
  moves: number,
  check?: (table: Table) => void,
): Table {
  const random = new SeededRandom(seed);
  let table = open('king', { preset, kingRule: 'declare', cancelTrump: 'forcedSelector' });
  for (let i = 0; i < moves && table.standing.winners === null; i++) {
    check?.(table);
    const seat = table.actors[0] ?? 0;
    table = table.awaitsDeal
      ? dealAny(table, random)
      : make(table, seat, moveOf(table.game.random(table.deal!, seat, random)));
  }
  return table;
}

describe('tables', () => {
  // Feature: king-card-game, Property 24: Automatic actions
  it('Property 24: what is done for a slow player is always legal', () => {
    fc.assert(
      fc.property(presets, seeds, fc.integer({ min: 1, max: 300 }), (preset, seed, moves) => {
        tableOf(preset, seed, moves, (table) => {
          for (const seat of table.actors) {
            const move = must(autoMove(table, seat, new SeededRandom(seed)));
            expect(submit(table, seat, move, { auto: true }).ok).toBe(true);
          }
        });
      }),
      { seed: 24, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 25: Saved tables
  it('Property 25: a table survives JSON in every phase, and so does every view of it', () => {
    const phases = new Set<string>();
    const moves = fc.oneof(fc.nat(60), fc.constant(54), fc.nat(400), fc.constant(2000));
    fc.assert(
      fc.property(presets, seeds, moves, (preset, seed, length) => {
        const table = tableOf(preset, seed, length);
        phases.add(table.phase);
        const read = must(readTable(JSON.stringify(tableJson(table))));
        expect(read.log).toEqual(table.log);
        expect(pictureOf(read)).toEqual(pictureOf(table));
        for (const seat of [null, 0, 1, 2]) {
          const view = viewTable(table, seat);
          expect(viewTable(read, seat)).toEqual(view);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        }
      }),
      { seed: 25, numRuns: 200 },
    );
    expect([...phases].sort()).toEqual(['partyEnd', 'playing', 'roundEnd', 'selecting', 'waiting']);
  });
});
