// Intervals against values from the literature, and against how often they should hold the truth.

import { SeededRandom } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { mean, meanEstimate, rateEstimate, shareEstimate, standardError } from './summary.ts';

describe('means', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];

  it('are as worked out by hand: squares of 32 around 5', () => {
    expect(mean(values)).toBe(5);
    expect(standardError(values)).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  });

  it('reach as far as the tables of Student say', () => {
    const reaches = (n: number): number => {
      const list = Array.from({ length: n }, (_, i) => i % 2);
      const { mean: middle, high } = meanEstimate(list);
      return (high - middle) / standardError(list);
    };
    expect(reaches(2)).toBeCloseTo(12.706, 3);
    expect(reaches(10)).toBeCloseTo(2.262, 3);
    expect(reaches(21)).toBeCloseTo(2.086, 3);
    expect(reaches(61)).toBeCloseTo(2.0, 3);
    expect(reaches(100_001)).toBeCloseTo(1.96, 3);
  });

  it('of one value may be anything, of equal values are certain', () => {
    expect(meanEstimate([3])).toEqual({
      mean: 3,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
    expect(meanEstimate([3, 3, 3])).toEqual({ mean: 3, low: 3, high: 3 });
  });

  it.each([5, 30])('of %i values hold the truth 95 times of 100', (n) => {
    const random = new SeededRandom(95);
    let held = 0;
    for (let run = 0; run < 4000; run++) {
      // The sum of dice is near enough to a normal value.
      const dice = () => random.below(6) + random.below(6) + random.below(6);
      const { low, high } = meanEstimate(Array.from({ length: n }, dice));
      if (low <= 7.5 && high >= 7.5) held++;
    }
    expect(held / 4000).toBeGreaterThan(0.94);
    expect(held / 4000).toBeLessThan(0.96);
  });
});

describe('shares', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [38, 38, 0.9082, 1],
  ])('%i of %i lie between %f and %f', (successes, tries, low, high) => {
    const estimate = rateEstimate(successes, tries);
    expect(estimate.mean).toBe(successes / tries);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  it('of nothing are unknown', () => {
    expect(rateEstimate(0, 0)).toEqual({ mean: Number.NaN, low: 0, high: 1 });
  });

  it('are not certain because every match was won', () => {
    expect(shareEstimate([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual(rateEstimate(10, 10));
    expect(shareEstimate([0, 0])).toEqual(rateEstimate(0, 2));
  });

  it('stay between 0 and 1, and are certain where every match is shared alike', () => {
    expect(shareEstimate([0, 1])).toEqual({ mean: 0.5, low: 0, high: 1 });
    expect(shareEstimate([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
  });
});
