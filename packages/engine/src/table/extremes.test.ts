// Rules at the ends of what the option sheets allow: whatever a table comes to can be written down and read back.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealAny,
  must,
  open,
  PLAYERS,
  pictureOf,
  playSteps,
  playUntil,
} from '../../testing/matches.ts';
import { SeededRandom } from '../cards/random.ts';
import { GAME_IDS, type GameId, makeGame, OPTION_SHEETS } from '../games/games.ts';
import type { Field, Fields } from '../games/options.ts';
import { readTable, tableJson } from '../notation/table-json.ts';
import { dealText, readTableText, tableText } from '../notation/table-text.ts';
import { openTable, rewind, type Table, timeOut } from './table.ts';

type Options = Readonly<Record<string, unknown>>;

/** The values at the ends of what a field says that it allows. */
function ends(name: string, field: Field<unknown>): unknown[] {
  const { allowed } = field;
  const values = [...candidates(allowed)].filter((value) => field.accepts(value));
  if (values.length === 0) throw new Error(`no extremes are known for ${name}: ${allowed}`);
  return values;
}

function* candidates(allowed: string): Iterable<unknown> {
  const range = /from (-?\d+) to (-?\d+)/.exec(allowed);
  if (range !== null) yield* [Number(range[1]), Number(range[2]), -0];
  if (allowed.endsWith('or null')) yield null;
  if (allowed === 'true or false') yield* [true, false];
  const words = allowed.replace(/^(one of|a list of( \d+ to \d+ of)?) |, each at most once$/g, '');
  const values = words.split(', ');
  for (const value of values) yield* [value, Number(value)];
  yield* [[], values.slice(0, 1), values, Array.from({ length: 52 }, (_, i) => values[i % 4])];
}

/** Changes to a few options; those that cannot be together are left out one by one. */
function changesTo(fields: Fields): fc.Arbitrary<Options> {
  const members = Object.entries(fields).map(([name, field]) => {
    const value =
      field.members === undefined
        ? fc.constantFrom(...ends(name, field))
        : changesTo(field.members);
    return [name, value] as const;
  });
  return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<Options>;
}

function playable(game: GameId, changes: Options): Options {
  let options: Options = {};
  for (const [name, value] of Object.entries(changes)) {
    const next = { ...options, [name]: value };
    if (makeGame(game, next).ok) options = next;
  }
  return options;
}

function opened(game: GameId, options: Options): Table {
  const { seats } = must(makeGame(game, options));
  return must(openTable({ game, options, players: PLAYERS.slice(0, seats) }));
}

/** Both ways of writing a table, and only its last hand. */
function expectReadable(table: Table): void {
  expect(must(readTable(JSON.stringify(tableJson(table)))).opening).toStrictEqual(table.opening);
  const picture = pictureOf(table);
  expect(pictureOf(must(readTable(JSON.stringify(tableJson(table)))))).toBe(picture);
  expect(pictureOf(must(readTableText(tableText(table))))).toBe(picture);
  const deals = table.log.filter(({ kind }) => kind === 'deal').length;
  if (deals === 0) return;
  const last = must(readTableText(dealText(table, deals - 1)));
  expect(last.standing).toStrictEqual(table.standing);
  expect(must(readTable(JSON.stringify(tableJson(last)))).standing).toStrictEqual(table.standing);
}

describe('totals of any size', () => {
  it('S4: when every bag costs as much as it can', () => {
    const options = { bagInterval: 1, bagPenalty: 10_000, autoBid: 1 };
    const random = new SeededRandom(1);
    let table = open('spades', options);
    // Everybody takes more tricks than the one that the clock bids for them.
    while (Math.min(...table.standing.totals) >= -1_000_000) {
      table = table.awaitsDeal ? dealAny(table, random) : timeOut(table, random);
    }
    table = playSteps(table, random, 30);
    expect(Math.min(...table.standing.totals)).toBeLessThan(-1_000_000);
    expectReadable(table);
  });

  it('K3: when every trick of trumps brings as much as it can', () => {
    const options = { values: { trump: 10_000 }, penaltiesPerPlayer: 0, trumpsPerPlayer: 24 };
    const isFar = ({ standing }: Table) => Math.max(...standing.totals) > 1_000_000;
    const table = playUntil(open('king', options), new SeededRandom(2), isFar);
    expect(Math.max(...table.standing.totals)).toBeGreaterThan(1_000_000);
    expectReadable(playSteps(table, new SeededRandom(3), 20));
  });
});

describe('any rules that the sheets allow', () => {
  it.each(GAME_IDS)('C13: whatever a table of %s comes to can be read back', (game) => {
    fc.assert(
      fc.property(
        changesTo(OPTION_SHEETS[game].fields),
        fc.nat(),
        fc.nat({ max: 600 }),
        (changes, seed, steps) => {
          const table = playSteps(
            opened(game, playable(game, changes)),
            new SeededRandom(seed),
            steps,
          );
          expectReadable(table);
          expectReadable(rewind(table, seed % (table.version + 1)));
        },
      ),
      { seed: 15, numRuns: 60 },
    );
  });
});
