// Pips: as many as the card says, on the card, and half of them upside down.

import { describe, expect, it } from 'vitest';
import { pipsOf } from './PlayingCard.tsx';

describe('pips', () => {
  for (const value of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    it(`are ${value} on a ${value}, each in a place of its own right of the index`, () => {
      const pips = pipsOf(value);
      expect(new Set(pips.map(({ x, y }) => `${x} ${y}`)).size).toBe(value);
      for (const { x, y } of pips) {
        expect(x).toBeGreaterThan(36);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(10);
        expect(y).toBeLessThan(130);
      }
    });

    it(`of a ${value} are turned below the middle only, and mirrored from left to right`, () => {
      const pips = pipsOf(value);
      const places = new Set(pips.map(({ x, y }) => `${x} ${y}`));
      for (const { x, y, isTurned } of pips) {
        expect(isTurned).toBe(y > 70);
        expect(places.has(`${2 * 67 - x} ${y}`)).toBe(true);
      }
    });
  }

  it('are not drawn for other cards', () => {
    expect(pipsOf(Number('A'))).toEqual([]);
    expect(pipsOf(1)).toEqual([]);
  });
});
