// What a hand may expect from each contract, in points above an even share.

import {
  ACE,
  type Contract,
  type Deal,
  HEARTS,
  JACK,
  KING,
  type King,
  PENALTIES,
  type Penalty,
  QUEEN,
  type Seat,
  TEN,
} from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import { readRows } from '../weight-text.ts';

/** How far results scatter about what was expected, in units, by contract family. */
const SCATTER = [1.7, 2.4, 1.4, 0.9, 0.4, 0.75, 1];
/** Six penalties and a trump game at the usual values. */
const USUAL_STAKES = 3250;
/** Beyond this many tricks a trump hand takes only some of what its features promise. */
const MANY_TRICKS = { four: 7.4, three: 10 };
const BEYOND = 0.58;
/** Any trump game. */
const TRUMP = PENALTIES.length;

export class HandWorth {
  /** How much is at stake in one game of each kind, compared with the usual values. */
  readonly stakes: number;
  /** What a penalty game brings to every seat on average. */
  readonly penaltyShare: number;
  readonly #game: King;
  readonly #table: 'four' | 'three';
  readonly #units: readonly number[];

  constructor(game: King) {
    this.#game = game;
    this.#table = game.seats === 3 ? 'three' : 'four';
    this.#units = game.contracts.map((contract) => unitsOf(game, contract));
    const shares = this.#units.slice(0, TRUMP + 1).map((_, contract) => this.share(contract));
    this.stakes = (sum(shares.map(Math.abs)) * game.seats) / USUAL_STAKES;
    this.penaltyShare = sum(shares.slice(0, TRUMP)) / TRUMP;
  }

  /** The units that the seat is likely to take if it names the contract and leads. */
  units(deal: Deal, seat: Seat, contract: number): number {
    const hand = deal.hands.subarray(seat << 2, (seat << 2) + 4);
    const features = handFeatures(hand, this.#game.deck.set, contract);
    const weights = HAND_WEIGHTS[this.#table][familyOf(contract)]!;
    const units = sum(features.map((feature, i) => feature * weights[i]!));
    const many = MANY_TRICKS[this.#table];
    return contract < TRUMP || units < many ? units : many + BEYOND * (units - many);
  }

  /** What these units bring beyond an even share of the contract. */
  gain(contract: number, units: number): number {
    return this.value(contract) * units - this.share(contract);
  }

  /** What a contract brings to every seat on average. */
  share(contract: number): number {
    return (this.value(contract) * this.#units[contract]!) / this.#game.seats;
  }

  /** How far the result may lie from what is expected, in points. */
  scatter(contract: number): number {
    return Math.abs(this.value(contract)) * SCATTER[familyOf(contract)]!;
  }

  /** The chance to take at least that many tricks in a trump game that promises `units`. */
  chanceOfTricks(units: number, tricks: number): number {
    return chanceOf(units, SCATTER[TRUMP]!, tricks - 0.5);
  }

  /** What one unit of a contract is worth. */
  private value(contract: number): number {
    const { values } = this.#game.options;
    const penalty = PENALTIES[contract];
    return penalty === undefined ? values.trump : values[penalty];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function familyOf(contract: number): number {
  return Math.min(contract, TRUMP);
}

/** All that can be taken under a contract: its penalty cards, and the tricks that count. */
function unitsOf(game: King, { units, unitTricksFrom }: Contract): number {
  const cards = sum(game.deck.cards.map((card) => units[card]!));
  return cards + Math.max(0, game.length - unitTricksFrom);
}

/** The chance that a result about `mean` with this scatter is at least `bar`. */
export function chanceOf(mean: number, scatter: number, bar: number): number {
  // The logistic curve is close to the normal one and cheap.
  return 1 / (1 + Math.exp((-1.7 * (mean - bar)) / Math.max(scatter, 0.01)));
}

// What is worth knowing of a hand before a contract is named: its shape, its low cards, and its honours.

/** The own cards of a suit: how many, and the share of the other cards that each beats, from the lowest. */
interface Suit {
  readonly ranks: number;
  readonly length: number;
  readonly heights: readonly number[];
}

/** The features of a hand for a contract; the first is always 1. */
function handFeatures(hand: Int32Array, deck: Int32Array, contract: number): number[] {
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

function inSuits(suits: readonly Suit[], worth: (suit: Suit) => number): number {
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
    ...[0, 1, 2, 3].map((n) => inSuits(suits, (suit) => nth(suit, n))),
    ...[0, 1, 2].map((length) => inSuits(suits, (suit) => (suit.length === length ? 1 : 0))),
    inSuits(suits, ({ length }) => Math.max(0, length - 4)),
    exit,
    inSuits(suits, (suit) => nth(suit, 0) ** 2),
    inSuits(suits, (suit) => nth(suit, 0) * nth(suit, 1)),
    inSuits(suits, (suit) => nth(suit, 1) ** 2),
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
    inSuits(suits, (suit) => has(suit, rank)),
    inSuits(suits, over),
    ...[1, 2, 3].map((length) => inSuits(suits, (s) => (s.length === length ? has(s, rank) : 0))),
    ...[1, 2, 3].map((length) => inSuits(suits, (suit) => missed(suit, length))),
    inSuits(suits, (suit) => has(suit, rank) * over(suit)),
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
    king * inSuits(others, (suit) => (suit.length === 0 ? 1 : 0)),
    king * inSuits(others, (suit) => (suit.length === 1 ? 1 : 0)),
    king * inSuits(others, (suit) => nth(suit, 0)),
    king * inSuits(others, (suit) => nth(suit, 1)),
  ];
}

/** Length and honours in trumps, tops in the other suits, and short suits to ruff. */
function trumpFeatures(suits: readonly Suit[], trump: number): number[] {
  const trumps = suits[trump]!;
  const side = suits.filter((_, suit) => suit !== trump);
  const { length } = trumps;
  const short = [0, 1, 2].map((n) => inSuits(side, (suit) => (suit.length === n ? 1 : 0)));
  const top = (suit: Suit) => has(suit, ACE) * has(suit, KING);
  return [
    1,
    length,
    length * length,
    ...[ACE, KING, QUEEN, JACK, TEN].map((rank) => has(trumps, rank)),
    ...[ACE, KING, QUEEN].map((rank) => has(trumps, rank) * length),
    ...[ACE, KING, QUEEN, JACK].map((rank) => inSuits(side, (suit) => has(suit, rank))),
    inSuits(side, (suit) => (suit.length === 1 ? has(suit, KING) : 0)),
    inSuits(side, top),
    inSuits(side, (suit) => has(suit, ACE) * has(suit, QUEEN)),
    inSuits(side, (suit) => has(suit, KING) * has(suit, QUEEN)),
    inSuits(side, (suit) => (suit.length >= 5 ? has(suit, ACE) : 0)),
    inSuits(side, (suit) => (suit.length >= 4 ? top(suit) : 0)),
    ...short,
    ...short.map((suits) => suits * length),
    Math.max(...side.map((suit) => suit.length)),
  ];
}

// The weights of hand features for each contract family: units that a selector with such a hand takes.
//
// Fitted by least squares to 60,000 random hands (three players: 40,000), each played twice under every contract
// by four players of this kind. One row each for el, kupa, erkek, kiz, rifki, sonIki and trumps.

const THOUSANDTHS = 1000;

const HAND_WEIGHTS: Record<'four' | 'three', readonly (readonly number[])[]> = {
  four: readRows(
    `
123P44l5z52l17o17c7l7g8a7W11j10v47l
126B49x18x31u17z24e6jE3V1e34D30u6V171i126c8Y21P1L88e50y
48O29k5F20g5s2k5D3Z2J26o24U15l19p12h3d15b10x4t8w2x3x1z6r3k23p13o3p24x7a1e2j
23O19w2z8l2x3tZ3K1N12i16Y7q3b6d3f24f14x5t16h7p2vh
4W8l3d2i1p1lU1LB5x5Z2w2A1bXf1EP1O24u6k17t4g7roPe4HW
25F37a20duP17m6fm5F32m31E2e17Y
1g5y1y39m17l3x11c5yr3v4i39q23i11a4s20K5w2u2H1K7X16d12r3d6l3h1h3U
`,
    THOUSANDTHS,
  ),
  three: readRows(
    `
186Z101k57n62q38m63k45j9t3h4p66E31oH
90Q116h48c13e20y56b25f6k7W43i109L15v45P167r157n44m22S12A84q55p
67V66w3s20y10o36a15w8e12C39n46K3T13q15v3n12a4z4n5t1Btf9j4t11s12x6x12a9b3fl
26U37a12f7a6t24t11r2w7V19h30S3s7V6o3n16r15g11a17c9a5ou
c15g5v1a2f7n3az2H9f9X2R3L2oQO1D1G1D23b2e19h2s13d2l5I1U4R3A
10T60i11tl1J27j5a2d5U40b48B8J11B
21E19us32u15t7n10h5s2n3r2r40h23w16q8g15F9m1r1V3p6T4T5e3r8z4r1oR
`,
    THOUSANDTHS,
  ),
};
