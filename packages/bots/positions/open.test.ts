// Positions that are still open are at least sound questions.

import { expect, test } from 'vitest';
import { OPEN } from './open.ts';
import { flaws } from './position.ts';

test.each(OPEN)('$title', (position) => {
  expect(flaws(position)).toEqual([]);
});
