// What is worth counting in Spades, and the decks with jokers.

import { SPADES, spadesDeck } from '@kalpler/engine';
import type { GameCards } from '../plugin.ts';

export const SPADES_CARDS: GameCards<'spades'> = {
  deckOf: (options) => spadesDeck(options).cards,
  keySuit: () => SPADES,
};
