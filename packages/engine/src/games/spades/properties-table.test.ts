// Properties of whole tables of Spades: automatic moves are legal, and a saved table is read back the same.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../../../testing/cards.ts';
import {
  autoMove,
  dealNext,
  drawDeal,
  MAX_ACTIONS,
  moveOf,
  openTable,
  type Random,
  readTable,
  SeededRandom,
  submit,
  type Table,
  tableJson,
  viewTable,
} from '../../index.ts';

const seeds = fc.nat({ max: 0xffff_ffff });

function openMatch(options: Record<string, unknown>): Table {
  const { seats } = game('spades', undefined, options);
  const players = ['North', 'East', 'South', 'West'].slice(0, seats);
  const opened = openTable({ game: 'spades', options, players });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

function dealt(table: Table, random: Random): Table {
  const next = dealNext(table, drawDeal(table.game, random));
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

type See = (after: Table) => void;

/** Plays a deal at random and shows each step. */
function playOut(start: Table, random: Random, see: See = () => {}): Table {
  let table = start;
  for (let moves = 0; table.actors.length > 0; moves++) {
    expect(moves, 'the deal comes to an end').toBeLessThan(200);
    const seat = table.actors[random.below(table.actors.length)]!;
    const move = moveOf(table.game.random(table.deal!, seat, random));
    const done = submit(table, seat, move);
    if (!done.ok) throw new Error(`${done.error.code} ${done.error.rule}`);
    see(done.value);
    table = done.value;
  }
  return table;
}

/** A random match of one deal under some options that let everything happen. */
const matches = fc.record({
  options: fc.record({
    preset: fc.constantFrom('standard', 'pagat', 'cutthroat', 'jja', 'jjdd', 'deucesHigh'),
    blindNilMinDeficit: fc.constantFrom(0, 99),
    blindNilExchange: fc.nat({ max: 3 }),
    minTeamBid: fc.constantFrom(0, 4, 13),
    doubleNil: fc.boolean(),
    forcedLeadBreaks: fc.boolean(),
  }),
  seed: seeds,
});

describe('a table of Spades', () => {
  // Feature: spades-card-game, Property 14: Automatic moves are legal
  it('Property 14: S12, C3: what is done for a seat out of time is always allowed', () => {
    const out = new Int32Array(MAX_ACTIONS);
    fc.assert(
      fc.property(matches, ({ options, seed }) => {
        const random = new SeededRandom(seed);
        playOut(dealt(openMatch(options), random), random, (after) => {
          const { game } = after;
          for (const seat of after.actors) {
            const move = autoMove(after, seat, random);
            if (!move.ok) throw new Error(move.error.code);
            const checked = game.check(after.deal!, seat, move.value);
            expect(checked.ok && checked.value).toBeTypeOf('number');
            const n = game.legal(after.deal!, seat, out);
            if (checked.ok) expect(out.subarray(0, n)).toContain(checked.value);
            if (move.value.kind === 'bid') expect(move.value.bid).toBeTypeOf('number');
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
          const read = readTable(JSON.parse(JSON.stringify(tableJson(table))));
          if (!read.ok) throw new Error(read.error);
          expect(tableJson(read.value)).toEqual(tableJson(table));
          for (const seat of [0, 1, 2, null]) {
            const view = viewTable(table, seat);
            expect(viewTable(read.value, seat)).toEqual(view);
            expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          }
        };
        let table = openMatch({ ...options, targetScore });
        save(table);
        for (let round = 0; round < 2 && table.awaitsDeal; round++) {
          table = dealt(table, random);
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
