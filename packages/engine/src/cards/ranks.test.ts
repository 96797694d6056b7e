// The bit tricks on ranks against plain loops, and card sets against lists.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardName, cardOf } from './card.ts';
import { STANDARD_DECK } from './deck.ts';
import {
  above,
  below,
  cardSet,
  count,
  countCards,
  highest,
  holds,
  holdsValue,
  listCards,
  lowest,
} from './ranks.ts';

const anyRanks = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const someRanks = anyRanks.filter((ranks) => ranks !== 0);
const anyCards = fc.uniqueArray(fc.constantFrom(...STANDARD_DECK.cards), { maxLength: 20 });

/** The ranks in a set, from the lowest, found one by one. */
function ranksIn(ranks: number): number[] {
  return Array.from({ length: 32 }, (_, rank) => rank).filter((rank) => (ranks >>> rank) % 2 === 1);
}

describe('a set of ranks', () => {
  it('is counted', () => {
    expect([0, 1, 0b1011, -1, 1 << 31].map(count)).toEqual([0, 1, 3, 32, 1]);
    fc.assert(
      fc.property(anyRanks, (ranks) => count(ranks) === ranksIn(ranks).length),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('has a lowest and a highest rank', () => {
    expect([lowest(0b10100), highest(0b10100)]).toEqual([2, 4]);
    fc.assert(
      fc.property(someRanks, (ranks) => {
        const list = ranksIn(ranks);
        return lowest(ranks) === list[0] && highest(ranks) === list.at(-1);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it('is cut above and below any rank', () => {
    for (let rank = 0; rank < 31; rank++) {
      expect(ranksIn(above(rank))).toEqual(ranksIn(-1).filter((r) => r > rank));
      expect(ranksIn(below(rank))).toEqual(ranksIn(-1).filter((r) => r < rank));
      expect(above(rank) | (1 << rank) | below(rank)).toBe(-1);
    }
  });
});

describe('a set of cards', () => {
  it('lists what was put in, by suit and rank, once', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const sorted = cards.toSorted((a, b) => a - b);
        expect(listCards(cardSet(cards))).toEqual(sorted);
        expect(listCards(cardSet([...cards, ...cards]))).toEqual(sorted);
        expect(countCards(cardSet(cards))).toBe(cards.length);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('holds exactly what was put in', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const set = cardSet(cards);
        return STANDARD_DECK.cards.every((card) => holds(set, card) === cards.includes(card));
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('can lie at any place of a longer list', () => {
    const hands = new Int32Array(16);
    hands.set(cardSet([cardOf(2, 10), cardOf(0, 3)]), 8);
    expect(listCards(hands, 8).map(cardName)).toEqual(['5C', 'QS']);
    expect([countCards(hands, 8), countCards(hands, 4)]).toEqual([2, 0]);
    expect([holds(hands, cardOf(2, 10), 8), holds(hands, cardOf(2, 10), 4)]).toEqual([true, false]);
    const list = [cardOf(3, 0)];
    expect(listCards(hands, 8, list)).toBe(list);
    expect(list.map(cardName)).toEqual(['2H', '5C', 'QS']);
  });

  it('C4: holds nothing that is not a card', () => {
    const all = cardSet(STANDARD_DECK.cards);
    const strange = [
      -1,
      128,
      160,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '5',
      null,
      undefined,
      {},
      [5],
      5n,
    ];
    for (const value of strange) expect(holdsValue(all, value)).toBe(false);
    for (let code = 0; code < 128; code++) {
      expect(holdsValue(all, code)).toBe(STANDARD_DECK.has(code as Card));
    }
  });
});
