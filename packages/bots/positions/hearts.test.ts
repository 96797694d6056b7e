// The expert finds the right move in positions of Hearts that a good card player would not get wrong.

import { expect, test } from 'vitest';
import { HEARTS_MATCH } from './hearts-match.ts';
import { HEARTS_MOON } from './hearts-moon.ts';
import { HEARTS_PASS } from './hearts-pass.ts';
import { HEARTS_QUEEN } from './hearts-queen.ts';
import { HEARTS_TRICKS } from './hearts-tricks.ts';
import { flaws, mistakes } from './position.ts';

const POSITIONS = [
  ...HEARTS_MOON,
  ...HEARTS_QUEEN,
  ...HEARTS_TRICKS,
  ...HEARTS_PASS,
  ...HEARTS_MATCH,
];

test.each(POSITIONS)('$title', (position) => {
  expect(flaws(position)).toEqual([]);
  expect(mistakes(position)).toEqual([]);
});
