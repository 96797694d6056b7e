// Sets of ranks as bits, and sets of cards as one such set per suit.

import { CARD_CODES, type Card, cardOf, type Ranks, rankBit, SUIT_COUNT, suitOf } from './card.ts';

/** One set of ranks for each suit. */
export type CardSet = Int32Array;

export function cardSet(cards: Iterable<Card> = []): CardSet {
  const set = new Int32Array(SUIT_COUNT);
  for (const card of cards) set[suitOf(card)]! |= rankBit(card);
  return set;
}

/**
 * Adds the cards of a set to a list, or makes a new one just as long as they are many: lowest first within a suit.
 * `at` is the place of the first suit.
 */
export function listCards(set: Int32Array, at = 0, list?: Card[]): Card[] {
  const all = list ?? new Array<Card>(countCards(set, at));
  let n = list?.length ?? 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let ranks = set[at + suit]!; ranks !== 0; ranks &= ranks - 1) {
      all[n++] = cardOf(suit, lowest(ranks));
    }
  }
  return all;
}

/** A part of packed numbers as a plain list. Views are made of these, so it makes no more garbage than the list. */
export function listOf<T extends number>(packed: ArrayLike<number>, from: number, to: number): T[] {
  const list = new Array<T>(to - from);
  for (let i = from; i < to; i++) list[i - from] = packed[i] as T;
  return list;
}

export function countCards(set: Int32Array, at = 0): number {
  return count(set[at]!) + count(set[at + 1]!) + count(set[at + 2]!) + count(set[at + 3]!);
}

export function holds(set: Int32Array, card: Card, at = 0): boolean {
  return (set[at + suitOf(card)]! & rankBit(card)) !== 0;
}

/** The same for anything at all that claims to be a card. */
export function holdsValue(set: Int32Array, value: unknown, at = 0): value is Card {
  return (
    Number.isInteger(value) &&
    (value as number) >= 0 &&
    (value as number) < CARD_CODES &&
    holds(set, value as Card, at)
  );
}

/** The rank of the lowest bit. */
export function lowest(ranks: Ranks): number {
  return 31 - Math.clz32(ranks & -ranks);
}

export function highest(ranks: Ranks): number {
  return 31 - Math.clz32(ranks);
}

export function above(rank: number): Ranks {
  return -2 << rank;
}

export function below(rank: number): Ranks {
  return (1 << rank) - 1;
}

export function count(ranks: Ranks): number {
  let n = ranks - ((ranks >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
