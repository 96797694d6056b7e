// Hands on every screen: nothing off the edge, and every card can be tapped.

import { type Card, STANDARD_DECK } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { layoutHand, sortHand } from './hand-geometry.ts';

const deal = (n: number) => sortHand(STANDARD_DECK.cards.filter((_, i) => i % 4 === 0).slice(0, n));

describe.each([320, 360, 390, 600, 820, 844, 1076, 1180])('%i px', (width) => {
  const maxCard = width < 700 ? 64 : width < 1000 ? 104 : 116;
  it.each([1, 2, 5, 8, 12, 13])('%i cards stay inside with strips of 44 px', (n) => {
    const { places, cardWidth, cardHeight, height } = layoutHand(deal(n), width, maxCard);
    expect(places).toHaveLength(n);
    expect(cardWidth).toBeGreaterThanOrEqual(44);
    for (const [i, { x, y, row }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + cardWidth).toBeLessThanOrEqual(width);
      expect(y + cardHeight).toBeLessThanOrEqual(height);
      const next = places[i + 1];
      if (next?.row === row) expect(next.x - x).toBeGreaterThanOrEqual(43.9);
    }
  });
});

it('takes two rows on a phone and one when few cards are left', () => {
  const rows = (n: number) =>
    new Set(layoutHand(deal(n), 390, 64).places.map(({ row }) => row)).size;
  expect(rows(13)).toBe(2);
  expect(rows(8)).toBe(1);
});

it('sorts by suit with alternating colours, high cards first, and mirrors for the left hand', () => {
  const names = (cards: readonly Card[]) => cards.map((card) => card >> 5);
  const sorted = sortHand(STANDARD_DECK.cards);
  expect([...new Set(names(sorted))]).toEqual([2, 3, 0, 1]);
  expect(sorted[0]! & 31).toBe(12);
  expect(sortHand(STANDARD_DECK.cards, { leftHanded: true, lowFirst: false })).toEqual(
    sorted.toReversed(),
  );
});
