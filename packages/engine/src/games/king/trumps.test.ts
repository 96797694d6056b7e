// The trick play of a trump game (koz), and what breaks a suit that has to wait.

import { describe, expect, it } from 'vitest';
import { card, game, legal, playing } from '../../../testing/cards.ts';
import { king } from '../../../testing/king.ts';
import {
  type Action,
  type Deal,
  type King,
  type KingContract,
  leaderOf,
  SUITS,
  type Suit,
} from '../../index.ts';

const standard = king();
const koz = (trumpSuit: Suit): KingContract => ({ type: 'trump', trumpSuit });
const SPADES_TRUMP = koz('spades');

interface Turn {
  readonly hand: string;
  readonly trick?: string;
  readonly broken?: boolean;
}

const plays = (rules: King, turn: Turn, contract = SPADES_TRUMP): string =>
  legal(rules, playing(rules, { contract, ...turn }));

function rule(rules: King, turn: Turn, played: string): string | undefined {
  const deal = playing(rules, { contract: SPADES_TRUMP, ...turn });
  const checked = rules.check(deal, 0, { kind: 'play', card: card(rules, played) });
  return checked.ok ? undefined : checked.error.rule;
}

describe('leading trumps', () => {
  const turn = { hand: '3D 5S AS', broken: false };

  it('K9: not before a trick has been ruffed', () => {
    expect(plays(standard, turn)).toBe('3D');
    expect(rule(standard, turn, '5S')).toBe('trumpNotBroken');
    expect(plays(standard, { ...turn, broken: true })).toBe('3D 5S AS');
  });

  it('K9: unless only trumps are held', () => {
    expect(plays(standard, { hand: '5S AS', broken: false })).toBe('5S AS');
  });

  it('K9: trumpLeadRestriction=false frees the lead', () => {
    expect(plays(king({ trumpLeadRestriction: false }), turn)).toBe('3D 5S AS');
  });

  it.each(SUITS)('K9: the restriction concerns the trump suit %s and no other', (suit) => {
    const letter = suit[0]!.toUpperCase();
    const others = ['5C', '5D', '5S', '5H'].filter((name) => !name.endsWith(letter));
    expect(plays(standard, { hand: '5C 5D 5H 5S', broken: false }, koz(suit))).toBe(
      others.sort().join(' '),
    );
  });

  it('K9: the heart restrictions of the penalties do not touch a trump game', () => {
    const rules = king({ onlyHeartsMustLeadHighest: true });
    expect(plays(rules, { hand: '4H 9H', broken: false })).toBe('4H 9H');
    expect(plays(rules, { hand: '4H 9H', broken: false }, koz('hearts'))).toBe('4H 9H');
  });
});

describe('void in the led suit', () => {
  const turn = { hand: '4C AH 5S KS', trick: '1:9D' };

  it('K9: by default anything goes', () => {
    expect(plays(standard, turn)).toBe('4C 5S AH KS');
  });

  it('K9: mustTrumpWhenVoid leaves trumps only, while there are any', () => {
    const must = king({ mustTrumpWhenVoid: true });
    expect(plays(must, turn)).toBe('5S KS');
    expect(rule(must, turn, '4C')).toBe('mustTrump');
    expect(plays(must, { hand: '4C AH', trick: '1:9D' })).toBe('4C AH');
    expect(plays(must, { hand: '4C 3D KS', trick: '1:9D' })).toBe('3D');
    expect(plays(must, { hand: '4C 5S KS', trick: '2:9D 1:10S' })).toBe('5S KS');
  });

  it('K9: void when trumps are led: anything', () => {
    for (const yukseltme of ['off', 'onTrumpLead', 'wheneverTrumping', 'always']) {
      const rules = king({ yukseltme, mustTrumpWhenVoid: true });
      expect(plays(rules, { hand: '4C AH', trick: '1:9S' })).toBe('4C AH');
    }
  });
});

describe('yükseltme', () => {
  const all = ['off', 'onTrumpLead', 'wheneverTrumping', 'always'] as const;
  type Legal = Readonly<Record<(typeof all)[number], string>>;
  const same = (cards: string): Legal => ({
    off: cards,
    onTrumpLead: cards,
    wheneverTrumping: cards,
    always: cards,
  });

  const cases: readonly (readonly [string, Turn, Legal])[] = [
    [
      'a led trump is beaten',
      { hand: 'AD 5S JS KS', trick: '1:9S' },
      { ...same('JS KS'), off: '5S JS KS' },
    ],
    [
      'the highest trump so far is beaten, not the led one',
      { hand: '2S JS KS', trick: '2:9S 1:QS' },
      { ...same('KS'), off: '2S JS KS' },
    ],
    ['who cannot beat a led trump plays any', { hand: '5S JS 4D', trick: '1:AS' }, same('5S JS')],
    ['a led plain suit', { hand: '2D AD 5S', trick: '1:9D' }, { ...same('2D AD'), always: 'AD' }],
    ['a led plain suit that cannot be beaten', { hand: '2D 8D 5S', trick: '1:9D' }, same('2D 8D')],
    ['a led plain suit, already ruffed', { hand: '2D AD 5S', trick: '2:9D 1:3S' }, same('2D AD')],
    [
      'a plain card of a third suit does not count as high',
      { hand: '2D 10D 5S', trick: '2:9D 1:AC' },
      { ...same('10D 2D'), always: '10D' },
    ],
    ['ruffing first: any trump', { hand: '4C 5S KS', trick: '1:9D' }, same('4C 5S KS')],
    [
      'ruffing over a trump',
      { hand: '4C 5S KS', trick: '2:9D 1:10S' },
      { ...same('4C 5S KS'), wheneverTrumping: '4C KS', always: '4C KS' },
    ],
    ['ruffing without a higher trump', { hand: '4C 5S 9S', trick: '2:9D 1:10S' }, same('4C 5S 9S')],
    [
      'ruffing over the higher of two trumps',
      { hand: '4C JS KS', trick: '3:9D 2:QS 1:10S' },
      { ...same('4C JS KS'), wheneverTrumping: '4C KS', always: '4C KS' },
    ],
  ];

  it.each(
    cases.flatMap(([title, turn, expected]) =>
      all.map((yukseltme) => [yukseltme, title, turn, expected[yukseltme]] as const),
    ),
  )('K10: %s: %s', (yukseltme, _title, turn, expected) => {
    expect(plays(king({ yukseltme }), turn)).toBe(expected);
  });

  it.each([
    ['off', '5S KS'],
    ['onTrumpLead', '5S KS'],
    ['wheneverTrumping', 'KS'],
    ['always', 'KS'],
  ])('K9, K10: with mustTrumpWhenVoid, %s over a ruff leaves %s', (yukseltme, expected) => {
    const rules = king({ yukseltme, mustTrumpWhenVoid: true });
    expect(plays(rules, { hand: '4C 5S KS', trick: '2:9D 1:10S' })).toBe(expected);
    expect(plays(rules, { hand: '4C 5S 9S', trick: '2:9D 1:10S' })).toBe('5S 9S');
  });

  it('K10: refusals name the duty', () => {
    const always = king({ yukseltme: 'always' });
    expect(rule(standard, { hand: '5S KS', trick: '1:9S' }, '5S')).toBe('mustRaise');
    expect(rule(always, { hand: '2D AD', trick: '1:9D' }, '2D')).toBe('mustRaise');
    expect(rule(always, { hand: '5S KS', trick: '2:9D 1:10S' }, '5S')).toBe('mustOvertrump');
  });

  it('K10: the penalties know no such duty', () => {
    const rules = king({ yukseltme: 'always', mustTrumpWhenVoid: true });
    const el: KingContract = { type: 'penalty', name: 'el' };
    expect(plays(rules, { hand: '2D AD 5S', trick: '1:9D' }, el)).toBe('2D AD');
    expect(plays(rules, { hand: '4C 5S', trick: '1:9D' }, el)).toBe('4C 5S');
  });
});

/** Lays a trick; seat 0 plays its last card. */
function finished(rules: King, contract: KingContract, trick: string, last: string): Deal {
  const deal = playing(rules, { contract, hand: `${last} 5C`, trick });
  rules.apply(deal, 0, card(rules, last) as number as Action);
  return deal;
}

describe('who takes the trick', () => {
  it.each([
    ['the highest trump', SPADES_TRUMP, '3:AD 2:2S 1:KD', '9S', 0],
    ['an early ruff stays', SPADES_TRUMP, '3:AD 2:10S 1:KD', '9S', 2],
    ['without trumps the led suit', SPADES_TRUMP, '3:9D 2:AH 1:10D', 'AC', 1],
    ['hearts may be trumps', koz('hearts'), '3:AD 2:2H 1:KD', 'AS', 2],
    ['in a penalty the led suit alone', { type: 'penalty', name: 'el' }, '3:2D 2:AS 1:AH', 'KC', 3],
  ] as const)('K8, K9: %s', (_, contract, trick, last, taker) => {
    const deal = finished(standard, contract, trick, last);
    expect(deal.takers[4]).toBe(taker);
    expect(deal.turn).toBe(taker);
    expect(leaderOf(deal, 5)).toBe(taker);
  });

  it('K2, K15: three players play to the right as well', () => {
    const three = game('king', 'three') as King;
    const deal = finished(three, SPADES_TRUMP, '2:9D 1:10D', '3S');
    expect([...deal.tricks]).toEqual([1, 0, 0, 0]);
    const next = playing(three, { contract: SPADES_TRUMP, hand: '4C', seat: 1, turn: 1 });
    three.apply(next, 1, card(three, '4C') as number as Action);
    expect(next.turn).toBe(0);
  });
});

describe('what breaks a suit', () => {
  const breaks = king({ forcedLeadBreaks: true });
  const kupa: KingContract = { type: 'penalty', name: 'kupa' };
  const rifki: KingContract = { type: 'penalty', name: 'rifki' };
  const erkek: KingContract = { type: 'penalty', name: 'erkek' };

  function broken(rules: King, contract: KingContract, trick: string, last: string): boolean {
    const deal = playing(rules, { contract, hand: last, trick });
    rules.apply(deal, 0, card(rules, last) as number as Action);
    return deal.broken === 1;
  }

  it.each([
    ['a heart thrown away', kupa, '1:9C', '2H', true, true],
    ['a heart thrown away', rifki, '1:9C', '2H', true, true],
    ['another card thrown away', kupa, '1:9C', 'AS', false, false],
    ['a heart led', kupa, '', '2H', false, true],
    ['a heart led', rifki, '', '2H', false, true],
    ['a ruff', SPADES_TRUMP, '1:9D', '2S', true, true],
    ['a heart thrown on a plain suit', SPADES_TRUMP, '1:9D', '2H', false, false],
    ['a trump led', SPADES_TRUMP, '', '2S', false, true],
    ['a heart where hearts do not wait', erkek, '1:9D', 'KH', false, false],
    ['a heart ruff', koz('hearts'), '1:9D', '2H', true, true],
  ] as const)('C2: %s (%j)', (_, contract, trick, last, usual, strict) => {
    expect(broken(standard, contract, trick, last)).toBe(usual);
    expect(broken(breaks, contract, trick, last)).toBe(strict);
  });

  it('C2: following a led heart breaks nothing', () => {
    expect(broken(standard, kupa, '1:9H', '2H')).toBe(false);
    expect(broken(standard, SPADES_TRUMP, '1:9S', 'JS')).toBe(false);
  });
});
