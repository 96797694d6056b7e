// Doubt in a difference: it grows with the scatter, and deals of one chain are not taken for independent.

import { type Action, SeededRandom } from '@kalpler/engine';
import { expect, it } from 'vitest';
import type { Weighed } from '../expert/search.ts';
import { doubtOf } from './verdict.ts';

function weighed(deals: number, points: (deal: number) => number): Weighed {
  const values = Float64Array.from({ length: deals }, (_, deal) => points(deal));
  return {
    action: 0 as Action,
    plan: 0,
    worth: 0,
    points: 0,
    deals,
    brought: { worths: values, points: values },
  };
}

const behind = (deals: number, difference: (deal: number) => number) =>
  doubtOf(
    weighed(deals, () => 1),
    weighed(deals, (deal) => 1 - difference(deal)),
  );

it('is the standard error of independent deals', () => {
  const random = new SeededRandom(9);
  const scatter = 1 / Math.sqrt(12);
  const { points } = behind(1600, () => random.below(1000) / 1000);
  expect(points).toBeGreaterThan((0.6 * scatter) / 40);
  expect(points).toBeLessThan((1.6 * scatter) / 40);
});

it('is as large as if a chain whose deals all say the same were one deal', () => {
  const { points } = behind(1600, (deal) => (deal % 16) / 16);
  expect(points).toBeCloseTo(Math.sqrt(85 / 4 / 16 / 15 / 16), 1);
});

it('is nothing for points that are always the same, but not for chances, where disasters may be rare', () => {
  expect(behind(200, () => 0.5).points).toBe(0);
  expect(behind(200, () => 0.5).worth).toBeGreaterThan(0);
  expect(behind(200, () => 0.5).worth).toBeLessThan(0.01);
});

it('is without bounds after a single deal', () => {
  expect(behind(1, () => 0.5)).toEqual({
    worth: Number.POSITIVE_INFINITY,
    points: Number.POSITIVE_INFINITY,
  });
});
