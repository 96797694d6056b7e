// Names of suits, cards and games of King: whole words that are never bent, in Turkish and English.

import type { Card, GameId, KingContract, Penalty, Suit } from '@kalpler/engine';
import { cardNameEn, suitsEn } from '@kalpler/words/cards-en';
import { cardNameTr, suitsTr } from '@kalpler/words/cards-tr';
import type { Language } from '@kalpler/words/language';

interface Names {
  readonly games: Readonly<Record<GameId, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  /** As in `Maça Kızı` and `Queen of Spades`. */
  readonly card: (card: Card) => string;
  readonly penalties: Readonly<Record<Penalty, string>>;
  readonly trump: string;
  readonly declared: string;
}

const TR: Names = {
  games: { hearts: 'Kupa', spades: 'Maça', king: 'King' },
  suits: suitsTr,
  card: cardNameTr,
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
  suits: suitsEn,
  card: cardNameEn,
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

/** As in `Rıfkı`, `Koz Maça` and `Trumps Spades`. */
export function contractWords(contract: KingContract, language: Language): string {
  const { penalties, trump, suits, declared } = NAMES[language];
  if (contract.type === 'penalty') return penalties[contract.name];
  const name = `${trump} ${suits[contract.trumpSuit]}`;
  return contract.kingDeclared ? `${name}, ${declared}` : name;
}
