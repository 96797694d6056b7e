// Names of cards in English.

import type { Card, Suit } from '@kalpler/engine';
import { printedOn } from '../../art/printed.ts';
import type { cardsTr } from '../tr/cards.ts';

const SUITS_EN: Readonly<Record<Suit, string>> = {
  clubs: 'Clubs',
  diamonds: 'Diamonds',
  spades: 'Spades',
  hearts: 'Hearts',
};
const RANKS_EN: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };

export const cardsEn: typeof cardsTr = {
  suits: SUITS_EN,
  name(card: Card): string {
    const face = printedOn(card);
    if (face.joker !== null) return face.joker === 'big' ? 'Big Joker' : 'Little Joker';
    return `${RANKS_EN[face.rank] ?? face.rank} of ${SUITS_EN[face.suit]}`;
  },
};
