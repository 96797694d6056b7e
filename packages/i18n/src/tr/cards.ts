// Names of suits, cards and penalties in Turkish: fixed compounds, never put together from case endings.

import { type Card, cardName, type Penalty, printedSuit, SUITS, type Suit } from '@kalpler/engine';

export const suitsTr: Readonly<Record<Suit, string>> = {
  clubs: 'Sinek',
  diamonds: 'Karo',
  spades: 'Maça',
  hearts: 'Kupa',
};

const RANKS: Readonly<Record<string, string>> = {
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

/** As in `Maça Kızı`. */
export function cardNameTr(card: Card): string {
  const name = cardName(card);
  const suit = SUITS[printedSuit(card)];
  if (suit === undefined) return name === 'BJ' ? 'Büyük Joker' : 'Küçük Joker';
  return `${suitsTr[suit]} ${RANKS[name.slice(0, -1)]}`;
}

/** The penalties of King. */
export const penaltiesTr: Readonly<Record<Penalty, string>> = {
  el: 'El Almaz',
  kupa: 'Kupa Almaz',
  erkek: 'Erkek Almaz',
  kiz: 'Kız Almaz',
  rifki: 'Rıfkı',
  sonIki: 'Son İki',
};
