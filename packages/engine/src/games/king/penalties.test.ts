// The trick play of the six penalties: what may be led, what must follow, what must be thrown away.

import { describe, expect, it } from 'vitest';
import { card, game, legal, playing } from '../../../testing/cards.ts';
import { king } from '../../../testing/king.ts';
import type { Deal, King, KingContract, Penalty, Refusal } from '../../index.ts';

const standard = king();
const penalty = (name: Penalty): KingContract => ({ type: 'penalty', name });

interface Turn {
  readonly hand: string;
  readonly trick?: string;
  readonly broken?: boolean;
}

function deal(rules: King, name: Penalty, turn: Turn): Deal {
  return playing(rules, { contract: penalty(name), ...turn });
}

function plays(rules: King, name: Penalty, turn: Turn): string {
  return legal(rules, deal(rules, name, turn));
}

/** Why a card of the hand is refused. */
function refusal(rules: King, name: Penalty, turn: Turn, played: string): Refusal | null {
  const move = { kind: 'play', card: card(rules, played) } as const;
  const checked = rules.check(deal(rules, name, turn), 0, move);
  return checked.ok ? null : checked.error;
}

describe('El Almaz and Son İki', () => {
  it.each(['el', 'sonIki'] as const)('K8: in %s every lead is free, hearts too', (name) => {
    expect(plays(standard, name, { hand: '4H KH 9S 2C' })).toBe('2C 4H 9S KH');
  });

  it.each(['el', 'sonIki'] as const)('K8: in %s any card of the led suit follows', (name) => {
    const turn = { hand: '2C JC AC KH', trick: '1:QC' };
    expect(plays(standard, name, turn)).toBe('2C AC JC');
    expect(refusal(standard, name, turn, 'KH')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'followSuit',
      suit: 'clubs',
    });
  });

  it.each(['el', 'sonIki'] as const)('K8: in %s a void hand is free', (name) => {
    expect(plays(standard, name, { hand: 'KH 4H QS JD', trick: '1:9C' })).toBe('4H JD KH QS');
  });
});

describe('leading hearts in Kupa and Rıfkı', () => {
  const hearts = ['kupa', 'rifki'] as const;
  const free = king({ heartsLeadRestriction: false });
  const highest = king({ onlyHeartsMustLeadHighest: true });

  it.each(hearts)('K5, K7: %s: no heart is led before one is out', (name) => {
    const turn = { hand: '2H JH AD 5S', broken: false };
    expect(plays(standard, name, turn)).toBe('5S AD');
    expect(refusal(standard, name, turn, '2H')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'heartsNotBroken',
      suit: 'hearts',
    });
  });

  it.each(hearts)('K5, K7: %s: hearts may be led once they are out', (name) => {
    expect(plays(standard, name, { hand: '2H JH AD', broken: true })).toBe('2H AD JH');
  });

  it.each(hearts)('K5, K7: %s: a hand of hearts alone leads any of them', (name) => {
    expect(plays(standard, name, { hand: '3H 9H KH', broken: false })).toBe('3H 9H KH');
  });

  it.each(hearts)('K5: %s: heartsLeadRestriction=false frees the lead', (name) => {
    expect(plays(free, name, { hand: '2H JH AD 5S', broken: false })).toBe('2H 5S AD JH');
  });

  it.each(hearts)('K5: %s: onlyHeartsMustLeadHighest asks for the highest heart', (name) => {
    expect(plays(highest, name, { hand: '3H 9H 10H', broken: false })).toBe('10H');
    expect(plays(highest, name, { hand: '2H', broken: false })).toBe('2H');
    expect(refusal(highest, name, { hand: '3H AH', broken: false }, '3H')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'highestHeart',
    });
  });

  it.each(hearts)('K5: %s: the highest heart is asked of a forced, unbroken lead only', (name) => {
    expect(plays(highest, name, { hand: '3H 9H KH', broken: true })).toBe('3H 9H KH');
    expect(plays(highest, name, { hand: '3H 9H 2C 4C', broken: false })).toBe('2C 4C');
    expect(plays(highest, name, { hand: '3H 9H KH', trick: '1:4H' })).toBe('3H 9H KH');
    const both = king({ onlyHeartsMustLeadHighest: true, heartsLeadRestriction: false });
    expect(plays(both, name, { hand: '3H 9H 2C', broken: false })).toBe('2C 3H 9H');
  });

  it.each(['erkek', 'kiz'] as const)('K5: %s has no such restriction', (name) => {
    expect(plays(highest, name, { hand: '2H JH AD', broken: false })).toBe('2H AD JH');
  });
});

describe('Kupa Almaz', () => {
  const turn = { hand: '2H JH AD 5S', trick: '1:9C' };

  it('K5: a void hand must throw a heart', () => {
    expect(plays(standard, 'kupa', turn)).toBe('2H JH');
    expect(refusal(standard, 'kupa', turn, 'AD')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'mustDiscardHeart',
    });
  });

  it('K5: without hearts it throws anything', () => {
    expect(plays(standard, 'kupa', { hand: 'AD 5S', trick: '1:9C' })).toBe('5S AD');
  });

  it('K5: kupaVoid=any leaves a void hand free', () => {
    expect(plays(king({ kupaVoid: 'any' }), 'kupa', turn)).toBe('2H 5S AD JH');
  });

  it('K5: whoever can follow follows with any card, hearts high or low', () => {
    expect(plays(standard, 'kupa', { hand: '2H AH 5S', trick: '1:KH' })).toBe('2H AH');
  });
});

describe('Erkek and Kız Almaz', () => {
  it.each([
    ['AS', '3S JS KS KD', 'JS KS'],
    ['KS', '3S JS KD', 'JS'],
    ['QS', '3S JS KS KD', 'JS'],
    ['JS', '3S KS KD', '3S KS'],
    ['10S', '3S JS KS KD', '3S JS KS'],
  ])('K6: Erkek: on %s the hand %s may play %s', (led, hand, expected) => {
    expect(plays(standard, 'erkek', { hand, trick: `1:${led}` })).toBe(expected);
  });

  it.each([
    ['AD', 'QD'],
    ['KD', 'QD'],
    ['JD', '5D QD'],
  ])('K6: Kız: on %s only %s', (led, expected) => {
    expect(plays(standard, 'kiz', { hand: '5D QD QS', trick: `1:${led}` })).toBe(expected);
  });

  it('K6: the highest card on the table counts, not the led one and no card of another suit', () => {
    const { hand, late, off } = { hand: '5D QD', late: '2:3D 1:KD', off: '2:3D 1:AH' };
    expect(plays(standard, 'kiz', { hand, trick: late })).toBe('QD');
    expect(plays(standard, 'kiz', { hand, trick: off })).toBe('5D QD');
    expect(plays(standard, 'erkek', { hand: '4H JH', trick: '2:QH 1:2H' })).toBe('JH');
  });

  it('K6: refusals name the duty', () => {
    expect(refusal(standard, 'kiz', { hand: '5D QD', trick: '1:AD' }, '5D')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'forcedUnder',
    });
    expect(refusal(standard, 'erkek', { hand: 'KC 4S', trick: '1:8H' }, '4S')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'mustDiscardHonour',
    });
  });

  it('K6: a void hand throws a king or jack, or a queen, of its own choice', () => {
    expect(plays(standard, 'erkek', { hand: 'KC JD QD 4S', trick: '1:8H' })).toBe('JD KC');
    expect(plays(standard, 'kiz', { hand: 'QD KC QS AC', trick: '1:8H' })).toBe('QD QS');
    expect(plays(standard, 'erkek', { hand: 'QC AD 4S', trick: '1:8H' })).toBe('4S AD QC');
    expect(plays(standard, 'kiz', { hand: 'KC JD 4S', trick: '1:8H' })).toBe('4S JD KC');
  });

  it('K6: honourVoid=any leaves a void hand free', () => {
    const any = king({ honourVoid: 'any' });
    expect(plays(any, 'erkek', { hand: 'KC 4S', trick: '1:8H' })).toBe('4S KC');
    expect(plays(any, 'kiz', { hand: 'QC 4S', trick: '1:8H' })).toBe('4S QC');
    expect(plays(any, 'kiz', { hand: 'QH 4H', trick: '1:KH' })).toBe('QH');
  });

  it('K6: the lead is free', () => {
    expect(plays(standard, 'erkek', { hand: 'KC 4S JH' })).toBe('4S JH KC');
    expect(plays(standard, 'kiz', { hand: 'QC 4S QH' })).toBe('4S QC QH');
  });
});

describe('forcedUnder by contract', () => {
  const turns = {
    erkek: { hand: '4S KS', trick: '1:AS' },
    kiz: { hand: '4S QS', trick: '1:AS' },
    rifki: { hand: '4H KH', trick: '1:AH' },
  } as const;
  const forced = { erkek: 'KS', kiz: 'QS', rifki: 'KH' } as const;
  const free = { erkek: '4S KS', kiz: '4S QS', rifki: '4H KH' } as const;
  const names = ['erkek', 'kiz', 'rifki'] as const;
  const subsets = [[], ['erkek'], ['kiz'], ['rifki'], ['erkek', 'kiz'], ['kiz', 'rifki'], names];

  it.each(subsets.map((set) => [set]))('K6, K7: forcedUnder %j binds exactly these', (set) => {
    const rules = king({ forcedUnder: set });
    for (const name of names) {
      const bound = (set as readonly string[]).includes(name);
      expect(plays(rules, name, turns[name])).toBe(bound ? forced[name] : free[name]);
    }
  });

  it('K7: only the ace forces the king of hearts', () => {
    const rules = king({ forcedUnder: ['rifki'] });
    expect(plays(rules, 'rifki', { hand: '4H KH', trick: '2:QH 1:2H' })).toBe('4H KH');
    expect(plays(rules, 'rifki', { hand: '4H QH', trick: '1:AH' })).toBe('4H QH');
    expect(plays(rules, 'rifki', { hand: '4S KS', trick: '1:AS' })).toBe('4S KS');
  });

  it('K7: the pagat preset forces it, the standard one does not', () => {
    expect(plays(game('king', 'pagat') as King, 'rifki', turns.rifki)).toBe('KH');
    expect(plays(standard, 'rifki', turns.rifki)).toBe('4H KH');
  });
});

describe('Rıfkı when void', () => {
  const hands = ['5H KH AD', '5H AH AD', 'AD 9S'] as const;

  it.each([
    ['kingThenHearts', ['KH', '5H AH', '9S AD']],
    ['kingOnly', ['KH', '5H AD AH', '9S AD']],
    ['any', ['5H AD KH', '5H AD AH', '9S AD']],
  ])('K7: rifkiVoid=%s', (rifkiVoid, expected) => {
    const rules = king({ rifkiVoid });
    expect(hands.map((hand) => plays(rules, 'rifki', { hand, trick: '1:10C' }))).toEqual(expected);
  });

  it('K7: refusals distinguish the king from the other hearts', () => {
    const [withKing, withHearts] = hands.map((hand) => ({ hand, trick: '1:10C' }));
    expect(refusal(standard, 'rifki', withKing!, '5H')?.rule).toBe('mustDiscardKingOfHearts');
    expect(refusal(standard, 'rifki', withHearts!, 'AD')?.rule).toBe('mustDiscardHeart');
  });
});

describe('three players', () => {
  const three = game('king', 'three') as King;

  it('K15: the same duties hold', () => {
    expect(plays(three, 'erkek', { hand: '3S JS KS', trick: '1:QS' })).toBe('JS');
    expect(plays(three, 'kupa', { hand: '3H 4C AS', trick: '2:9D 1:10D' })).toBe('3H');
    expect(plays(three, 'rifki', { hand: '3H 4C', broken: false })).toBe('4C');
  });
});
