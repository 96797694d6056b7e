// The expert finds the right move in positions of King that a good card player would not get wrong.

import { expect, test } from 'vitest';
import { KING_CHOICE } from './king-choice.ts';
import { KING_HONOURS } from './king-honours.ts';
import { KING_LAST_TWO } from './king-last-two.ts';
import { KING_TRICKS_AND_HEARTS } from './king-tricks-and-hearts.ts';
import { KING_TRUMPS } from './king-trumps.ts';
import { flaws, mistakes } from './position.ts';

const POSITIONS = [
  ...KING_TRICKS_AND_HEARTS,
  ...KING_HONOURS,
  ...KING_LAST_TWO,
  ...KING_TRUMPS,
  ...KING_CHOICE,
];

test.each(POSITIONS)('$title', (position) => {
  expect(flaws(position)).toEqual([]);
  expect(mistakes(position)).toEqual([]);
});
