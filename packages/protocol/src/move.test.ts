// Checks that each request becomes the move that it means, and that random moves survive the way.

import {
  type Card,
  type KingContract,
  MOON_OPTIONS,
  MOVE_KINDS,
  type Move,
  PENALTIES,
  SeededRandom,
  SUITS,
} from '@kalpler/engine';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { card, cards, game } from '../../engine/testing/cards.ts';
import { open, PRESETS, playUntil } from '../../engine/testing/matches.ts';
import { wireCard } from './card.ts';
import { MOVE_REQUESTS, type MoveRequest, moveOfRequest, requestOfMove } from './move.ts';
import { REQUESTS } from './request.ts';

const hearts = game('hearts');
const { deck } = hearts;
const NOWHERE = -1;

function read(name: MoveRequest, request: object): Move {
  const parsed = v.parse(REQUESTS[name], JSON.parse(JSON.stringify(request)));
  return moveOfRequest(name, parsed as never, deck);
}

describe('each request', () => {
  const three = cards(hearts, 'QS 10H 2C');
  test.each<[MoveRequest, object, Move]>([
    ['playCard', { card: 'QS' }, { kind: 'play', card: card(hearts, 'QS') }],
    ['playCard', { card: wireCard(three[1]!) }, { kind: 'play', card: three[1]! }],
    ['submitPass', { cards: ['QS', '10H', '2C'] }, { kind: 'pass', cards: three }],
    ['submitExchange', { cards: three.map(wireCard) }, { kind: 'exchange', cards: three }],
    ['submitBid', { bid: 4 }, { kind: 'bid', bid: 4 }],
    ['submitBid', { bid: 'blind_nil' }, { kind: 'bid', bid: 'blind_nil' }],
    ['revealHand', {}, { kind: 'reveal' }],
    ['cancelDeal', {}, { kind: 'cancel' }],
    ['claim', {}, { kind: 'claim' }],
    ['chooseMoon', { option: 'shooterMinus' }, { kind: 'moon', option: 'shooterMinus' }],
    [
      'selectContract',
      { type: 'penalty', name: 'rifki' },
      { kind: 'choose', contract: { type: 'penalty', name: 'rifki' } },
    ],
    [
      'selectContract',
      { type: 'trump', trumpSuit: 'spades', kingDeclared: true },
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades', kingDeclared: true } },
    ],
    [
      'selectContract',
      { type: 'trump', trumpSuit: 'spades', kingDeclared: false },
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades' } },
    ],
  ])('%s %j', (name, request, move) => {
    expect(read(name, request)).toEqual(move);
    expect(read(name, { ...request, version: 3, cmdId: 'a1' })).toEqual(move);
  });

  test('covers every kind of move', () => {
    const kinds = MOVE_REQUESTS.map((name) => moveOfRequest(name, exampleOf(name), deck).kind);
    expect(kinds.sort()).toEqual([...MOVE_KINDS].sort());
  });
});

/** Any request of this name, as far as a move needs it. */
function exampleOf(name: MoveRequest): never {
  return { card: 'QS', cards: [], bid: 1, type: 'penalty', option: 'othersPlus', name } as never;
}

test('a card that no deck has is a card that nobody holds', () => {
  expect(read('playCard', { card: 'BJ' })).toEqual({ kind: 'play', card: NOWHERE });
  expect(read('submitPass', { cards: ['QS', 'XX', '2C'] })).toEqual({
    kind: 'pass',
    cards: [card(hearts, 'QS'), NOWHERE as Card, card(hearts, '2C')],
  });
});

const aCard = fc.constantFrom(...deck.cards);
const someCards = fc.uniqueArray(aCard, { maxLength: 13 });
const aContract: fc.Arbitrary<KingContract> = fc.oneof(
  fc.constantFrom(...PENALTIES).map((name) => ({ type: 'penalty', name }) as const),
  fc
    .tuple(fc.constantFrom(...SUITS), fc.boolean())
    .map(([trumpSuit, isDeclared]) =>
      isDeclared
        ? ({ type: 'trump', trumpSuit, kingDeclared: true } as const)
        : ({ type: 'trump', trumpSuit } as const),
    ),
);
/** Any move at all, whether a game allows it or not. */
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  aCard.map((card): Move => ({ kind: 'play', card })),
  someCards.map((cards): Move => ({ kind: 'pass', cards })),
  someCards.map((cards): Move => ({ kind: 'exchange', cards })),
  fc
    .oneof(fc.nat(13), fc.constantFrom('nil' as const, 'blind_nil' as const))
    .map((bid): Move => ({ kind: 'bid', bid })),
  aContract.map((contract): Move => ({ kind: 'choose', contract })),
  fc.constantFrom(...MOON_OPTIONS).map((option): Move => ({ kind: 'moon', option })),
  fc.constantFrom<Move[]>({ kind: 'reveal' }, { kind: 'cancel' }, { kind: 'claim' }),
);

test('the request of a move means that move', () => {
  fc.assert(
    fc.property(anyMove, (move) => {
      const { name, request } = requestOfMove(move);
      expect(read(name, request)).toEqual(move);
    }),
  );
});

test.each(PRESETS)(
  'every move of a match of %s %s survives the way over the wire',
  (id, preset) => {
    fc.assert(
      fc.property(fc.nat(0xffff), (seed) => {
        const random = new SeededRandom(seed);
        const table = playUntil(open(id, { preset }), random, (now) => now.results.length === 2);
        for (const entry of table.log) {
          if (entry.kind !== 'move') continue;
          const { name, request } = requestOfMove(entry.move);
          const parsed = v.parse(REQUESTS[name], JSON.parse(JSON.stringify(request)));
          expect(moveOfRequest(name, parsed as never, table.game.deck)).toEqual(entry.move);
        }
      }),
      { numRuns: 3 },
    );
  },
);
