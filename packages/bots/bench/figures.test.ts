// Figures in words: what cannot be known is not printed as a number, and one is not many.

import { expect, it } from 'vitest';
import { playContest, readContest, summarize } from '../src/arena/index.ts';
import { countText, pointsText, shareText, summaryLines } from './figures.ts';

it('shares at the ends of the scale are open to one side', () => {
  expect(shareText({ mean: 0.5, low: 0.4, high: 0.6 })).toBe('50.0 % ± 10.0');
  expect(shareText({ mean: 1, low: 0.9082, high: 1 })).toBe('100 % (at least 90.8)');
  expect(shareText({ mean: 0, low: 0, high: 0.2775 })).toBe('0 % (at most 27.8)');
  expect(shareText({ mean: Number.NaN, low: 0, high: 1 })).toBe('none');
});

it('points have a reach only where it is known', () => {
  const { POSITIVE_INFINITY: ever, NaN: none } = Number;
  expect(pointsText({ mean: 2.5, low: 1, high: 4 })).toBe('2.50 ± 1.50');
  expect(pointsText({ mean: -650.4, low: -700.4, high: -600.4 })).toBe('-650 ± 50');
  expect(pointsText({ mean: 6.5, low: -ever, high: ever })).toBe('6.50 ± unknown');
  expect(pointsText({ mean: none, low: -ever, high: ever })).toBe('none');
});

it('one is not many', () => {
  expect(countText(1, 'deal')).toBe('1 deal');
  expect(countText(0, 'deal')).toBe('0 deals');
  expect(countText(2, 'match', 'matches')).toBe('2 matches');
});

it.each([
  ['deal', 'hearts, 1 deal × 1 arrangement, seed 1'],
  ['match', 'hearts, 1 match × 1 arrangement, seed 1'],
] as const)('a single %s is written as one', async (length, head) => {
  const contest = readContest({ game: 'hearts', bots: ['basic'], length, count: 1 });
  if (!contest.ok) throw new Error(contest.error);
  const lines = summaryLines(summarize(contest.value, await playContest(contest.value)));
  expect(lines[0]).toBe(head);
  expect(lines.at(-1)).toMatch(/ moves, 0 fallbacks$/);
  expect(lines.join('\n')).not.toMatch(/Infinity|NaN/);
});
