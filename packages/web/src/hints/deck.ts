// All cards that a table is played with: the view lists only those that were seen.

import { type AnyOptions, type Card, STANDARD_DECK, spadesDeck } from '@kalpler/engine';

/** By suit, the lowest first. */
export function deckOf(options: AnyOptions): readonly Card[] {
  switch (options.game) {
    case 'hearts':
      return STANDARD_DECK.cards;
    case 'spades':
      return spadesDeck(options).cards;
    case 'king':
      return STANDARD_DECK.without(...options.removedCards).cards;
  }
}
