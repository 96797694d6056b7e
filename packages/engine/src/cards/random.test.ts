// Chance: the same seed gives the same numbers, and all numbers come up alike.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenness } from '../../laws/numbers.ts';
import { type Random, SeededRandom, shuffle } from './random.ts';

const MANY = [
  65_537,
  100_003,
  3 * 2 ** 20,
  2 ** 24 + 1,
  2 ** 31,
  3 * 2 ** 30,
  2 ** 32 - 3,
  2 ** 32,
];

/** A generator that gives chosen bits, and then throws: asking again means that they were rejected. */
class Given extends SeededRandom {
  #bits: number | null;

  constructor(bits: number) {
    super(0);
    this.#bits = bits;
  }

  override next(): number {
    if (this.#bits === null) throw new RangeError('rejected');
    const bits = this.#bits;
    this.#bits = null;
    return bits;
  }
}

/** What becomes of these random bits; null if they are rejected. */
function fate(bits: number, n: number): number | null {
  try {
    return new Given(bits).below(n);
  } catch {
    return null;
  }
}

describe('C10: seeded chance', () => {
  it('is the same for the same seed', () => {
    for (const seed of [0, 1, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1]) {
      const [a, b] = [new SeededRandom(seed), new SeededRandom(seed)];
      const sizes = Array.from({ length: 1000 }, (_, i) => 1 + ((i * 7919) % 70_000));
      expect(sizes.map((n) => a.below(n))).toEqual(sizes.map((n) => b.below(n)));
    }
  });

  it('is another for another seed, however near', () => {
    const first = (seed: number): string => {
      const random = new SeededRandom(seed);
      return Array.from({ length: 4 }, () => random.below(2 ** 32)).join();
    };
    const seeds = [0, 1, 2, 3, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 33, 2 ** 52, 2 ** 53 - 1];
    expect(new Set(seeds.map(first)).size).toBe(seeds.length);
  });

  it('stays in its range', () => {
    const size = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 }));
    fc.assert(
      fc.property(size, fc.nat(), (n, seed) => {
        const random = new SeededRandom(seed);
        for (let i = 0; i < 20; i++) {
          const number = random.below(n);
          if (!Number.isInteger(number) || number < 0 || number >= n) return false;
        }
        return true;
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  it('gives the same numbers in this version as in every other', () => {
    const random = new SeededRandom(2024);
    const numbers = Array.from({ length: 600 }, () => random.below(52));
    // sfc32 with three words of seed and a counter, written out again from its definition.
    let [a, b, c, counter] = [2024, 0, 0x9e3779b9 | 0, 1];
    const next = (): number => {
      const sum = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      return sum >>> 0;
    };
    for (let i = 0; i < 15; i++) next();
    const expected: number[] = [];
    while (expected.length < 600) {
      const product = BigInt(next() >>> 16) * 52n;
      if ((product & 0xffffn) >= BigInt(0x10000 % 52)) expected.push(Number(product >> 16n));
    }
    expect(numbers).toEqual(expected);
  });
});

describe('C10: all numbers are alike', () => {
  it.each([1, 2, 3, 5, 6, 7, 13, 39, 52, 1000, 4096, 40_000, 65_535, 65_536])(
    'below %i each has the same number of ways to come up',
    (n) => {
      const ways = new Array<number>(n).fill(0);
      for (let high = 0; high < 0x10000; high++) {
        const number = fate(high << 16, n);
        if (number !== null) ways[number]!++;
      }
      expect(new Set(ways)).toEqual(new Set([Math.floor(0x10000 / n)]));
    },
  );

  it.each([2, 3, 5, 13, 52, 1000, ...MANY])('below %i samples are even', (n) => {
    const random = new SeededRandom(n);
    const cells = Math.min(n, 64);
    const high = new Array<number>(cells).fill(0);
    const low = new Array<number>(cells).fill(0);
    const from = (cell: number): number => Math.ceil((cell * n) / cells);
    const highs = Array.from({ length: cells }, (_, cell) => from(cell + 1) - from(cell));
    const lows = Array.from({ length: cells }, (_, cell) => Math.ceil((n - cell) / cells));
    for (let i = 0; i < 100_000; i++) {
      const number = random.below(n);
      high[Math.floor((number * cells) / n)]!++;
      low[number % cells]!++;
    }
    expect(evenness(high, highs)).toMatchObject({ isEven: true });
    expect(evenness(low, lows)).toMatchObject({ isEven: true });
  });

  it('below more than half of all numbers, no number can come up in two ways, and none never', () => {
    const n = 2 ** 32 - 3;
    const near = (middle: number): number[] => Array.from({ length: 2000 }, (_, i) => middle - i);
    // Of 2^32 bits three must be rejected. So of so many bits nearly all are kept, each for another number.
    for (const middle of [2 ** 32 - 1, 3 * 2 ** 30, 2 ** 31 + 5, 2 ** 22, 2000]) {
      const fates = near(middle).map((bits) => fate(bits | 0, n));
      const kept = fates.filter((number) => number !== null);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.length).toBeGreaterThanOrEqual(1997);
    }
  });
});

describe('C10: the shuffle', () => {
  it('is Fisher and Yates from the top, in place', () => {
    const asked: number[] = [];
    const first: Random = {
      below(n) {
        asked.push(n);
        return 0;
      },
    };
    const list = ['a', 'b', 'c', 'd'];
    // d and a change places, then c and d, then b and c.
    expect(shuffle(list, first)).toBe(list);
    expect(list.join('')).toBe('bcda');
    expect(asked).toEqual([4, 3, 2]);
  });

  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.nat(), (list, seed) => {
        const shuffled = shuffle([...list], new SeededRandom(seed));
        expect(shuffled.toSorted()).toEqual(list.toSorted());
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  it('makes every order alike', () => {
    const random = new SeededRandom(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const order = shuffle([0, 1, 2, 3], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(evenness([...counts.values()])).toMatchObject({ isEven: true });
  });

  it('brings every card to every place alike', () => {
    const random = new SeededRandom(12);
    const cards = Array.from({ length: 52 }, (_, i) => i);
    const counts = new Array<number>(52 * 52).fill(0);
    for (let i = 0; i < 6000; i++) {
      shuffle([...cards], random).forEach((card, place) => {
        counts[place * 52 + card]!++;
      });
    }
    // Each row and each column adds up, so a few degrees of freedom fewer than cells: the limit is a little wide.
    expect(evenness(counts)).toMatchObject({ isEven: true });
  });
});
