// The measure of evenness against known values, and against a crooked coin.

import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../src/index.ts';
import { evenness } from './numbers.ts';

describe('evenness', () => {
  it('adds the squared distances from what is expected', () => {
    // (60-50)²/50 + (40-50)²/50 = 4; with weights 3:1 it is (60-75)²/75 + (40-25)²/25 = 12.
    expect(evenness([60, 40]).chiSquare).toBeCloseTo(4);
    expect(evenness([60, 40], [3, 1]).chiSquare).toBeCloseTo(12);
  });

  it('knows where a fair source hardly ever gets to', () => {
    // From tables of the distribution: one in a million lies above 82.0 for 30 degrees and 182.1 for 100.
    expect(evenness(new Array(31).fill(1)).limit).toBeCloseTo(82.0, -0.4);
    expect(evenness(new Array(101).fill(1)).limit).toBeCloseTo(182.1, -0.4);
  });

  it('finds a die that shows one face a fifth too often', () => {
    const random = new SeededRandom(1);
    const fair = new Array<number>(6).fill(0);
    const crooked = new Array<number>(6).fill(0);
    for (let i = 0; i < 20_000; i++) {
      fair[random.below(6)]!++;
      crooked[Math.min(5, Math.floor(random.below(620) / 100))]!++;
    }
    expect(evenness(fair).isEven).toBe(true);
    expect(evenness(crooked).isEven).toBe(false);
  });
});
