// Names of cards: fixed compounds, never put together from case endings.

import type { Card, Suit } from '@kalpler/engine';
import { printedOn } from '../../art/printed.ts';

const SUITS_TR: Readonly<Record<Suit, string>> = {
  clubs: 'Sinek',
  diamonds: 'Karo',
  spades: 'Maça',
  hearts: 'Kupa',
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

export const cardsTr = {
  suits: SUITS_TR,
  name(card: Card): string {
    const face = printedOn(card);
    if (face.joker !== null) return face.joker === 'big' ? 'Büyük Joker' : 'Küçük Joker';
    return `${SUITS_TR[face.suit]} ${RANKS_TR[face.rank]}`;
  },
};
