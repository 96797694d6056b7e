// What a contract looks like when it is named, who may name it and when.

import { describe, expect, it } from 'vitest';
import { card, cards, game, playing } from '../../../testing/cards.ts';
import { king } from '../../../testing/king.ts';
import { make, open } from '../../../testing/matches.ts';
import {
  type Deal,
  type King,
  type KingContract,
  type Move,
  PENALTIES,
  parseContract,
  SUITS,
  setUp,
  submit,
  tableAt,
} from '../../index.ts';

const standard = king();
const declaring = king({ kingRule: 'declare' });

/** Seat 0 selects in the first game. */
function selecting(rules: King): Deal {
  return setUp(rules, rules.start(), { hands: [cards(rules, '2D AS 5C')] });
}

/** Names anything at all as a contract, as a client might. */
function name(rules: King, value: unknown, seat = 0): string {
  const move = { kind: 'choose', contract: value as KingContract } as const;
  const checked = rules.check(selecting(rules), seat, move);
  return checked.ok ? 'ok' : `${checked.error.code} ${checked.error.rule ?? ''}`.trim();
}

describe('the shape of a contract', () => {
  it('K18: every penalty by name, every trump by suit', () => {
    for (const penalty of PENALTIES) {
      expect(name(standard, { type: 'penalty', name: penalty })).toBe('ok');
    }
    for (const trumpSuit of SUITS) {
      expect(name(standard, { type: 'trump', trumpSuit })).toBe('ok');
    }
  });

  it.each([
    [{}],
    [{ type: 'penalty' }],
    [{ type: 'trump' }],
    [{ name: 'el' }],
    [{ trumpSuit: 'spades' }],
    [{ type: 'penalty', name: 'koz' }],
    [{ type: 'penalty', name: 'El' }],
    [{ type: 'penalty', name: 0 }],
    [{ type: 'penalty', name: ['el'] }],
    [{ type: 'penalty', name: 'el', trumpSuit: 'spades' }],
    [{ type: 'penalty', name: 'el', trumpSuit: null }],
    [{ type: 'penalty', name: 'el', seat: 0 }],
    [{ type: 'penalty', trumpSuit: 'spades' }],
    [{ type: 'trump', name: 'el' }],
    [{ type: 'trump', trumpSuit: 'spades', name: 'el' }],
    [{ type: 'trump', trumpSuit: 'S' }],
    [{ type: 'trump', trumpSuit: 'Spades' }],
    [{ type: 'trump', trumpSuit: '♠' }],
    [{ type: 'trump', trumpSuit: 2 }],
    [{ type: 'trump', trumpSuit: null }],
    [{ type: 'trump', trumpSuit: 'spades', note: '' }],
    [{ type: 'koz', trumpSuit: 'spades' }],
    [null],
    [undefined],
    ['el'],
    [3],
    [[]],
    [['penalty', 'el']],
  ])('K18: %j is none', (value) => {
    expect(parseContract(value)).toBeUndefined();
    expect(name(standard, value)).toBe('INVALID_CONTRACT contractShape');
    expect(name(declaring, value)).toBe('INVALID_CONTRACT contractShape');
  });

  it('K11, K18: a declared King is a field of a trump contract, true or absent', () => {
    const trump = { type: 'trump', trumpSuit: 'hearts' };
    expect(name(declaring, { ...trump, kingDeclared: true })).toBe('ok');
    expect(name(declaring, trump)).toBe('ok');
    for (const kingDeclared of [false, 'true', 1, null]) {
      expect(name(declaring, { ...trump, kingDeclared })).toBe('INVALID_CONTRACT contractShape');
    }
    for (const kingDeclared of [true, false]) {
      const penalty = { type: 'penalty', name: 'el', kingDeclared };
      expect(name(declaring, penalty)).toBe('INVALID_CONTRACT contractShape');
    }
  });

  it.each(['off', 'auto'])('K11: King cannot be declared with kingRule=%s', (kingRule) => {
    const rules = game('king', 'standard', { kingRule }) as King;
    expect(name(rules, { type: 'trump', trumpSuit: 'hearts', kingDeclared: true })).toBe(
      'INVALID_CONTRACT kingDeclaration',
    );
    expect(name(rules, { type: 'trump', trumpSuit: 'hearts' })).toBe('ok');
  });

  it('K3, K18: a well-formed contract may still be closed', () => {
    const later = game('king', 'standard', { initialPenaltyGames: 1 }) as King;
    for (const trumpSuit of SUITS) {
      expect(name(later, { type: 'trump', trumpSuit })).toBe('INVALID_CONTRACT contractClosed');
    }
  });
});

describe('who may name it, and when', () => {
  const choose: Move = { kind: 'choose', contract: { type: 'penalty', name: 'el' } };

  function code(rules: King, deal: Deal, seat: number, move: Move): string {
    const checked = rules.check(deal, seat, move);
    return checked.ok ? 'ok' : checked.error.code;
  }

  it('K18, C4: nobody but the selector', () => {
    const codes = [0, 1, 2, 3].map((seat) => code(standard, selecting(standard), seat, choose));
    expect(codes).toEqual(['ok', 'NOT_YOUR_TURN', 'NOT_YOUR_TURN', 'NOT_YOUR_TURN']);
    expect(name(standard, { type: 'penalty' }, 1)).toBe('NOT_YOUR_TURN');
  });

  it('K18, C4: only while selecting', () => {
    const contract: KingContract = { type: 'penalty', name: 'el' };
    const play = playing(standard, { contract, hand: '2D AS' });
    expect(code(standard, play, 0, choose)).toBe('WRONG_PHASE');
    expect(code(standard, play, 1, choose)).toBe('WRONG_PHASE');
    expect(code(standard, play, 0, { kind: 'cancel' })).toBe('WRONG_PHASE');
    const over = setUp(standard, standard.start(), { hands: [], contract, phase: 'roundEnd' });
    expect(code(standard, over, over.dealer, choose)).toBe('WRONG_PHASE');
  });

  it('C4: no card before the contract, and no move of another game', () => {
    const deal = selecting(standard);
    const play: Move = { kind: 'play', card: card(standard, 'AS') };
    expect(code(standard, deal, 0, play)).toBe('WRONG_PHASE');
    const pass: Move = { kind: 'pass', cards: cards(standard, '2D AS 5C') };
    for (const move of [pass, { kind: 'bid', bid: 3 }, { kind: 'claim' }] as const) {
      expect(code(standard, deal, 0, move)).toBe('WRONG_PHASE');
    }
  });

  it('C4: in play the turn is asked first, then the card, then the rules', () => {
    const contract: KingContract = { type: 'penalty', name: 'kupa' };
    const deal = playing(standard, { contract, hand: '2D AH', broken: false });
    const play = (played: string): Move => ({ kind: 'play', card: card(standard, played) });
    expect(code(standard, deal, 1, play('AH'))).toBe('NOT_YOUR_TURN');
    expect(code(standard, deal, 0, play('KH'))).toBe('INVALID_CARD');
    expect(code(standard, deal, 0, play('AH'))).toBe('ILLEGAL_PLAY');
    expect(code(standard, deal, 0, play('2D'))).toBe('ok');
  });

  it('C4: a refused choice changes nothing; an accepted one starts the play', () => {
    const table = tableAt(standard, standard.start(), selecting(standard));
    const refused = submit(table, 0, { kind: 'choose', contract: {} as KingContract });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'INVALID_CONTRACT', rule: 'contractShape' },
    });
    expect([table.phase, table.version, table.deal?.contract]).toEqual(['selecting', 0, null]);
    const accepted = make(table, 0, choose);
    expect([accepted.phase, accepted.deal?.turn]).toEqual(['playing', 0]);
    expect(standard.contract(accepted.deal!)).toEqual({ type: 'penalty', name: 'el' });
  });

  it('C5: before the first deal a table of King waits', () => {
    const table = open('king');
    expect(table.phase).toBe('waiting');
    expect(submit(table, 0, choose)).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  });
});
