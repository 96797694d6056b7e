// What is worth knowing of a hand before a contract is named: its shape, its low cards, and its honours.

import { ACE, HEARTS, JACK, KING, PENALTIES, type Penalty, QUEEN, TEN } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';

/** The own cards of a suit: how many, and the share of the other cards that each beats, from the lowest. */
interface Suit {
  readonly ranks: number;
  readonly length: number;
  readonly heights: readonly number[];
}

/** The features of a hand for a contract; the first is always 1. */
export function handFeatures(hand: Int32Array, deck: Int32Array, contract: number): number[] {
  const suits = Array.from(hand, (ranks, suit) => suitOf(ranks, deck[suit]! & ~ranks));
  const penalty = PENALTIES[contract];
  return penalty === undefined
    ? trumpFeatures(suits, contract - PENALTIES.length)
    : [...shape(suits), ...honours(suits, penalty)];
}

function suitOf(ranks: number, out: number): Suit {
  const heights: number[] = [];
  for (let left = ranks; left !== 0; left &= left - 1) {
    const lower = count(out & ((left & -left) - 1));
    heights.push((lower + 0.5) / (count(out) + 1));
  }
  return { ranks, length: heights.length, heights };
}

function sum(suits: readonly Suit[], worth: (suit: Suit) => number): number {
  return suits.reduce((total, suit) => total + worth(suit), 0);
}

function has(suit: Suit, rank: number): number {
  return (suit.ranks >> rank) & 1;
}

/** How high the card stands that is the n-th lowest of its suit. */
function nth({ heights }: Suit, n: number): number {
  return heights[n] ?? 0;
}

/** Short suits and low cards: what every penalty game asks for. */
function shape(suits: readonly Suit[]): number[] {
  const exit = Math.min(...suits.map(({ heights }) => heights[0] ?? 1));
  return [
    1,
    ...[0, 1, 2, 3].map((n) => sum(suits, (suit) => nth(suit, n))),
    ...[0, 1, 2].map((length) => sum(suits, (suit) => (suit.length === length ? 1 : 0))),
    sum(suits, ({ length }) => Math.max(0, length - 4)),
    exit,
    sum(suits, (suit) => nth(suit, 0) ** 2),
    sum(suits, (suit) => nth(suit, 0) * nth(suit, 1)),
    sum(suits, (suit) => nth(suit, 1) ** 2),
  ];
}

function honours(suits: readonly Suit[], penalty: Penalty): number[] {
  switch (penalty) {
    case 'kupa':
      return hearts(suits);
    case 'erkek':
      return [...caught(suits, KING), ...caught(suits, JACK)];
    case 'kiz':
      return caught(suits, QUEEN);
    case 'rifki':
      return kingOfHearts(suits);
    default:
      return [];
  }
}

function hearts(suits: readonly Suit[]): number[] {
  const held = suits[HEARTS]!;
  const { length } = held;
  return [
    ...[0, 1, 2, 3].map((n) => nth(held, n)),
    length,
    length === 0 ? 1 : 0,
    length === 1 ? 1 : 0,
  ];
}

/** Honours that cost, held with few cards beside them, and cards above those that others hold. */
function caught(suits: readonly Suit[], rank: number): number[] {
  const over = (suit: Suit) => count(suit.ranks >> (rank + 1));
  const missed = (suit: Suit, length: number) =>
    has(suit, rank) === 0 && suit.length === length ? over(suit) : 0;
  return [
    sum(suits, (suit) => has(suit, rank)),
    sum(suits, over),
    ...[1, 2, 3].map((length) => sum(suits, (s) => (s.length === length ? has(s, rank) : 0))),
    ...[1, 2, 3].map((length) => sum(suits, (suit) => missed(suit, length))),
    sum(suits, (suit) => has(suit, rank) * over(suit)),
  ];
}

function kingOfHearts(suits: readonly Suit[]): number[] {
  const held = suits[HEARTS]!;
  const others = suits.slice(0, HEARTS);
  const { length } = held;
  const king = has(held, KING);
  const ace = has(held, ACE);
  return [
    king,
    ace,
    king * ace,
    has(held, QUEEN),
    length,
    length === 0 ? 1 : 0,
    ...[1, 2, 3].flatMap((n) => (length === n ? [king, ace] : [0, 0])),
    king * sum(others, (suit) => (suit.length === 0 ? 1 : 0)),
    king * sum(others, (suit) => (suit.length === 1 ? 1 : 0)),
    king * sum(others, (suit) => nth(suit, 0)),
    king * sum(others, (suit) => nth(suit, 1)),
  ];
}

/** Length and honours in trumps, tops in the other suits, and short suits to ruff. */
function trumpFeatures(suits: readonly Suit[], trump: number): number[] {
  const trumps = suits[trump]!;
  const side = suits.filter((_, suit) => suit !== trump);
  const { length } = trumps;
  const short = [0, 1, 2].map((n) => sum(side, (suit) => (suit.length === n ? 1 : 0)));
  const top = (suit: Suit) => has(suit, ACE) * has(suit, KING);
  return [
    1,
    length,
    length * length,
    ...[ACE, KING, QUEEN, JACK, TEN].map((rank) => has(trumps, rank)),
    ...[ACE, KING, QUEEN].map((rank) => has(trumps, rank) * length),
    ...[ACE, KING, QUEEN, JACK].map((rank) => sum(side, (suit) => has(suit, rank))),
    sum(side, (suit) => (suit.length === 1 ? has(suit, KING) : 0)),
    sum(side, top),
    sum(side, (suit) => has(suit, ACE) * has(suit, QUEEN)),
    sum(side, (suit) => has(suit, KING) * has(suit, QUEEN)),
    sum(side, (suit) => (suit.length >= 5 ? has(suit, ACE) : 0)),
    sum(side, (suit) => (suit.length >= 4 ? top(suit) : 0)),
    ...short,
    ...short.map((suits) => suits * length),
    Math.max(...side.map((suit) => suit.length)),
  ];
}
