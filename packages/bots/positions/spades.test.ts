// The expert finds the right move in positions of Spades that a good card player would not get wrong.

import { expect, test } from 'vitest';
import { flaws, mistakes } from './position.ts';
import { SPADES_BIDS } from './spades-bids.ts';
import { SPADES_NIL } from './spades-nil.ts';
import { SPADES_PLAY } from './spades-play.ts';
import { SPADES_TRUMPS } from './spades-trumps.ts';

const POSITIONS = [...SPADES_NIL, ...SPADES_PLAY, ...SPADES_TRUMPS, ...SPADES_BIDS];

test.each(POSITIONS)('$title', (position) => {
  expect(flaws(position)).toEqual([]);
  expect(mistakes(position)).toEqual([]);
});
