// From the printed name of a card, as in `QS`, to the card.

import { type Card, cardName, cardOf, SPADES, SUITS } from '@kalpler/engine';

/** The ranks of a suit; the jokers stand high above the ace of spades. */
const RANKS = 13;
const HIGHEST = 20;

const BY_NAME = new Map<string, Card>();
for (const suit of SUITS.keys()) {
  for (let rank = 0; rank < (suit === SPADES ? HIGHEST : RANKS); rank++) {
    const card = cardOf(suit, rank);
    if (!BY_NAME.has(cardName(card))) BY_NAME.set(cardName(card), card);
  }
}

export function printedCard(name: string): Card | null {
  return BY_NAME.get(name) ?? null;
}
