// Reasons in words: one for every kind, and cards only where there are some to name.

import { REASONS, type ReasonKind } from '@kalpler/bots/core';
import { cardName, cardSymbol, STANDARD_DECK } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { reasonText } from './reason-text.ts';

const cards = STANDARD_DECK.cards.filter((card) => ['QS', 'KS', 'AS'].includes(cardName(card)));

describe.each(LANGUAGES)('in %s', (language) => {
  const say = (kind: ReasonKind, some = cards) =>
    reasonText({ kind, cards: some }, cardSymbol, language);

  it.each(REASONS)('%s is a sentence that nothing hangs on without cards', (kind) => {
    expect(say(kind, [])).toMatch(/^\p{Lu}.*[^:]\.$/u);
  });

  it('every kind has a sentence of its own', () => {
    expect(new Set(REASONS.map((kind) => say(kind, []))).size).toBe(REASONS.length);
  });
});

it('names the cards that the one played has to do with, and not that one', () => {
  expect(reasonText({ kind: 'duck', cards }, cardSymbol, 'en')).toBe(
    'Stays under and does not take the trick. Highest so far: K♠, A♠.',
  );
  const [played] = cards;
  expect(reasonText({ kind: 'duck', cards: [played!] }, cardSymbol, 'tr')).toBe(
    'Eli almaz, altta kalır.',
  );
});

it('names all cards where a hand is judged', () => {
  expect(reasonText({ kind: 'passDanger', cards }, cardSymbol, 'tr')).toBe(
    'Ceza getirebilecek kartlar elden çıkar. Tehlikeli olanlar: Q♠, K♠, A♠.',
  );
});
