// Names of cards and suits: fixed compounds, never put together from case endings.

import { type Card, cardName, type Suit } from '@kalpler/engine';

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

const LETTERS: Readonly<Record<string, Suit>> = {
  C: 'clubs',
  D: 'diamonds',
  S: 'spades',
  H: 'hearts',
};

/** The rank and suit printed on a card; null for a joker. */
export function printed(card: Card): { readonly rank: string; readonly suit: Suit } | null {
  const name = cardName(card);
  if (name === 'BJ' || name === 'LJ') return null;
  return { rank: name.slice(0, -1), suit: LETTERS[name.slice(-1)]! };
}

export const cardsTr = {
  suits: SUITS_TR,
  name(card: Card): string {
    const face = printed(card);
    if (face === null) return cardName(card) === 'BJ' ? 'Büyük Joker' : 'Küçük Joker';
    return `${SUITS_TR[face.suit]} ${RANKS_TR[face.rank]}`;
  },
};

export const cardsEn: typeof cardsTr = {
  suits: SUITS_EN,
  name(card: Card): string {
    const face = printed(card);
    if (face === null) return cardName(card) === 'BJ' ? 'Big Joker' : 'Little Joker';
    return `${RANKS_EN[face.rank] ?? face.rank} of ${SUITS_EN[face.suit]}`;
  },
};
