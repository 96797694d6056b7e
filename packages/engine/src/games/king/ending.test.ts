// How a game of King ends before its last trick: King made or lost, and penalties that have all fallen.

import { describe, expect, it } from 'vitest';
import { card, type PlayPosition, playing } from '../../../testing/cards.ts';
import { king } from '../../../testing/king.ts';
import { make } from '../../../testing/matches.ts';
import {
  type Action,
  contractText,
  type Deal,
  type King,
  type KingContract,
  type KingResult,
  MAX_ACTIONS,
  moveOf,
  type Penalty,
  phaseName,
  setUp,
  tableAt,
} from '../../index.ts';

const KOZ: KingContract = { type: 'trump', trumpSuit: 'spades' };
const DECLARED: KingContract = { type: 'trump', trumpSuit: 'spades', kingDeclared: true };

/** The last card of a trick that seat 0 plays; the selector is seat 2 unless given. */
function trickOf(rules: King, position: Partial<PlayPosition>, last: string, dealer = 2): Deal {
  const deal = playing(rules, {
    hand: `${last} 5C`,
    standing: { dealer, redeal: true },
    ...position,
  });
  rules.apply(deal, 0, card(rules, last) as number as Action);
  return deal;
}

function resultOf(rules: King, deal: Deal): KingResult {
  return rules.result(deal, rules.start());
}

/** After the given number of tricks for each seat, one more diamond trick for `winner`. */
function kozTrick(rules: King, contract: KingContract, tricks: number[], winner: number): Deal {
  const trick = [3, 2, 1].map((seat) => `${seat}:${seat === winner ? 'AD' : `${seat + 2}D`}`);
  const trickNumber = 1 + tricks.reduce((sum, n) => sum + n, 0);
  const position = { contract, tricks, taken: tricks, trickNumber, trick: trick.join(' ') };
  return trickOf(rules, position, winner === 0 ? 'KD' : '2D');
}

describe('King made without a declaration', () => {
  const auto = king({ kingRule: 'auto' });

  it('K11: the tenth trick ends the party, and its taker wins alone', () => {
    const deal = kozTrick(auto, KOZ, [1, 9, 0, 0], 1);
    expect(phaseName(deal.phase)).toBe('roundEnd');
    expect(resultOf(auto, deal)).toMatchObject({
      king: 'made',
      ended: true,
      winners: [1],
      counts: [1, 10, 0, 0],
      scores: [50, 500, 0, 0],
      totals: [50, 500, 0, 0],
    });
  });

  it('K11: nine tricks do not, nor ten of anybody else', () => {
    expect(phaseName(kozTrick(auto, KOZ, [2, 8, 0, 0], 1).phase)).toBe('playing');
    expect(phaseName(kozTrick(auto, KOZ, [1, 9, 0, 0], 0).phase)).toBe('playing');
  });

  it('K11: ten tricks of a penalty game are no King', () => {
    const rules = king({ kingRule: 'auto', earlyEnd: true });
    for (const name of ['el', 'kupa'] as const) {
      const deal = kozTrick(rules, { type: 'penalty', name }, [1, 9, 0, 0], 1);
      expect(phaseName(deal.phase)).toBe('playing');
    }
  });

  it('K11: with kingRule=off nothing happens', () => {
    expect(phaseName(kozTrick(king({}), KOZ, [1, 9, 0, 0], 1).phase)).toBe('playing');
  });

  it.each([7, 11, 13])('K11: kingTricks=%i', (kingTricks) => {
    const rules = king({ kingRule: 'auto', kingTricks });
    const before = [0, 0, 0, kingTricks - 2];
    expect(phaseName(kozTrick(rules, KOZ, before, 3).phase)).toBe('playing');
    const made = kozTrick(rules, KOZ, before.with(3, kingTricks - 1), 3);
    expect(resultOf(rules, made)).toMatchObject({ king: 'made', winners: [3] });
  });

  it('K11, K15: twelve tricks with three players', () => {
    const three = king({ kingRule: 'auto' }, 'three');
    const last = (tricks: number[]) =>
      trickOf(three, { contract: KOZ, tricks, taken: tricks, trick: '2:9D 1:10D' }, 'AD', 1);
    expect(phaseName(last([10, 0, 0]).phase)).toBe('playing');
    expect(resultOf(three, last([11, 0, 0]))).toMatchObject({ king: 'made', winners: [0] });
  });

  it('C11, K11: the party is over at once, in any game of it', () => {
    const standing = { ...auto.start(), played: 4, totals: [-500, 100, 300, 100], dealer: 1 };
    const deal = playing(auto, {
      contract: KOZ,
      hand: 'AD 5C',
      trick: '3:2D 2:3D 1:4D',
      trickNumber: 11,
      tricks: [9, 1, 0, 0],
      taken: [9, 1, 0, 0],
      standing,
    });
    const last = { kind: 'play', card: card(auto, 'AD') } as const;
    const after = make(tableAt(auto, standing, deal), 0, last);
    expect([after.phase, after.awaitsDeal, after.actors]).toEqual(['partyEnd', false, []]);
    expect(after.standing).toMatchObject({ winners: [0], totals: [0, 150, 300, 100] });
  });
});

describe('King declared', () => {
  const declare = king({ kingRule: 'declare' });

  function choices(rules: King): string[] {
    const out = new Int32Array(MAX_ACTIONS);
    const n = rules.legal(setUp(rules, rules.start(), { hands: [] }), 0, out);
    return Array.from(out.subarray(0, n), (action) => {
      const move = moveOf(action as Action);
      return move.kind === 'choose' ? contractText(move.contract) : move.kind;
    });
  }

  it('K11: only at a table that declares is a declaration among the choices', () => {
    for (const kingRule of ['off', 'auto']) expect(choices(king({ kingRule }))).toHaveLength(10);
  });

  it('K11: the selector may declare with any trump, and with no penalty', () => {
    const names = choices(declare);
    expect(names.slice(0, 6)).toEqual(['el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki']);
    expect(names.slice(6)).toEqual(
      ['clubs', 'diamonds', 'spades', 'hearts'].flatMap((suit) => [
        `trump ${suit}`,
        `trump ${suit} king`,
      ]),
    );
  });

  it('K11: the declaration is part of the contract', () => {
    const deal = setUp(declare, declare.start(), { hands: [] });
    const checked = declare.check(deal, 0, { kind: 'choose', contract: DECLARED });
    if (!checked.ok) throw new Error(checked.error.code);
    declare.apply(deal, 0, checked.value);
    expect(declare.contract(deal)).toEqual(DECLARED);
  });

  it('K11: the tenth trick of the selector wins alone', () => {
    const deal = kozTrick(declare, DECLARED, [1, 1, 9, 1], 2);
    expect(resultOf(declare, deal)).toMatchObject({ king: 'made', ended: true, winners: [2] });
  });

  it('K11: the fourth lost trick lets the others win', () => {
    expect(phaseName(kozTrick(declare, DECLARED, [1, 1, 4, 0], 3).phase)).toBe('playing');
    const deal = kozTrick(declare, DECLARED, [1, 1, 4, 1], 3);
    expect(resultOf(declare, deal)).toMatchObject({
      king: 'lost',
      ended: true,
      winners: [0, 1, 3],
      counts: [1, 1, 4, 2],
      scores: [50, 50, 200, 100],
    });
  });

  it('K11: without a declaration ten tricks or four lost ones mean nothing', () => {
    expect(phaseName(kozTrick(declare, KOZ, [0, 0, 9, 1], 2).phase)).toBe('playing');
    expect(phaseName(kozTrick(declare, KOZ, [1, 1, 0, 1], 3).phase)).toBe('playing');
    expect(phaseName(kozTrick(declare, KOZ, [0, 9, 0, 0], 1).phase)).toBe('playing');
  });

  it('K11, K15: seven of thirteen, or twelve of sixteen: the others may be lost', () => {
    const seven = king({ kingRule: 'declare', kingTricks: 7 });
    expect(phaseName(kozTrick(seven, DECLARED, [2, 2, 0, 1], 3).phase)).toBe('playing');
    expect(resultOf(seven, kozTrick(seven, DECLARED, [2, 2, 0, 2], 3)).king).toBe('lost');
    const three = king({ kingRule: 'declare' }, 'three');
    const last = (tricks: number[], trickNumber: number) =>
      trickOf(
        three,
        { contract: DECLARED, tricks, taken: tricks, trickNumber, trick: '2:9D 1:10D' },
        'AD',
        1,
      );
    expect(phaseName(last([3, 2, 0], 6).phase)).toBe('playing');
    expect(resultOf(three, last([3, 2, 1], 7))).toMatchObject({ king: 'lost', winners: [0, 2] });
  });
});

describe('the early end', () => {
  const early = king({ earlyEnd: true });
  const off = king({});

  /** Before the last penalty cards: who has taken how many, and the trick in which they fall. */
  const falls: Readonly<Record<string, readonly [number[], string, string]>> = {
    kupa: [[5, 4, 2, 1], '3:9H 2:AD 1:KC', '2C'],
    erkek: [[3, 2, 1, 1], '3:KC 2:3C 1:4C', '2C'],
    kiz: [[3, 0, 0, 0], '3:QC 2:3C 1:4C', '2C'],
    rifki: [[0, 0, 0, 0], '3:9C 2:3C 1:4C', 'KH'],
  };
  const position = (name: string) => {
    const [taken, trick] = falls[name]!;
    return { contract: { type: 'penalty', name: name as Penalty } as const, taken, trick };
  };

  it.each(Object.keys(falls))('K17: %s ends with the trick of the last penalty card', (name) => {
    const [taken, , last] = falls[name]!;
    const deal = trickOf(early, position(name), last);
    expect(phaseName(deal.phase)).toBe('roundEnd');
    expect(early.actors(deal)).toBe(0);
    expect(resultOf(early, deal).counts).toEqual(taken.with(3, taken[3]! + 1));
    expect(phaseName(trickOf(off, position(name), last).phase)).toBe('playing');
  });

  it.each(Object.keys(falls))('K17: %s goes on while one is out', (name) => {
    const [taken, , last] = falls[name]!;
    const fewer = name === 'rifki' ? taken : taken.with(0, taken[0]! - 1);
    const played = name === 'rifki' ? '2H' : last;
    const deal = trickOf(early, { ...position(name), taken: fewer }, played);
    expect(phaseName(deal.phase)).toBe('playing');
  });

  it('K17: the trick is played to its end first', () => {
    const deal = playing(early, { ...position('kiz'), trick: '2:QC 1:3C', hand: '2C 5C' });
    early.apply(deal, 0, card(early, '2C') as number as Action);
    expect([phaseName(deal.phase), deal.turn]).toEqual(['playing', 3]);
  });

  it.each([{ type: 'penalty', name: 'el' }, { type: 'penalty', name: 'sonIki' }, KOZ] as const)(
    'K17: never in %j',
    (contract) => {
      const trickNumber = 11;
      for (const taken of [
        [0, 0, 0, 0],
        [10, 2, 0, 0],
      ]) {
        const deal = trickOf(
          early,
          { contract, taken, trickNumber, trick: '3:9C 2:3C 1:4C' },
          'KH',
        );
        expect(phaseName(deal.phase)).toBe('playing');
      }
    },
  );

  it('K15, K17: with three players twelve hearts are all', () => {
    const three = king({ earlyEnd: true }, 'three');
    const contract = { type: 'penalty', name: 'kupa' } as const;
    const last = (taken: number[]) =>
      phaseName(trickOf(three, { contract, taken, trick: '2:9H 1:10D' }, '3C').phase);
    expect(last([6, 4, 0])).toBe('playing');
    expect(last([6, 5, 0])).toBe('roundEnd');
  });
});
