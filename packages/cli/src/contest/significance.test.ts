// Tests of paired values against known results, and against counting every case.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardsNeeded, holm, testMean, testPairs } from './significance.ts';

const TWENTY = [
  1.2, -0.4, 3.1, 0.8, 2.2, -1.5, 0.3, 1.9, 2.7, -0.2, 0.6, 1.1, 0.9, -0.7, 2.5, 1.4, 0.2, -1.1,
  3.3, 0.5,
];

describe('the mean of boards', () => {
  it('of many is tested as Student does', () => {
    const { test, p } = testMean(TWENTY);
    expect(test).toBe('student');
    expect(p).toBeCloseTo(0.0063887136583778105, 12);
  });

  it('of few is tested by flipping signs', () => {
    expect(testMean(TWENTY.slice(0, 7))).toEqual({ test: 'signFlip', p: 0.234375 });
  });

  it('of few is exact: every flip is counted', () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(values, (list) => {
        const sums = list.reduce<number[]>(
          (all, value) => all.flatMap((sum) => [sum + value, sum - value]),
          [0],
        );
        const reached = Math.abs(list.reduce((sum, value) => sum + value, 0));
        const far = sums.filter((sum) => Math.abs(sum) >= reached).length;
        expect(testMean(list).p).toBeCloseTo(far / sums.length, 12);
      }),
    );
  });

  it('that is always the same can still be luck', () => {
    expect(testMean([4, 4, 4]).p).toBe(0.25);
  });

  it('cannot be tested on one board, nor where all are even', () => {
    expect(testMean([7])).toEqual({ test: 'none', p: 1 });
    expect(testMean(new Array(5).fill(0)).p).toBe(1);
    expect(testMean(new Array(50).fill(0)).p).toBe(1);
  });
});

it.each([
  [3, 12, 0.03515625],
  [15, 2, 0.002349853515625],
  [40, 60, 0.05688793364098089],
  [0, 0, 1],
  [5, 5, 1],
])('%d deals won and %d lost', (won, lost, p) => {
  expect(testPairs(won, lost)).toBeCloseTo(p, 12);
});

describe("Holm's correction", () => {
  it('of four known values', () => {
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((p, i) => {
      expect(corrected[i]).toBeCloseTo(p, 12);
    });
  });

  it('keeps the order, stays between the value and Bonferroni, and never leaves 1', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (ps) => {
        const corrected = holm(ps);
        ps.forEach((p, i) => {
          expect(corrected[i]!).toBeGreaterThanOrEqual(p);
          expect(corrected[i]!).toBeLessThanOrEqual(Math.min(1, p * ps.length));
          ps.forEach((other, j) => {
            if (p < other) expect(corrected[i]!).toBeLessThanOrEqual(corrected[j]!);
          });
        });
      }),
    );
  });
});

describe('boards needed', () => {
  it('of a difference of half a deviation are those of every textbook', () => {
    // ((1.96 + 0.84) / 0.5)² = 31.4, and with the deviation of the sample a little more.
    const values = Array.from({ length: 20 }, (_, i) => 0.5 + (i % 2 === 0 ? 1 : -1));
    expect(boardsNeeded(values, 1)).toBe(34);
    expect(boardsNeeded(values, 6)!).toBeGreaterThan(34);
  });

  it('are more than were played, and unknown where nothing was seen', () => {
    expect(boardsNeeded([5, 5, 5], 1)).toBe(6);
    expect(boardsNeeded([1, -1], 1)).toBeNull();
    expect(boardsNeeded([3], 1)).toBeNull();
    expect(boardsNeeded([100, -99.999], 1)).toBeNull();
  });
});
