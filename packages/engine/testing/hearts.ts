// Shorthands for tests: random deals of Hearts, any at all or with a given hand among them.

import * as fc from 'fast-check';
import { type Card, gameOf, STANDARD_DECK } from '../src/index.ts';
import { cards } from './cards.ts';

const DECK = STANDARD_DECK.cards;

/** Any deal. */
export const anyDeal: fc.Arbitrary<Card[]> = fc.shuffledSubarray([...DECK], {
  minLength: 52,
  maxLength: 52,
});

/** Any deal in which some seat holds this hand. */
export function dealAround(hand: string): fc.Arbitrary<Card[]> {
  const held = cards(gameOf('hearts'), hand);
  const rest = DECK.filter((card) => !held.includes(card));
  return fc
    .tuple(fc.nat(3), fc.shuffledSubarray(rest, { minLength: 39, maxLength: 39 }))
    .map(([seat, other]) => [...other.slice(0, 13 * seat), ...held, ...other.slice(13 * seat)]);
}
