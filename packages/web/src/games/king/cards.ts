// What is worth counting in King, by the contract, and the deck for three players.

import { HEARTS, STANDARD_DECK, SUITS } from '@kalpler/engine';
import type { GameCards } from '../plugin.ts';

export const KING_CARDS: GameCards<'king'> = {
  deckOf: ({ removedCards }) => STANDARD_DECK.without(...removedCards).cards,
  /** Trumps, and hearts where they are avoided. */
  keySuit: ({ contract }) => {
    if (contract?.type === 'trump') return SUITS.indexOf(contract.trumpSuit);
    return contract?.name === 'kupa' || contract?.name === 'rifki' ? HEARTS : null;
  },
  counted: ({ contract }) => {
    const name = contract?.type === 'penalty' && contract.name;
    return name === 'kupa' || name === 'erkek' || name === 'kiz' ? name : null;
  },
};
