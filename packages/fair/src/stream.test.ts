// Checks that the numbers of a deal are uniform, repeatable and its own.

import { describe, expect, test } from 'vitest';
import { matchKey } from './secret.ts';
import { FairStream, isDealNumber } from './stream.ts';

const key = matchKey(new Uint8Array(32).fill(7), ['tea', null, '', 'çay']);

/** The deviation from equal counts in standard deviations, near 0 for a uniform source. */
function deviation(n: number, draws: number, draw: () => number): number {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[draw()]! += 1;
  const expected = draws / n;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chiSquare - (n - 1)) / Math.sqrt(2 * (n - 1));
}

describe.each([2, 3, 7, 13, 51, 52])('below %i', (n) => {
  test('is uniform', () => {
    const stream = new FairStream(key, n);
    expect(Math.abs(deviation(n, 20_000, () => stream.below(n)))).toBeLessThan(4);
  });

  test('would be seen not to be uniform if every fifth draw came from the lower half', () => {
    const stream = new FairStream(key, n);
    const loaded = () => stream.below(stream.below(5) === 0 ? Math.ceil(n / 2) : n);
    expect(deviation(n, 20_000, loaded)).toBeGreaterThan(8);
  });
});

test('the same key and deal give the same numbers, through many blocks', () => {
  const [a, b] = [new FairStream(key, 3), new FairStream(key, 3)];
  const list = Array.from({ length: 100 }, () => a.below(2 ** 32));
  expect(Array.from({ length: 100 }, () => b.below(2 ** 32))).toEqual(list);
  expect(new Set(list).size).toBe(100);
});

test('different deals and keys share no words', () => {
  const other = matchKey(new Uint8Array(32).fill(8), [null]);
  const words = [key, other].flatMap((each) =>
    [1, 2, 256, 0xffff_ffff].flatMap((deal) => {
      const stream = new FairStream(each, deal);
      return Array.from({ length: 16 }, () => stream.below(2 ** 32));
    }),
  );
  expect(new Set(words).size).toBe(2 * 4 * 16);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32])('%d is no deal number', (number) => {
  expect(isDealNumber(number)).toBe(false);
  expect(() => new FairStream(key, number)).toThrow(RangeError);
});

test.each([1, 2, 2 ** 32 - 1])('%d is a deal number', (number) => {
  expect(isDealNumber(number)).toBe(true);
  expect(new FairStream(key, number).below(1)).toBe(0);
});
