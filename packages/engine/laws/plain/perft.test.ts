// Counts all lines of play from fixed deals: the engine, a plain enumeration and the record must agree.

import { describe, expect, it } from 'vitest';
import { PLAYING } from '../../src/deal/phase.ts';
import {
  type Action,
  type AnyGame,
  bidAction,
  type Card,
  cardName,
  contractAction,
  Deal,
  type KingContract,
  parseHand,
  seatsOf,
} from '../../src/index.ts';
import { game } from '../../testing/cards.ts';
import { type PlainRules, plainLines } from './plain-lines.ts';

const OPEN = 'AQ93.AQ97.53.AT3 K82.J643.AQ64.92 JT74.2.J8.KQJ865 65.KT85.KT972.74';
const VOIDS = 'AQ93.AK972.J853.- K82.J643.AQ64.92 JT74.-.-.AKQJT8653 65.QT85.KT972.74';
const ONLY_PENALTIES = 'AKJ.2.AKQJT.AKQJ T98.-.98765.T9876 765432.-.432.5432 Q.AKQJT9876543.-.-';
const WILD = '7642.J5.KT84.K42 A3.AKQ92.QJ62.86 T85.T4.A75.AQ975 KQJ9.8763.93.JT3';
const HONOURS = 'AJ.KQ.-.- Q.A.Q.J K.-.AJ.A -.J.K.KQ';

function handsOf(any: AnyGame, text: string): Card[][] {
  return text.split(' ').map((hand) => {
    const read = parseHand(hand, any.deck);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });
}

/** A deal at the beginning of its play, led by the given seat where the cards do not say who leads. */
function startOf(any: AnyGame, text: string, leader: number, contract?: KingContract): Deal {
  const cards = handsOf(any, text).flat();
  const dealer = any.id === 'king' ? leader : (leader + any.seats - 1) % any.seats;
  const terms = any.id === 'hearts' ? 3 : any.id === 'king' ? 1023 : 0;
  const deal = any.deal({ number: 1, dealer, terms }, cards, 0);
  if (contract) any.apply(deal, leader, contractAction(contract));
  if (any.id === 'spades') {
    for (let seat = 0; seat < any.seats; seat++) any.apply(deal, seat, bidAction(3));
  }
  expect(deal.phase).toBe(PLAYING);
  return deal;
}

const spare = Array.from({ length: 60 }, () => ({ deal: new Deal(), legal: new Int32Array(1024) }));

/** All actions of the seat that acts next, and of the one after that, and so on. */
function lines(any: AnyGame, deal: Deal, depth: number): number {
  const seat = seatsOf(any.actors(deal))[0];
  if (depth === 0 || seat === undefined) return 1;
  const { deal: next, legal } = spare[depth]!;
  const n = any.legal(deal, seat, legal);
  if (depth === 1) return n;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    any.apply(next.copyFrom(deal), seat, legal[i]! as Action);
    sum += lines(any, next, depth - 1);
  }
  return sum;
}

/** The same counts by the plain enumeration. */
function plainCounts(
  any: AnyGame,
  rules: PlainRules,
  text: string,
  turn: number,
  depths: readonly number[],
) {
  const hands = handsOf(any, text).map((hand) => hand.map(cardName));
  const state = { hands, turn, trick: [], number: 1, broken: false };
  return depths.map((depth) => plainLines(rules, state, depth));
}

const DEPTHS = [1, 2, 3, 4, 5, 6];

describe('Hearts', () => {
  const any = game('hearts', 'kalpler', { passCycle: ['hold'] });

  it.each([
    ['H2, H13: an ordinary deal', OPEN, 1, [1, 6, 12, 36, 336, 804]],
    ['H3, H4: voids on the first trick', VOIDS, 1, [1, 9, 18, 126, 1400, 2584]],
    ['H3: a hand of nothing but penalty cards', ONLY_PENALTIES, 2, [1, 13, 52, 260, 3100, 14840]],
  ])('%s', (_, text, leader, expected) => {
    const found = DEPTHS.map((depth) => lines(any, startOf(any, text, leader), depth));
    expect(found).toEqual(plainCounts(any, { name: 'hearts', step: 1 }, text, leader, DEPTHS));
    expect(found).toEqual(expected);
  });

  it('H9: a pass is any three of thirteen cards, for one seat after the other', () => {
    const passing = game('hearts');
    const deal = passing.deal({ number: 1, dealer: 0, terms: 0 }, handsOf(passing, OPEN).flat(), 0);
    // 13·12·11 / 3! = 286
    expect([lines(passing, deal, 1), lines(passing, deal, 2)]).toEqual([286, 286 * 286]);
  });
});

describe('Spades', () => {
  it.each([
    ['S11', 'standard', WILD, 0, [9, 32, 98, 266, 2373, 6531]],
    ['S11: with voids', 'standard', VOIDS, 2, [9, 18, 234, 468, 4464, 17408]],
    [
      'S14',
      'jja',
      'BLAKQ964.KQ8.K.5 T.AJT63.AJT93.43 532.92.764.KJ986 J87.754.Q85.AQT7',
      1,
      [12, 35, 115, 175, 1203, 4356],
    ],
    [
      'S14',
      'jjdd',
      'L2A9863.-.Q64.A76 BQJ7.KQ6.KJT9.Q3 KT.T9874.75.J854 54.AJ53.2A83.KT9',
      3,
      [10, 70, 210, 924, 9240, 34940],
    ],
    [
      'S14',
      'deucesHigh',
      '2Q9873.T.A65.2K3 K.9853.2Q7.AQJ64 54.2Q6.KT98.T987 AJT6.AKJ74.J43.5',
      2,
      [10, 26, 54, 152, 1184, 4172],
    ],
    [
      'S15',
      'cutthroat',
      'AQ3.QJ763.QJ73.AT987 KJT864.8.K8652.QJ654 9752.AKT9542.AT94.K3',
      1,
      [11, 37, 165, 1973, 8006, 30764],
    ],
  ])('%s: %s', (_, preset, text, leader, expected) => {
    const any = game('spades', preset);
    const rules: PlainRules = {
      name: 'spades',
      deck: preset === 'cutthroat' ? 'standard' : preset,
      step: 1,
    };
    const found = DEPTHS.map((depth) => lines(any, startOf(any, text, leader), depth));
    expect(found).toEqual(plainCounts(any, rules, text, leader, DEPTHS));
    expect(found).toEqual(expected);
  });

  it('S10: bids in turn are one to thirteen or nil, for each of four', () => {
    const any = game('spades', 'pagat');
    const deal = any.deal({ number: 1, dealer: 0, terms: 0 }, any.deck.cards, 0);
    expect([1, 2, 3, 4].map((depth) => lines(any, deal, depth))).toEqual([
      14,
      14 ** 2,
      14 ** 3,
      14 ** 4,
    ]);
  });
});

const TRUMPS = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' } as const;

describe('King', () => {
  const any = game('king');
  const small = game('king', 'standard', {
    removedCards: [...'23456789']
      .concat('10')
      .flatMap((rank) => [...'CDSH'].map((suit) => rank + suit)),
    kingTricks: 4,
    startCard: 'random',
  });

  it.each([
    ['K8', 'el', [13, 143, 528, 2644, 31728, 181421], 3120],
    ['K5', 'kupa', [9, 91, 320, 1316, 11103, 54699], 228],
    ['K6', 'erkek', [13, 53, 159, 495, 5940, 18798], 175],
    ['K6', 'kiz', [13, 35, 93, 256, 3072, 13372], 692],
    ['K7', 'rifki', [9, 91, 320, 1172, 9375, 44979], 218],
    ['K8', 'sonIki', [13, 143, 528, 2644, 31728, 181421], 3120],
  ] as const)('%s: %s', (_, name, expected, toTheEnd) => {
    const contract = { type: 'penalty', name } as const;
    const rules: PlainRules = { name, step: -1 };
    const found = DEPTHS.map((depth) => lines(any, startOf(any, VOIDS, 3, contract), depth));
    expect(found).toEqual(plainCounts(any, rules, VOIDS, 3, DEPTHS));
    expect(found).toEqual(expected);
    const whole = lines(small, startOf(small, HONOURS, 0, contract), 16);
    expect(whole).toBe(plainCounts(small, rules, HONOURS, 0, [16])[0]);
    expect(whole).toBe(toTheEnd);
  });

  it.each([
    ['C', [8, 28, 92, 272, 2479, 6899], 1716],
    ['D', [10, 26, 74, 266, 2318, 6122], 2024],
    ['S', [10, 32, 98, 266, 2373, 6379], 944],
    ['H', [11, 28, 102, 282, 2431, 7089], 1104],
  ] as const)('K9, K10: koz %s', (trump, expected, toTheEnd) => {
    const contract = { type: 'trump', trumpSuit: TRUMPS[trump] } as const;
    const rules: PlainRules = { name: 'koz', trump, step: -1 };
    const found = DEPTHS.map((depth) => lines(any, startOf(any, WILD, 2, contract), depth));
    expect(found).toEqual(plainCounts(any, rules, WILD, 2, DEPTHS));
    expect(found).toEqual(expected);
    const whole = lines(small, startOf(small, HONOURS, 0, contract), 16);
    expect(whole).toBe(plainCounts(small, rules, HONOURS, 0, [16])[0]);
    expect(whole).toBe(toTheEnd);
  });

  it('K15: three players', () => {
    const three = game('king', 'three');
    const text = 'AKQT84.AKT65.J73.A9 J.Q987.AQ986.KQJ873 97653.J43.KT54.T654';
    const contract = { type: 'penalty', name: 'erkek' } as const;
    const found = DEPTHS.map((depth) => lines(three, startOf(three, text, 1, contract), depth));
    expect(found).toEqual(plainCounts(three, { name: 'erkek', step: -1 }, text, 1, DEPTHS));
    expect(found).toEqual([16, 49, 157, 2355, 7905, 22421]);
  });

  it('K3: the first selector has ten contracts to choose from', () => {
    const deal = any.deal({ number: 1, dealer: null, terms: 1023 }, handsOf(any, OPEN).flat(), 0);
    expect(lines(any, deal, 1)).toBe(10);
  });
});
