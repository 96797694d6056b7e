// Faces: high deuces look like any deuce, jokers like no other card.

import { BIG_JOKER, type Card, cardOf, HIGH_DEUCES, LITTLE_JOKER, SPADES } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { isCourt, printedOn } from './printed.ts';

const spade = (rank: number): Card => cardOf(SPADES, rank);

describe('what is printed on a card', () => {
  it('is its rank and suit', () => {
    expect(printedOn(cardOf(3, 8))).toEqual({
      joker: null,
      rank: '10',
      suit: 'hearts',
      name: '10H',
    });
    expect(printedOn(cardOf(2, 10))).toEqual({
      joker: null,
      rank: 'Q',
      suit: 'spades',
      name: 'QS',
    });
  });

  it('is an ordinary deuce on a high one', () => {
    for (const [suit, rank] of Object.entries(HIGH_DEUCES)) {
      expect(printedOn(spade(rank))).toMatchObject({ joker: null, rank: '2', suit });
    }
  });

  it('distinguishes the two jokers', () => {
    expect(printedOn(spade(LITTLE_JOKER))).toEqual({ joker: 'little' });
    expect(printedOn(spade(BIG_JOKER))).toEqual({ joker: 'big' });
  });

  it('is a picture on jacks, queens and kings', () => {
    expect(['A', 'K', 'Q', 'J', '10', '2'].filter(isCourt)).toEqual(['K', 'Q', 'J']);
  });
});
