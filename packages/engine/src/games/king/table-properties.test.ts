// Properties of King tables: automatic moves are legal, and a table can be saved at any moment.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../../../testing/cards.ts';
import {
  autoMove,
  dealNext,
  drawDeal,
  moveOf,
  openTable,
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

/** A table after so many entries, played at random; `check` sees it before each of them. */
function tableOf(
  preset: string,
  seed: number,
  moves: number,
  check?: (table: Table) => void,
): Table {
  const random = new SeededRandom(seed);
  const king = game('king', preset, { kingRule: 'declare', cancelTrump: 'forcedSelector' });
  const players = ['Ayşe', 'Baran', 'Can', 'Defne'].slice(0, king.seats);
  const opened = openTable({ game: 'king', options: king.options, players });
  if (!opened.ok) throw new Error(opened.error);
  let table = opened.value;
  for (let i = 0; i < moves && table.standing.winners === null; i++) {
    check?.(table);
    const seat = table.actors[0] ?? 0;
    const next = table.awaitsDeal
      ? dealNext(table, drawDeal(table.game, random))
      : submit(table, seat, moveOf(table.game.random(table.deal!, seat, random)));
    if (!next.ok) throw new Error(next.error.code);
    table = next.value;
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
            const move = autoMove(table, seat, new SeededRandom(seed));
            if (!move.ok) throw new Error(move.error.code);
            expect(submit(table, seat, move.value, { auto: true }).ok).toBe(true);
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
        const read = readTable(JSON.stringify(tableJson(table)));
        if (!read.ok) throw new Error(read.error);
        expect(read.value.log).toEqual(table.log);
        expect(pictureOf(read.value)).toEqual(pictureOf(table));
        for (const seat of [null, 0, 1, 2]) {
          const view = viewTable(table, seat);
          expect(viewTable(read.value, seat)).toEqual(view);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        }
      }),
      { seed: 25, numRuns: 200 },
    );
    expect([...phases].sort()).toEqual(['partyEnd', 'playing', 'roundEnd', 'selecting', 'waiting']);
  });
});
