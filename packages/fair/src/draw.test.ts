// Checks that draws are permutations, uniform, repeatable, and changed by everything that goes into them.

import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawWith, type FairDraw, fairDraw } from './draw.ts';
import { matchKey } from './secret.ts';
import { FairStream } from './stream.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 255 - 7 * i);
const table = { secret, salts: ['ab', 'c', null, ''], deal: 1, size: 52, seats: 4 };

const text = (draw: FairDraw) => draw.order.join(' ');

test('the order has every position once and the first seat is one of the table', () => {
  const shape = fc.record({
    length: fc.integer({ min: 1, max: 18 }),
    seats: fc.integer({ min: 1, max: 6 }),
    deal: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(shape, ({ length, seats, deal }) => {
      const size = length * seats;
      const salts = new Array<null>(seats).fill(null);
      const draw = fairDraw({ secret, salts, deal, size, seats });
      const positions = Array.from({ length: size }, (_, i) => i);
      expect(draw.order.toSorted((a, b) => a - b)).toEqual(positions);
      expect(draw.first).toBeGreaterThanOrEqual(0);
      expect(draw.first).toBeLessThan(seats);
      expect(fairDraw({ secret, salts, deal, size, seats })).toEqual(draw);
    }),
    { seed: 5, numRuns: 100 },
  );
});

test('a stream used by hand gives the same draw', () => {
  const stream = new FairStream(matchKey(secret, table.salts), 1);
  const order = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 51; i > 0; i--) {
    const j = stream.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  expect(fairDraw(table)).toEqual({ order, first: stream.below(4) });
});

describe('the deal changes with', () => {
  test('every bit of the secret', () => {
    const seen = new Set([text(fairDraw(table))]);
    for (let bit = 0; bit < 256; bit++) {
      const other = secret.slice();
      other[bit >> 3]! ^= 1 << (bit & 7);
      seen.add(text(fairDraw({ ...table, secret: other })));
    }
    expect(seen.size).toBe(257);
  });

  test('every salt, its seat and where it ends', () => {
    const rows = [
      ['ab', 'c', null, ''],
      ['c', 'ab', null, ''],
      ['a', 'bc', null, ''],
      ['abc', '', null, ''],
      ['', 'abc', null, ''],
      ['abc', null, null, ''],
      ['ab', 'c', '', null],
      ['ab', 'c', '', ''],
      ['ab', 'c', null, null],
      ['Ab', 'c', null, ''],
      ['ab', 'c ', null, ''],
    ];
    const draws = rows.map((salts) => text(fairDraw({ ...table, salts })));
    expect(new Set(draws).size).toBe(rows.length);
  });

  test('the deal number', () => {
    const numbers = [...Array.from({ length: 300 }, (_, i) => i + 1), 2 ** 24, 2 ** 32 - 1];
    const draws = numbers.map((deal) => text(fairDraw({ ...table, deal })));
    expect(new Set(draws).size).toBe(numbers.length);
  });
});

describe('over 20,000 shuffles', () => {
  const size = 52;
  const shuffles = 20_000;
  const limit = 5;

  /** Deviations from equal counts in standard deviations: of the whole table, and the worst position. */
  function deviations(orders: Iterable<readonly number[]>): { whole: number; worst: number } {
    const counts = new Uint32Array(size * size);
    let total = 0;
    for (const order of orders) {
      for (let i = 0; i < size; i++) counts[i * size + order[i]!]! += 1;
      total += 1;
    }
    const expected = total / size;
    const rows = Array.from({ length: size }, (_, position) =>
      counts
        .subarray(position * size, (position + 1) * size)
        .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    );
    // Each position has 51 free counts; the table has 51 × 51, because its columns add up too.
    const scaled = (value: number, free: number) => Math.abs(value - free) / Math.sqrt(2 * free);
    return {
      whole: scaled(rows.reduce((sum, row) => sum + row) * ((size - 1) / size), (size - 1) ** 2),
      worst: Math.max(...rows.map((row) => scaled(row, size - 1))),
    };
  }

  const key = matchKey(secret, table.salts);
  let draws: readonly FairDraw[] = [];
  beforeAll(() => {
    draws = Array.from({ length: shuffles }, (_, i) => drawWith(key, i + 1, size, 4));
  });

  test('every card comes equally often to every position', () => {
    const { whole, worst } = deviations(draws.map(({ order }) => order));
    expect(whole).toBeLessThan(limit);
    expect(worst).toBeLessThan(limit);
  });

  test('every seat comes first equally often', () => {
    const counts = [0, 0, 0, 0];
    for (const { first } of draws) counts[first]! += 1;
    // The standard deviation of each count is 61.
    for (const count of counts) expect(Math.abs(count - shuffles / 4)).toBeLessThan(250);
  });

  test('a shuffle that swaps with any position would be found out', () => {
    function* naive() {
      const stream = new FairStream(key, 1);
      for (let n = 0; n < 5000; n++) {
        const order = Array.from({ length: size }, (_, i) => i);
        for (let i = size - 1; i > 0; i--) {
          const j = stream.below(size);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        yield order;
      }
    }
    expect(deviations(naive()).whole).toBeGreaterThan(3 * limit);
  });
});

test.each([
  ['no cards', { size: 0 }],
  ['cards that do not come out even', { size: 50 }],
  ['half a card', { size: 52.5 }],
  ['no seats', { seats: 0, salts: [] }],
  ['fewer salts than seats', { salts: ['a', 'b', 'c'] }],
  ['more salts than seats', { salts: ['a', 'b', 'c', 'd', 'e'] }],
  ['a salt that is none', { salts: ['\n', null, null, null] }],
  ['a short secret', { secret: secret.subarray(1) }],
  ['deal 0', { deal: 0 }],
])('there is no draw with %s', (_, change) => {
  expect(() => fairDraw({ ...table, ...change })).toThrow(RangeError);
});
