// Names of cards: every card of every deck has one, and no two cards of a deck have the same.

import { type Card, makeGame } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { cardNameEn } from './en/cards.ts';
import { cardNameTr } from './tr/cards.ts';

const NAMES = { tr: cardNameTr, en: cardNameEn } as const;

function deckOf(deck: string): readonly Card[] {
  const made = makeGame('spades', { deck });
  if (!made.ok) throw new Error(made.error);
  return made.value.deck.cards;
}

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  it.each(['standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'])('%s', (deck) => {
    const names = deckOf(deck).map((card) => NAMES[language](card));
    expect(new Set(names).size).toBe(52);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\S* \p{Lu}\S*$|^\S+ of \p{Lu}\S*$/u);
  });
});

it('a high deuce is called like any other, and jokers by their size', () => {
  const names = deckOf('jokerJokerDeuceDeuce').map(cardNameTr);
  expect(names).toEqual(expect.arrayContaining(['Karo İkilisi', 'Büyük Joker', 'Küçük Joker']));
  expect(deckOf('standard').map(cardNameEn)).toContain('Queen of Spades');
});
