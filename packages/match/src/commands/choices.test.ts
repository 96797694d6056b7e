// Games of King, bids and moons as people type them, and words that only look like a choice.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBid, readContract, readMoon } from './choices.ts';

const suitOf = (word: string) =>
  new Map([
    ['maca', 'S'],
    ['hearts', 'H'],
    ['♦', 'D'],
  ]).get(word);

describe('games of King', () => {
  it.each([
    ['El Almaz', { type: 'penalty', name: 'el' }],
    ['RIFKI', { type: 'penalty', name: 'rifki' }],
    ['son  iki', { type: 'penalty', name: 'sonIki' }],
    ['koz maça', { type: 'trump', trumpSuit: 'spades' }],
    ['HEARTS trumps', { type: 'trump', trumpSuit: 'hearts' }],
    ['koz♦', { type: 'trump', trumpSuit: 'diamonds' }],
    ['koz maça king', { type: 'trump', trumpSuit: 'spades', kingDeclared: true }],
  ])('%s', (text, contract) => {
    expect(readContract(text, suitOf, true)).toEqual(contract);
  });

  it('short names need a verb, because alone they mean something else', () => {
    expect(readContract('kız', suitOf, true)).toBeNull();
    expect(readContract('kız', suitOf, false)).toEqual({ type: 'penalty', name: 'kiz' });
  });

  it('trumps need a suit, and nothing behind it but King', () => {
    for (const text of ['koz', 'koz batak', 'koz maça vale', 'maça', '']) {
      expect(readContract(text, suitOf, false)).toBeNull();
    }
  });
});

it.each([
  ['3', 3],
  ['4 el', 4],
  ['NİL', 'nil'],
  ['sıfır', 'nil'],
  ['kör sıfır', 'blind_nil'],
  ['three', null],
  ['100', null],
])('the bid %s', (text, bid) => {
  expect(readBid(text)).toBe(bid);
});

it.each([
  ['ötekiler', 'othersPlus'],
  ['BENDEN', 'shooterMinus'],
  ['hepsi', null],
])('the moon %s', (text, option) => {
  expect(readMoon(text)).toBe(option);
});

it('what every object of JavaScript has is no choice', () => {
  const words = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.boolean(), (word, isBare) => {
      expect(readContract(word, suitOf, isBare)).toBeNull();
      expect(readMoon(word)).toBeNull();
      expect(readBid(word)).toBeNull();
    }),
  );
});
