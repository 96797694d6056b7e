// The decks of all games: how many cards, which ones, and how their names are read.

import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/games.ts';
import { cardName, cardOf, HIGH_DEUCES, NO_CARD, rankOf, SPADES, suitOf } from './card.ts';
import { Deck, STANDARD_DECK } from './deck.ts';

const spades = (deck: string, preset = 'standard'): Deck => gameOf('spades', { preset, deck }).deck;
const namesOf = (deck: Deck): string[] => deck.cards.map(cardName);

/** What a deck has and lacks, compared with the standard one. */
function change(deck: Deck): string {
  const usual = namesOf(STANDARD_DECK);
  const names = namesOf(deck);
  const added = names.filter((name) => !usual.includes(name)).map((name) => `+${name}`);
  const removed = usual.filter((name) => !names.includes(name)).map((name) => `-${name}`);
  return [...added, ...removed].sort().join(' ');
}

describe('the decks', () => {
  it.each([
    ['Hearts', gameOf('hearts').deck, 52, ''],
    ['Spades', spades('standard'), 52, ''],
    ['S14: joker, joker, ace', spades('jokerJokerAce'), 52, '+BJ +LJ -2C -2D'],
    ['S14: joker, joker, deuce, deuce', spades('jokerJokerDeuceDeuce'), 52, '+BJ +LJ -2C -2H'],
    ['S14: high deuces', spades('deucesHigh'), 52, ''],
    ['S15: three players', spades('standard', 'cutthroat'), 51, '-2C'],
    ['S15: three with jokers', spades('jokerJokerAce', 'cutthroat'), 54, '+BJ +LJ'],
    ['S15: three, deuces', spades('jokerJokerDeuceDeuce', 'cutthroat'), 54, '+BJ +LJ'],
    ['King', gameOf('king').deck, 52, ''],
    ['K15: King for three', gameOf('king', { preset: 'three' }).deck, 48, '-2C -2D -2H -2S'],
  ])('%s', (_, deck, size, expected) => {
    expect(deck.size).toBe(size);
    expect(change(deck)).toBe(expected);
    expect(new Set(namesOf(deck)).size).toBe(size);
    for (const name of namesOf(deck)) expect(cardName(deck.parse(name)!)).toBe(name);
    for (const card of deck.cards) expect(deck.has(card)).toBe(true);
  });

  it.each([
    ['jokerJokerAce', 'AS LJ BJ'],
    ['jokerJokerDeuceDeuce', 'AS 2S 2D LJ BJ'],
    ['deucesHigh', 'AS 2C 2D 2H 2S'],
  ])('S14: %s has its high spades in order', (deck, order) => {
    const trumps = spades(deck).cards.filter((card) => suitOf(card) === SPADES);
    const fromAce = trumps.filter((card) => rankOf(card) >= 12);
    expect(fromAce.map(cardName).join(' ')).toBe(order);
  });

  it('C3: list their cards by suit, lowest first', () => {
    for (const deck of [STANDARD_DECK, spades('jokerJokerDeuceDeuce')]) {
      expect(deck.cards.toSorted((a, b) => a - b)).toEqual(deck.cards);
    }
    expect(namesOf(STANDARD_DECK).slice(0, 3)).toEqual(['2C', '3C', '4C']);
    expect(namesOf(STANDARD_DECK).slice(-2)).toEqual(['KH', 'AH']);
  });
});

describe('reading a name', () => {
  it('takes 10 and T for the ten', () => {
    expect(STANDARD_DECK.parse('10H')).toBe(cardOf(3, 8));
    expect(STANDARD_DECK.parse('TH')).toBe(cardOf(3, 8));
  });

  it.each([
    '',
    'H',
    '10',
    'T',
    '1H',
    '11H',
    'qs',
    'QX',
    'SQ',
    'QS ',
    'BJ',
    'LJ',
    '??',
    'TJ',
    'T10',
  ])('does not take %j', (name) => {
    expect(STANDARD_DECK.parse(name)).toBeUndefined();
  });

  it('S14: gives the card as the deck plays it', () => {
    const deuce = cardOf(SPADES, HIGH_DEUCES.diamonds);
    expect(spades('jokerJokerDeuceDeuce').parse('2D')).toBe(deuce);
    expect(STANDARD_DECK.parse('2D')).toBe(cardOf(1, 0));
    expect(STANDARD_DECK.has(deuce)).toBe(false);
    expect(spades('deucesHigh').has(cardOf(1, 0))).toBe(false);
    expect(STANDARD_DECK.has(NO_CARD)).toBe(false);
  });
});

describe('a deck', () => {
  it('changes into another and stays as it is', () => {
    const joker = cardOf(SPADES, 19);
    const changed = STANDARD_DECK.without('2C', 'AH').with(joker);
    expect(change(changed)).toBe('+BJ -2C -AH');
    expect(STANDARD_DECK.size).toBe(52);
  });

  it('has no card twice', () => {
    expect(new Deck([cardOf(0, 0), cardOf(0, 0)]).size).toBe(1);
    expect(STANDARD_DECK.with(cardOf(0, 0)).size).toBe(52);
  });
});
