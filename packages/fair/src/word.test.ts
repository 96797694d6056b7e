// Checks the way from words to smaller numbers, above all at the boundary where words are dropped.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowFrom, WORDS } from './stream.ts';

/** A source that gives these words and then fails. */
function source(...words: readonly number[]): () => number {
  const left = [...words];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('no words left');
    return word;
  };
}

describe.each([3, 5, 6, 7, 13, 34, 51, 52, 1000, 0x8000_0001])('below %i', (n) => {
  const limit = WORDS - (WORDS % n);

  test('has words to drop, fewer than n', () => {
    expect(limit).toBeLessThan(WORDS);
    expect(WORDS - limit).toBeLessThan(n);
  });

  test('takes the last word below the limit', () => {
    expect(belowFrom(source(limit - 1), n)).toBe(n - 1);
  });

  test('drops the word at the limit and every one above', () => {
    expect(belowFrom(source(limit, n - 2), n)).toBe(n - 2);
    expect(belowFrom(source(WORDS - 1, limit, WORDS - 1, 1), n)).toBe(1);
    expect(() => belowFrom(source(limit), n)).toThrow('no words left');
  });

  test('takes exactly one word when it is below the limit', () => {
    const words = source(0, 1, limit - n, limit - 1);
    expect(belowFrom(words, n)).toBe(0);
    expect(belowFrom(words, n)).toBe(1);
    expect(belowFrom(words, n)).toBe(0);
    expect(belowFrom(words, n)).toBe(n - 1);
  });
});

test.each([1, 2, 4, 32, 0x8000_0000, WORDS])('below %i drops no word', (n) => {
  expect(belowFrom(source(WORDS - 1), n)).toBe(n - 1);
  expect(belowFrom(source(0), n)).toBe(0);
});

test('any word gives the remainder or is dropped', () => {
  const word = fc.integer({ min: 0, max: WORDS - 1 });
  const n = fc.integer({ min: 1, max: WORDS });
  fc.assert(
    fc.property(word, n, (w, below) => {
      const whole = Number((BigInt(WORDS) / BigInt(below)) * BigInt(below));
      expect(belowFrom(source(w, 0), below)).toBe(w < whole ? w % below : 0);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test.each([0, -1, 1.5, Number.NaN, WORDS + 1, Number.POSITIVE_INFINITY])(
  'nothing is below %d',
  (n) => {
    expect(() => belowFrom(source(0), n)).toThrow(RangeError);
  },
);
