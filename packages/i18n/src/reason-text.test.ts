// Reasons in words: one for every kind, and cards only where there are some to name.

import { REASONS, type ReasonKind } from '@kalpler/bots/core';
import { cardName, cardSymbol, STANDARD_DECK } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { reasonsEn } from './en/reasons.ts';
import { LANGUAGES } from './language.ts';
import { reasonText } from './reason-text.ts';
import { reasonsTr } from './tr/reasons.ts';

const TEXTS = { tr: reasonsTr, en: reasonsEn } as const;

const cards = STANDARD_DECK.cards.filter((card) => ['QS', 'KS', 'AS'].includes(cardName(card)));

describe.each(LANGUAGES)('in %s', (language) => {
  const say = (kind: ReasonKind, some = cards) =>
    reasonText(TEXTS[language], { kind, cards: some }, cardSymbol);

  it.each(REASONS)('%s is a sentence that nothing hangs on without cards', (kind) => {
    expect(say(kind, [])).toMatch(/^\p{Lu}.*[^:]\.$/u);
  });

  it('every kind has a sentence of its own', () => {
    expect(new Set(REASONS.map((kind) => say(kind, []))).size).toBe(REASONS.length);
  });
});

it('names the cards that the one played has to do with, and not that one', () => {
  expect(reasonText(reasonsEn, { kind: 'duck', cards }, cardSymbol)).toBe(
    'Stays under and does not take the trick. Highest so far: K♠, A♠.',
  );
  const [played] = cards;
  expect(reasonText(reasonsTr, { kind: 'duck', cards: [played!] }, cardSymbol)).toBe(
    'Eli almaz, altta kalır.',
  );
});

it('names all cards where a hand is judged', () => {
  expect(reasonText(reasonsTr, { kind: 'passDanger', cards }, cardSymbol)).toBe(
    'Ceza getirebilecek kartlar elden çıkar. Tehlikeli olanlar: Q♠, K♠, A♠.',
  );
});
