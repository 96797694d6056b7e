// Players, cards and what is given away, as examples for training name them.

import { sidesOf } from '@kalpler/bots/arena';
import {
  type AnyGame,
  type Card,
  cardName,
  type DealView,
  type KingContract,
  type Seat,
} from '@kalpler/engine';
import type { CardSnapshot, Giving, PlayerId } from './example.ts';

const PLAYERS: readonly PlayerId[] = ['p0', 'p1', 'p2', 'p3'];

export function playerId(seat: Seat): PlayerId {
  return PLAYERS[seat]!;
}

export function player(seat: Seat | null): PlayerId | null {
  return seat === null ? null : playerId(seat);
}

export function cardIds(cards: readonly Card[]): CardSnapshot[] {
  return cards.map(cardName);
}

/** What is counted by side, for each seat. */
export function bySeat(game: AnyGame, sides: readonly number[]): readonly number[] {
  return sidesOf(game).map((side) => sides[side]!);
}

export function givingOf({ give, gave, received }: DealView): Giving {
  return {
    giveCount: give?.count ?? 0,
    giveTo: player(give?.to ?? null),
    given: gave === null ? null : cardIds(gave),
    received: received === null ? null : cardIds(received),
  };
}

export function contractParts(contract: KingContract | null) {
  if (contract === null) return { contract: null, trump: null, kingDeclared: false };
  if (contract.type === 'penalty') {
    return { contract: contract.name, trump: null, kingDeclared: false };
  }
  const { trumpSuit, kingDeclared = false } = contract;
  return { contract: contract.type, trump: trumpSuit, kingDeclared };
}
