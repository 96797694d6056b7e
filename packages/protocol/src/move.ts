// From a request of a player to a move of the engine, and back.

import {
  type Bid,
  type Card,
  cardName,
  type Deck,
  type KingContract,
  type Move,
} from '@kalpler/engine';
import { type CardInput, readCard } from './card.ts';
import type { RequestName, RequestOf } from './request.ts';

/** The requests that are moves of the game. */
export const MOVE_REQUESTS = [
  'submitPass',
  'playCard',
  'submitBid',
  'revealHand',
  'submitExchange',
  'selectContract',
  'cancelDeal',
  'chooseMoon',
  'claim',
] as const satisfies readonly RequestName[];
export type MoveRequest = (typeof MOVE_REQUESTS)[number];

/** One of these requests by name, with what it says. */
export type AskedMove = {
  readonly [Name in MoveRequest]: { readonly name: Name; readonly request: RequestOf<Name> };
}[MoveRequest];

/** What a table in play waits for: a server under load carries it out before everything else. */
export const URGENT_REQUESTS: readonly RequestName[] = [...MOVE_REQUESTS, 'readyNext'];

/** A card that is in no deck: the engine answers that the player does not hold it. */
const NOWHERE = -1 as Card;

/** The move that a request means; the engine judges it. */
export function moveOfRequest<Name extends MoveRequest>(
  name: Name,
  request: RequestOf<Name>,
  deck: Deck,
): Move {
  const card = (input: CardInput) => readCard(input, deck) ?? NOWHERE;
  const asked = { name, request } as AskedMove;
  switch (asked.name) {
    case 'playCard':
      return { kind: 'play', card: card(asked.request.card) };
    case 'submitPass':
      return { kind: 'pass', cards: asked.request.cards.map(card) };
    case 'submitExchange':
      return { kind: 'exchange', cards: asked.request.cards.map(card) };
    case 'submitBid':
      return { kind: 'bid', bid: asked.request.bid as Bid };
    case 'selectContract':
      return { kind: 'choose', contract: contractOf(asked.request) };
    case 'chooseMoon':
      return { kind: 'moon', option: asked.request.option };
    case 'revealHand':
      return { kind: 'reveal' };
    case 'cancelDeal':
      return { kind: 'cancel' };
    case 'claim':
      return { kind: 'claim' };
  }
}

/** As it was asked for, whole or not: the engine says what is missing or too much. */
function contractOf(request: RequestOf<'selectContract'>): KingContract {
  const { type, name, trumpSuit, kingDeclared } = request;
  return {
    type,
    ...(name === undefined ? {} : { name }),
    ...(trumpSuit === undefined ? {} : { trumpSuit }),
    ...(kingDeclared ? { kingDeclared } : {}),
  } as unknown as KingContract;
}

/** The request that means a move: `moveOfRequest` makes the same move of it. */
export function requestOfMove(move: Move): AskedMove {
  switch (move.kind) {
    case 'play':
      return { name: 'playCard', request: { card: cardName(move.card) } };
    case 'pass':
      return { name: 'submitPass', request: { cards: move.cards.map(cardName) } };
    case 'exchange':
      return { name: 'submitExchange', request: { cards: move.cards.map(cardName) } };
    case 'bid':
      return { name: 'submitBid', request: { bid: move.bid } };
    case 'choose':
      return { name: 'selectContract', request: { ...move.contract } };
    case 'moon':
      return { name: 'chooseMoon', request: { option: move.option } };
    case 'reveal':
      return { name: 'revealHand', request: {} };
    case 'cancel':
      return { name: 'cancelDeal', request: {} };
    case 'claim':
      return { name: 'claim', request: {} };
  }
}
