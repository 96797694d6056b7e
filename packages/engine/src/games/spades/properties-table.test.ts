// Properties of whole tables of Spades: automatic moves are legal, and a saved table is read back the same.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealAny, must, open } from '../../../testing/matches.ts';
import { matches, playOut } from '../../../testing/spades.ts';
import {
  autoMove,
  MAX_ACTIONS,
  readTable,
  SeededRandom,
  type Table,
  tableJson,
  viewTable,
} from '../../index.ts';

describe('a table of Spades', () => {
  // Feature: spades-card-game, Property 14: Automatic moves are legal
  it('Property 14: S12, C3: what is done for a seat out of time is always allowed', () => {
    const out = new Int32Array(MAX_ACTIONS);
    fc.assert(
      fc.property(matches, ({ options, seed }) => {
        const random = new SeededRandom(seed);
        playOut(dealAny(open('spades', options), random), random, (after) => {
          const { game } = after;
          for (const seat of after.actors) {
            const move = must(autoMove(after, seat, random));
            const checked = game.check(after.deal!, seat, move);
            expect(checked.ok && checked.value).toBeTypeOf('number');
            const n = game.legal(after.deal!, seat, out);
            if (checked.ok) expect(out.subarray(0, n)).toContain(checked.value);
            if (move.kind === 'bid') expect(move.bid).toBeTypeOf('number');
          }
        });
      }),
      { seed: 14, numRuns: 100 },
    );
  });

  // Feature: spades-card-game, Property 15: Game state persistence round trip
  it('Property 15: C13: a table saved and read back is the same table, in every phase', () => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(matches, fc.integer({ min: 1, max: 1000 }), ({ options, seed }, targetScore) => {
        const random = new SeededRandom(seed);
        const stops = new Set<string>();
        const save = (table: Table): void => {
          const key = `${table.phase} ${table.deal?.trick}`;
          if (stops.has(key) || (table.deal && ![0, 7, 13].includes(table.deal.trick))) return;
          stops.add(key);
          phases.add(table.phase);
          const read = must(readTable(JSON.parse(JSON.stringify(tableJson(table)))));
          expect(tableJson(read)).toEqual(tableJson(table));
          for (const seat of [0, 1, 2, null]) {
            const view = viewTable(table, seat);
            expect(viewTable(read, seat)).toEqual(view);
            expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          }
        };
        let table = open('spades', { ...options, targetScore });
        save(table);
        for (let round = 0; round < 2 && table.awaitsDeal; round++) {
          table = dealAny(table, random);
          save(table);
          table = playOut(table, random, save);
          save(table);
        }
      }),
      { seed: 15, numRuns: 100 },
    );
    const all = ['bidding', 'exchanging', 'gameEnd', 'playing', 'roundEnd', 'waiting'];
    expect([...phases].sort()).toEqual(all);
  });
});
