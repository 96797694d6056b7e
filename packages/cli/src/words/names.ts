// Names of suits, cards and games of King: whole words that are never bent, in Turkish and English.

import {
  type Card,
  cardName,
  type GameId,
  type KingContract,
  type Penalty,
  printedSuit,
  SUITS,
  type Suit,
} from '@kalpler/engine';
import type { Language } from './language.ts';

interface Names {
  readonly games: Readonly<Record<GameId, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<string, string>>;
  readonly jokers: readonly [big: string, little: string];
  readonly penalties: Readonly<Record<Penalty, string>>;
  readonly trump: string;
  readonly declared: string;
}

const TR: Names = {
  games: { hearts: 'Kupa', spades: 'Maça', king: 'King' },
  suits: { clubs: 'Sinek', diamonds: 'Karo', spades: 'Maça', hearts: 'Kupa' },
  ranks: {
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
  },
  jokers: ['Büyük Joker', 'Küçük Joker'],
  penalties: {
    el: 'El Almaz',
    kupa: 'Kupa Almaz',
    erkek: 'Erkek Almaz',
    kiz: 'Kız Almaz',
    rifki: 'Rıfkı',
    sonIki: 'Son İki',
  },
  trump: 'Koz',
  declared: 'King bildirildi',
};

const EN: Names = {
  games: { hearts: 'Hearts', spades: 'Spades', king: 'King' },
  suits: { clubs: 'Clubs', diamonds: 'Diamonds', spades: 'Spades', hearts: 'Hearts' },
  ranks: { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' },
  jokers: ['Big Joker', 'Little Joker'],
  penalties: {
    el: 'No Tricks',
    kupa: 'No Hearts',
    erkek: 'No Men',
    kiz: 'No Queens',
    rifki: 'King of Hearts',
    sonIki: 'Last Two',
  },
  trump: 'Trumps',
  declared: 'King declared',
};

export const NAMES: Readonly<Record<Language, Names>> = { tr: TR, en: EN };

/** As in `Maça Kızı` and `Queen of Spades`. */
export function cardWords(card: Card, language: Language): string {
  const { suits, ranks, jokers } = NAMES[language];
  const name = cardName(card);
  const suit = SUITS[printedSuit(card)];
  if (suit === undefined) return jokers[name === 'BJ' ? 0 : 1];
  const rank = name.slice(0, -1);
  const shown = ranks[rank] ?? rank;
  return language === 'tr' ? `${suits[suit]} ${shown}` : `${shown} of ${suits[suit]}`;
}

/** As in `Rıfkı`, `Koz Maça` and `Trumps Spades`. */
export function contractWords(contract: KingContract, language: Language): string {
  const { penalties, trump, suits, declared } = NAMES[language];
  if (contract.type === 'penalty') return penalties[contract.name];
  const name = `${trump} ${suits[contract.trumpSuit]}`;
  return contract.kingDeclared ? `${name}, ${declared}` : name;
}
