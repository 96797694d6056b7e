// Checks that every card of every deck finds its way over the wire and back.

import { type Card, cardName, type Deck, STANDARD_DECK } from '@kalpler/engine';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { game } from '../../engine/testing/cards.ts';
import { PRESETS } from '../../engine/testing/matches.ts';
import { CardInput, readCard, WireCardSchema, wireCard } from './card.ts';

const decks = PRESETS.map(([id, preset]) => [id, preset, game(id, preset).deck] as const);
const deckOf = (preset: string): Deck => decks.find(([, name]) => name === preset)![2];
const named = (deck: Deck, name: string): Card => deck.parse(name)!;

describe.each(decks)('the deck of %s %s', (_id, _preset, deck) => {
  test('goes over the wire and back, as an object and as a name', () => {
    for (const card of deck.cards) {
      const message = JSON.parse(JSON.stringify(wireCard(card)));
      expect(v.parse(WireCardSchema, message)).toEqual(message);
      expect(readCard(v.parse(CardInput, message), deck)).toBe(card);
      expect(readCard(cardName(card), deck)).toBe(card);
      expect(readCard(cardName(card).toLowerCase(), deck)).toBe(card);
    }
  });

  test('has no two cards that look the same', () => {
    const shown = deck.cards.map((card) => wireCard(card).display);
    expect(new Set(shown).size).toBe(deck.size);
  });
});

test.each([
  ['QS', { suit: 'spades', rank: 'Q', display: 'Q♠' }],
  ['10H', { suit: 'hearts', rank: '10', display: '10♥' }],
  ['2C', { suit: 'clubs', rank: '2', display: '2♣' }],
  ['AD', { suit: 'diamonds', rank: 'A', display: 'A♦' }],
])('%s is written as in the documents', (name, message) => {
  expect(wireCard(named(STANDARD_DECK, name))).toEqual(message);
});

test('S14: jokers have no suit', () => {
  const deck = deckOf('jja');
  expect(wireCard(named(deck, 'BJ'))).toEqual({ suit: 'joker', rank: 'B', display: 'BJ' });
  expect(wireCard(named(deck, 'LJ'))).toEqual({ suit: 'joker', rank: 'L', display: 'LJ' });
});

test('S14: a high deuce is written as it is printed', () => {
  const deck = deckOf('deucesHigh');
  const deuce = named(deck, '2H');
  expect(deuce).not.toBe(named(STANDARD_DECK, '2H'));
  expect(wireCard(deuce)).toEqual({ suit: 'hearts', rank: '2', display: '2♥' });
  expect(readCard({ suit: 'hearts', rank: '2' }, deck)).toBe(deuce);
});

test('a rank may be a number, and T is a ten', () => {
  const ten = named(STANDARD_DECK, '10H');
  expect(readCard({ suit: 'hearts', rank: 10 }, STANDARD_DECK)).toBe(ten);
  expect(readCard('TH', STANDARD_DECK)).toBe(ten);
  expect(readCard('th', STANDARD_DECK)).toBe(ten);
});

test.each([
  ['an unknown rank', { suit: 'hearts', rank: '11' }],
  ['an unknown suit', { suit: 'stars', rank: '9' }],
  ['a suit in capitals', { suit: 'Hearts', rank: '9' }],
  ['nothing', { suit: '', rank: '' }],
  ['a name of an object', { suit: 'constructor', rank: 'A' }],
  ['a joker in a deck without one', { suit: 'joker', rank: 'B' }],
  ['a joker by name', 'BJ'],
  ['an empty name', ''],
  ['a number', { suit: 'hearts', rank: Number.NaN }],
])('%s is no card', (_, input) => {
  expect(readCard(input, STANDARD_DECK)).toBeUndefined();
});

test.each([
  ['a bare number', 7],
  ['null', null],
  ['a long name', 'Q'.repeat(9)],
  ['a card without a rank', { suit: 'hearts' }],
  ['a list', ['QS']],
])('%s does not even have the form of a card', (_, input) => {
  expect(v.is(CardInput, input)).toBe(false);
});
