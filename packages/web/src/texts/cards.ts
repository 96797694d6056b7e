// Names of cards and suits: fixed compounds, never put together from case endings.

import type { Card, Suit } from '@kalpler/engine';
import { printedOn } from '../art/printed.ts';

type SuitNames = Readonly<Record<Suit, string>>;

const SUITS_TR: SuitNames = { clubs: 'Sinek', diamonds: 'Karo', spades: 'Maça', hearts: 'Kupa' };
const SUITS_EN: SuitNames = {
  clubs: 'Clubs',
  diamonds: 'Diamonds',
  spades: 'Spades',
  hearts: 'Hearts',
};

const RANKS_TR: Readonly<Record<string, string>> = {
  A: 'Ası',
  K: 'Papazı',
  Q: 'Kızı',
  J: 'Valesi',
  10: 'Onlusu',
  9: 'Dokuzlusu',
  8: 'Sekizlisi',
  7: 'Yedilisi',
  6: 'Altılısı',
  5: 'Beşlisi',
  4: 'Dörtlüsü',
  3: 'Üçlüsü',
  2: 'İkilisi',
};
const RANKS_EN: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };

export const cardsTr = {
  suits: SUITS_TR,
  name(card: Card): string {
    const face = printedOn(card);
    if (face.joker !== null) return face.joker === 'big' ? 'Büyük Joker' : 'Küçük Joker';
    return `${SUITS_TR[face.suit]} ${RANKS_TR[face.rank]}`;
  },
};

export const cardsEn: typeof cardsTr = {
  suits: SUITS_EN,
  name(card: Card): string {
    const face = printedOn(card);
    if (face.joker !== null) return face.joker === 'big' ? 'Big Joker' : 'Little Joker';
    return `${RANKS_EN[face.rank] ?? face.rank} of ${SUITS_EN[face.suit]}`;
  },
};
