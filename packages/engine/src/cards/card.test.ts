// Cards as numbers and by name, jokers and high deuces among them.

import { describe, expect, it } from 'vitest';
import {
  ACE,
  BIG_JOKER,
  CARD_CODES,
  type Card,
  CLUBS,
  cardName,
  cardOf,
  cardSymbol,
  DIAMONDS,
  HEARTS,
  HIGH_DEUCES,
  JACK_OF_DIAMONDS,
  KING_OF_HEARTS,
  LITTLE_JOKER,
  LOW_DEUCE_OF_SPADES,
  NO_CARD,
  printedSuit,
  QUEEN,
  QUEEN_OF_SPADES,
  rankBit,
  rankOf,
  SPADES,
  SUIT_LETTERS,
  suitName,
  suitOf,
  TEN,
  TWO,
} from './card.ts';

const spade = (rank: number): Card => cardOf(SPADES, rank);

describe('a card', () => {
  it('is its suit and its rank', () => {
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = TWO; rank <= BIG_JOKER; rank++) {
        const card = cardOf(suit, rank);
        expect([suitOf(card), rankOf(card), rankBit(card)]).toEqual([suit, rank, 2 ** rank]);
        expect(card).toBeLessThan(CARD_CODES);
        expect(card).not.toBe(NO_CARD);
      }
    }
  });

  it('of a higher rank in the same suit is a larger number', () => {
    expect(cardOf(HEARTS, ACE)).toBeGreaterThan(cardOf(HEARTS, QUEEN));
    expect(spade(TWO)).toBeLessThan(spade(ACE));
  });

  it('has the name that is printed on it', () => {
    const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
    const names = [...'CDSH'].flatMap((suit) => ranks.map((rank) => rank + suit));
    const cards = [0, 1, 2, 3].flatMap((suit) => ranks.map((_, rank) => cardOf(suit, rank)));
    expect(cards.map(cardName)).toEqual(names);
  });

  it('of fame has a name of its own', () => {
    const famous = [QUEEN_OF_SPADES, JACK_OF_DIAMONDS, KING_OF_HEARTS];
    expect(famous.map(cardName)).toEqual(['QS', 'JD', 'KH']);
    expect(famous.map(cardSymbol)).toEqual(['Q♠', 'J♦', 'K♥']);
    expect(cardSymbol(cardOf(CLUBS, TEN))).toBe('10♣');
  });

  it('that is none has no name', () => {
    expect(cardName(NO_CARD)).toBe('??');
    expect(cardName(cardOf(CLUBS, BIG_JOKER))).toBe('??');
    expect(cardName(-1 as Card)).toBe('??');
  });
});

describe('S14: jokers and high deuces', () => {
  it('are spades above the ace, in the order of the decks that have them', () => {
    const { clubs, diamonds, hearts, spades } = HIGH_DEUCES;
    const deucesHigh = [ACE, clubs, diamonds, hearts, spades];
    const jokers = [ACE, LOW_DEUCE_OF_SPADES, diamonds, LITTLE_JOKER, BIG_JOKER];
    for (const order of [deucesHigh, jokers]) {
      expect(order.toSorted((a, b) => a - b)).toEqual(order);
      expect(new Set(order.map((rank) => suitOf(spade(rank))))).toEqual(new Set([SPADES]));
    }
    expect(deucesHigh.map((rank) => cardName(spade(rank)))).toEqual('AS 2C 2D 2H 2S'.split(' '));
    expect(jokers.map((rank) => cardName(spade(rank)))).toEqual('AS 2S 2D LJ BJ'.split(' '));
  });

  it('show the suit they were printed with, jokers none', () => {
    const high = [HIGH_DEUCES.clubs, HIGH_DEUCES.diamonds, HIGH_DEUCES.hearts, HIGH_DEUCES.spades];
    expect(high.map((rank) => printedSuit(spade(rank)))).toEqual([CLUBS, DIAMONDS, HEARTS, SPADES]);
    expect(high.map((rank) => cardSymbol(spade(rank)))).toEqual(['2♣', '2♦', '2♥', '2♠']);
    expect([LITTLE_JOKER, BIG_JOKER].map((rank) => printedSuit(spade(rank)))).toEqual([-1, -1]);
    expect(cardSymbol(spade(BIG_JOKER))).toBe('BJ');
  });
});

describe('C3: the suits', () => {
  it('go clubs, diamonds, spades, hearts', () => {
    expect([CLUBS, DIAMONDS, SPADES, HEARTS]).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map(suitName)).toEqual(['clubs', 'diamonds', 'spades', 'hearts']);
    expect(SUIT_LETTERS).toBe('CDSH');
  });

  it('are four', () => {
    expect(() => suitName(4)).toThrow(RangeError);
    expect(() => suitName(-1)).toThrow(RangeError);
  });
});
