// What is printed on a card: a rank and a suit, or one of the two jokers.

import { type Card, cardName, printedSuit, type Suit, suitName } from '@kalpler/engine';

type Printed =
  | { readonly joker: 'little' | 'big' }
  | { readonly joker: null; readonly rank: string; readonly suit: Suit; readonly name: string };

/** A high deuce is printed like any other deuce. */
export function printedOn(card: Card): Printed {
  const name = cardName(card);
  if (name === 'LJ') return { joker: 'little' };
  if (name === 'BJ') return { joker: 'big' };
  return { joker: null, rank: name.slice(0, -1), suit: suitName(printedSuit(card)), name };
}

export function isCourt(rank: string): boolean {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}
