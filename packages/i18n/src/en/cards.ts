// Names of suits, cards and penalties in English.

import { type Card, cardName, type Penalty, printedSuit, SUITS, type Suit } from '@kalpler/engine';

export const suitsEn: Readonly<Record<Suit, string>> = {
  clubs: 'Clubs',
  diamonds: 'Diamonds',
  spades: 'Spades',
  hearts: 'Hearts',
};

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' };

/** As in `Queen of Spades`. */
export function cardNameEn(card: Card): string {
  const name = cardName(card);
  const suit = SUITS[printedSuit(card)];
  if (suit === undefined) return name === 'BJ' ? 'Big Joker' : 'Little Joker';
  const rank = name.slice(0, -1);
  return `${RANKS[rank] ?? rank} of ${suitsEn[suit]}`;
}

/** The penalties of King. */
export const penaltiesEn: Readonly<Record<Penalty, string>> = {
  el: 'No Tricks',
  kupa: 'No Hearts',
  erkek: 'No Men',
  kiz: 'No Queens',
  rifki: 'King of Hearts',
  sonIki: 'Last Two',
};
