// Keys lead from card to card.

import { type Card, cardName, STANDARD_DECK } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { layoutHand, sortHand } from './hand-geometry.ts';
import { nextCard } from './hand-keys.ts';

const hand = sortHand(['2C', '9C', 'QD', '5S', 'KS', 'AS', '3H', '10H', 'JH'].map(card));
const phone = layoutHand(hand, 320, 64).places;

function card(name: string): Card {
  return STANDARD_DECK.parse(name)!;
}

const press = (key: string, from: string): string | null => {
  const at = nextCard(key, hand.indexOf(card(from)), hand, phone);
  return at === null ? null : cardName(hand[at]!);
};

it.each([
  ['s', 'JH', 'AS'],
  ['m', 'JH', 'AS'],
  ['s', 'AS', 'KS'],
  ['h', 'AS', 'JH'],
  ['u', 'AS', 'JH'],
  ['D', '2C', 'QD'],
  ['r', '2C', 'QD'],
  ['c', 'QD', '9C'],
  ['n', 'QD', '9C'],
  ['0', 'AS', '10H'],
  ['k', 'JH', 'KS'],
  ['7', 'JH', null],
  ['x', 'JH', null],
  ['Enter', 'JH', null],
  ['Home', '2C', 'AS'],
  ['End', 'AS', 'QD'],
])('%s from %s leads to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

it('goes to the nearest card of the other row, and not beyond', () => {
  const rows = new Set(phone.map(({ row }) => row));
  expect(rows.size).toBe(2);
  for (const [i, { row, x }] of phone.entries()) {
    const there = nextCard(row === 0 ? 'ArrowDown' : 'ArrowUp', i, hand, phone)!;
    const far = (at: number) => Math.abs(phone[at]!.x - x);
    expect(phone[there]!.row).toBe(1 - row);
    for (const [j, place] of phone.entries())
      if (place.row !== row) expect(far(there)).toBeLessThanOrEqual(far(j));
    expect(nextCard(row === 0 ? 'ArrowUp' : 'ArrowDown', i, hand, phone)).toBeNull();
  }
});
