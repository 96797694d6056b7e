// Checks that each request becomes the move that it means, and that random moves survive the way.

import { type Card, MOVE_KINDS, type Move, SeededRandom } from '@kalpler/engine';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { card, cards, game } from '../../engine/testing/cards.ts';
import { open, PRESETS, playUntil } from '../../engine/testing/matches.ts';
import { wireCard } from './card.ts';
import { MOVE_REQUESTS, type MoveRequest, moveOfRequest } from './move.ts';
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

/** The request that a client would send for a move. */
function requestOf(move: Move): [MoveRequest, object] {
  switch (move.kind) {
    case 'play':
      return ['playCard', { card: wireCard(move.card) }];
    case 'pass':
      return ['submitPass', { cards: move.cards.map(wireCard) }];
    case 'exchange':
      return ['submitExchange', { cards: move.cards.map(wireCard) }];
    case 'bid':
      return ['submitBid', { bid: move.bid }];
    case 'choose':
      return ['selectContract', move.contract];
    case 'moon':
      return ['chooseMoon', { option: move.option }];
    case 'reveal':
      return ['revealHand', {}];
    case 'cancel':
      return ['cancelDeal', {}];
    case 'claim':
      return ['claim', {}];
  }
}

test.each(PRESETS)(
  'every move of a match of %s %s survives the way over the wire',
  (id, preset) => {
    fc.assert(
      fc.property(fc.nat(0xffff), (seed) => {
        const random = new SeededRandom(seed);
        const table = playUntil(open(id, { preset }), random, (now) => now.results.length === 2);
        for (const entry of table.log) {
          if (entry.kind !== 'move') continue;
          const [name, request] = requestOf(entry.move);
          const parsed = v.parse(REQUESTS[name], JSON.parse(JSON.stringify(request)));
          expect(moveOfRequest(name, parsed as never, table.game.deck)).toEqual(entry.move);
        }
      }),
      { numRuns: 3 },
    );
  },
);
