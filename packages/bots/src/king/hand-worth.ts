// What a hand may expect from each contract, in points above an even share.

import { type Contract, type Deal, type King, PENALTIES, type Seat } from '@kalpler/engine';
import { handFeatures } from './hand-features.ts';
import { HAND_WEIGHTS } from './hand-weights.ts';

/** How far results scatter about what was expected, in units, by contract family. */
const SCATTER = [1.7, 2.4, 1.4, 0.9, 0.4, 0.75, 1];
/** Six penalties and a trump game at the usual values. */
const USUAL_STAKES = 3250;
/** Beyond so many tricks a trump hand takes only some of what its features promise. */
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

  /** The chance to take at least so many tricks in a trump game that promises `units`. */
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
