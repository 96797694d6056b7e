// Moves as actions: one small integer for each, and the way back.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, SUITS } from '../cards/card.ts';
import { SeededRandom, shuffle } from '../cards/random.ts';
import { gameOf } from './games.ts';
import {
  type Action,
  actionOfMove,
  type Bid,
  CANCEL,
  CLAIM,
  contractNumber,
  contractOf,
  giftAction,
  giftCards,
  type KingContract,
  kindOf,
  MAX_ACTIONS,
  MAX_GIFT,
  MOON_OPTIONS,
  MOVE_KINDS,
  type Move,
  moveOf,
  PENALTIES,
  REVEAL,
} from './move.ts';

const DECKS = ['standard', 'jokerJokerAce', 'jokerJokerDeuceDeuce', 'deucesHigh'].map(
  (deck) => gameOf('spades', { deck }).deck,
);
/** Every card of every deck, once. */
const CARDS = [...new Set(DECKS.flatMap(({ cards }) => cards))].sort((a, b) => a - b);

const PENALTY_CONTRACTS = PENALTIES.map((name): KingContract => ({ type: 'penalty', name }));
const TRUMP_CONTRACTS = SUITS.map((trumpSuit): KingContract => ({ type: 'trump', trumpSuit }));
const DECLARED = SUITS.map(
  (trumpSuit): KingContract => ({ type: 'trump', trumpSuit, kingDeclared: true }),
);
const BIDS: readonly Bid[] = [...Array.from({ length: 19 }, (_, n) => n), 'nil', 'blind_nil'];

const SMALL_MOVES: readonly Move[] = [
  ...CARDS.map((card): Move => ({ kind: 'play', card })),
  ...BIDS.map((bid): Move => ({ kind: 'bid', bid })),
  ...[...PENALTY_CONTRACTS, ...TRUMP_CONTRACTS, ...DECLARED].map(
    (contract): Move => ({ kind: 'choose', contract }),
  ),
  ...MOON_OPTIONS.map((option): Move => ({ kind: 'moon', option })),
  { kind: 'reveal' },
  { kind: 'cancel' },
  { kind: 'claim' },
];

/** Every gift of one or two cards. */
const SMALL_GIFTS: readonly Move[] = (['pass', 'exchange'] as const).flatMap((kind) =>
  CARDS.flatMap((card, i): Move[] => [
    { kind, cards: [card] },
    ...CARDS.slice(i + 1).map((other): Move => ({ kind, cards: [card, other] })),
  ]),
);

const isSmall = (action: Action) => action === (action | 0) && action >= 0;

/** A move with its cards in one order. */
function sorted(move: Move): Move {
  return 'cards' in move ? { ...move, cards: [...move.cards].sort((a, b) => a - b) } : move;
}

describe('an action', () => {
  it('stands for exactly one move, of every kind', () => {
    const moves = [...SMALL_MOVES, ...SMALL_GIFTS];
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(MOVE_KINDS));
    const actions = moves.map(actionOfMove);
    expect(new Set(actions).size).toBe(moves.length);
    expect(actions.map((action) => sorted(moveOf(action)))).toEqual(moves.map(sorted));
  });

  it('is a non-negative integer of 32 bits and knows its kind', () => {
    for (const move of [...SMALL_MOVES, ...SMALL_GIFTS]) {
      const action = actionOfMove(move);
      expect(isSmall(action)).toBe(true);
      expect(kindOf(action)).toBe(move.kind);
    }
  });

  it('of a play is the card itself', () => {
    for (const card of CARDS) expect(actionOfMove({ kind: 'play', card })).toBe(card);
  });

  it('without content has a name', () => {
    expect([REVEAL, CANCEL, CLAIM].map((action) => moveOf(action))).toEqual([
      { kind: 'reveal' },
      { kind: 'cancel' },
      { kind: 'claim' },
    ]);
  });
});

describe('a gift', () => {
  const gifts = fc.record({
    kind: fc.constantFrom('pass' as const, 'exchange' as const),
    deck: fc.constantFrom(...DECKS),
    size: fc.integer({ min: 1, max: MAX_GIFT }),
    seed: fc.nat(),
  });
  const drawn = gifts.map(({ kind, deck, size, seed }) => ({
    kind,
    cards: shuffle([...deck.cards], new SeededRandom(seed)).slice(0, size),
  }));

  it('H9, S8: of one to four cards of any deck comes back, in whatever order it was given', () => {
    fc.assert(
      fc.property(drawn, ({ kind, cards }) => {
        const action = giftAction(kind, cards);
        expect(isSmall(action)).toBe(true);
        expect(giftAction(kind, [...cards].reverse())).toBe(action);
        expect(new Set(giftCards(action))).toEqual(new Set(cards));
        expect(kindOf(action)).toBe(kind);
        expect(actionOfMove(moveOf(action))).toBe(action);
      }),
      { seed: 101, numRuns: 500 },
    );
  });

  it('H9: of different cards is a different action', () => {
    fc.assert(
      fc.property(drawn, drawn, (one, other) => {
        const key = ({ kind, cards }: { kind: string; cards: readonly Card[] }) =>
          `${kind} ${[...cards].sort((a, b) => a - b).join()}`;
        const same = giftAction(one.kind, one.cards) === giftAction(other.kind, other.cards);
        expect(same).toBe(key(one) === key(other));
      }),
      { seed: 102, numRuns: 500 },
    );
  });

  it('S14: holds the highest joker and the lowest club together', () => {
    const cards = [CARDS[0]!, ...DECKS[1]!.cards.filter((card) => card > 80 && card < 96)];
    expect(new Set(giftCards(giftAction('pass', cards)))).toEqual(new Set(cards));
    expect(cards).toHaveLength(3);
  });
});

describe('a contract', () => {
  it('K12: has a number, the penalties in order and then the trumps', () => {
    const contracts = [...PENALTY_CONTRACTS, ...TRUMP_CONTRACTS];
    expect(contracts.map(contractNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(contracts.map((_, number) => contractOf(number))).toEqual(contracts);
    expect(DECLARED.map(contractNumber)).toEqual([6, 7, 8, 9]);
    expect(contractOf(8, true)).toEqual(DECLARED[2]);
    expect(() => contractOf(10)).toThrow('no contract 10');
    expect(() => contractOf(-1)).toThrow(RangeError);
  });
});

describe('the room for legal actions', () => {
  it('H9: is enough for passing four of thirteen cards', () => {
    expect((13 * 12 * 11 * 10) / (4 * 3 * 2)).toBeLessThanOrEqual(MAX_ACTIONS);
    const hearts = gameOf('hearts', { passCount: 4 });
    const deal = hearts.deal(hearts.next(hearts.start())!, hearts.deck.cards, 0);
    const out = new Int32Array(MAX_ACTIONS);
    const n = hearts.legal(deal, 0, out);
    expect(n).toBe(715);
    expect(new Set(out.subarray(0, n)).size).toBe(715);
  });
});
