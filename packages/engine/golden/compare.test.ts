// Comparing answers: sets of cards without order, everything else exactly.

import { describe, expect, it } from 'vitest';
import { differences } from './compare.ts';

describe('an answer', () => {
  it.each([
    [{ legal: ['2C', 'QS'] }, { legal: ['QS', '2C'] }],
    [{ received: [['AS', 'KS'], ['2C']] }, { received: [['KS', 'AS'], ['2C']] }],
    [{ hands: { 0: ['AS', '2C'] } }, { hands: { 0: ['2C', 'AS'], 1: ['KS'] } }],
    [{ bids: { 0: 3, 2: 'nil' } }, { bids: { 2: 'nil', 0: 3 } }],
    [{ winner: 2 }, { winner: 2, points: 13 }],
    [{ contract: 'kupa' }, { contract: { type: 'penalty', name: 'kupa' } }],
    [{ contract: { trump: 'S' } }, { contract: { type: 'trump', trumpSuit: 'spades' } }],
    [
      { contract: { type: 'trump', trumpSuit: 'S' } },
      { contract: { type: 'trump', trumpSuit: 'spades' } },
    ],
    [{ contract: null }, { contract: null }],
  ])('%j is fulfilled by %j', (expected, answer) => {
    expect(differences(expected, answer)).toEqual([]);
  });

  it.each([
    [{ legal: ['2C', 'QS'] }, { legal: ['2C'] }],
    [{ legal: ['2C'] }, { legal: ['2C', 'QS'] }],
    [{ received: [['AS'], ['2C']] }, { received: [['2C'], ['AS']] }],
    [{ hands: { 0: ['AS'] } }, { hands: { 0: ['AS', '2C'] } }],
    [{ hands: { 5: ['AS'] } }, { hands: { 0: ['AS'] } }],
    [{ hands: { 0: ['AS'] } }, {}],
    [{ order: [0, 1, 2] }, { order: [0, 2, 1] }],
    [{ winners: [0, 1] }, { winners: [1, 0] }],
    [{ directions: ['left', 'right'] }, { directions: ['right', 'left'] }],
    [{ bids: { 0: 3 } }, { bids: { 0: 3, 1: 2 } }],
    [{ bids: { '0:3,1': 2 } }, { bids: { 0: 3, 1: 2 } }],
    [{ winner: '2' }, { winner: 2 }],
    [{ ended: false }, {}],
    [{ redeal: null }, {}],
    [{ moonShooter: null }, { moonShooter: 0 }],
    [JSON.parse('{"__proto__": {}}'), {}],
    [{ hands: JSON.parse('{"__proto__": {}}') }, { hands: { 0: ['AS'] } }],
    [{ contract: 'kupa' }, { contract: null }],
    [{ contract: { trump: 'S' } }, { contract: { type: 'trump', trumpSuit: 'hearts' } }],
    [
      { contract: { trump: 'S' } },
      { contract: { type: 'trump', trumpSuit: 'spades', kingDeclared: true } },
    ],
    [{}, {}],
    [{ phase: 'playing' }, { phase: 'playing', error: 'WRONG_PHASE' }],
  ])('%j is not fulfilled by %j', (expected, answer) => {
    expect(differences(expected, answer)).toHaveLength(1);
  });
});
