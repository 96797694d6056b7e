// How good a card is in a penalty game: what it may take now, and how dangerous a hand it leaves.

import { above, below, type Deal, trickUnits } from '@kalpler/engine';
import { DUCKED, ducking, EMPTY } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import { Exits, Holding } from '../ducking/holding.ts';
import type { KingSeen } from './seen.ts';

export class PenaltyPlay {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly #seen: KingSeen;
  readonly #holding = new Holding();
  /** Penalty cards of its suit under the contract. */
  #penalties = 0;
  /** Penalty cards out and in the seat's own hand. */
  #penaltiesOut = 0;
  #ownPenalties = 0;
  /** Penalty cards that seats without the suit are likely to throw on a trick. */
  #thrown = 0;
  readonly #exits = new Exits();
  /** What the trick on the table costs so far, and its highest rank. */
  #units = 0;
  #best = 0;
  /** In Son İki: how high the second and third lowest cards of the hand stand. */
  #isLastTwo = false;
  #secondLow = 1;
  #thirdLow = 1;

  constructor(seen: KingSeen) {
    this.#seen = seen;
  }

  /** Takes in the situation before cards are weighed. */
  prepare(deal: Deal): void {
    const { own, out, live, penalties, at } = this.#seen;
    this.#holding.suit = -1;
    let penaltiesOut = 0;
    let ownPenalties = 0;
    for (let suit = 0; suit < 4; suit++) {
      const here = penalties[at | suit]!;
      if (here === 0) continue;
      penaltiesOut += count(out[suit]! & here);
      ownPenalties += count(own[suit]! & here);
    }
    this.#penaltiesOut = penaltiesOut;
    this.#ownPenalties = ownPenalties;
    const { led } = deal;
    const contract = deal.contract!;
    this.#isLastTwo = contract.unitTricksFrom === deal.length - 2;
    if (this.#isLastTwo) this.findLows();
    if (led < 0) {
      this.#exits.find(own, out, live);
      return;
    }
    this.#units = deal.pile + trickUnits(contract, deal.trick);
    this.#best = deal.best & 31;
    if ((own[led]! & above(this.#best)) !== 0) this.#exits.find(own, out, live);
  }

  private findLows(): void {
    const { own, out } = this.#seen;
    let first = 1;
    let second = 1;
    let third = 1;
    for (let suit = 0; suit < 4; suit++) {
      const share = 1 / (count(out[suit]!) + 1);
      for (let left = own[suit]!; left !== 0; left &= left - 1) {
        const height = (count(out[suit]! & ((left & -left) - 1)) + 0.5) * share;
        if (height >= third) break;
        third = height < second ? second : height;
        second = height < first ? first : height < second ? height : second;
        first = height < first ? height : first;
      }
    }
    this.#secondLow = second;
    this.#thirdLow = third;
  }

  /** Turns to a suit, on a trick to which these seats have yet to play. */
  private enter(suit: number, seats: number): void {
    const seen = this.#seen;
    const holding = this.#holding;
    const live = seen.live[suit]!;
    const penalties = seen.penalties[seen.at | suit]!;
    holding.enter(suit, seen.own[suit]!, seen.out[suit]!, live);
    this.#penalties = penalties;
    const elsewhere = this.#penaltiesOut - count(holding.out & penalties);
    this.#thrown = 0;
    if (elsewhere === 0 || seats === 0) return;
    const may = seats & ~seen.clean;
    const void_ = EMPTY[(holding.live << 4) | holding.outLength]!;
    const throwing = SEATS_IN[may & ~live]! + SEATS_IN[may & live]! * void_;
    this.#thrown = throwing * (1 - EMPTY[(SEATS_IN[seen.others]! << 4) | elsewhere]!);
  }

  lead(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, this.#seen.others);
    const { own, out, length, outLength, live, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const take = takes[guards]!;
    const exits = this.#exits;
    const exit = exits.risks[suit === exits.suit && guards === 0 ? 1 : 0]!;
    // Two sums side by side: additions that wait for one another are slow.
    let now = w[at]! * take + w[at + 1]! * take * take + w[at + 2]! * take * exit;
    let later = w[at + 3]! * outLength + w[at + 4]! * length + w[at + 5]! * this.smaller(rank);
    now += w[at + 6]! * length * take + w[at + 7]! * lower;
    later += w[at + 8]! * height[length - 1]!;
    if (live !== 0) later += (w[at + 9]! * outLength) / live;
    if (this.#penaltiesOut !== 0) {
      const thrown = this.#thrown;
      now += w[at + 10]! * take * thrown + w[at + 11]! * (1 - take) * thrown;
      later += w[at + 12]! * take * this.#penaltiesOut;
      if (penalties !== 0) {
        now += w[at + 13]! * take * count(out & penalties & below(rank));
        later += w[at + 14]! * count(out & penalties & above(rank));
      }
    }
    if (this.#ownPenalties !== 0) {
      const penalty = (penalties >> rank) & 1;
      later += w[at + 15]! * (count(own & penalties) - penalty);
      if (penalty !== 0) now += w[at + 16]! + w[at + 17]! * take + w[at + 18]! * (1 - take) * live;
      if (length === 1) later += w[at + 19]! * (this.#ownPenalties - penalty);
    }
    if (this.#isLastTwo) later += w[at + 16]! * this.spends(height[guards]!);
    if (length === 1) later += w[at + 20]!;
    if (guards === 0) {
      now += w[at + 21]! * (height[1]! - height[0]!);
      later += w[at + 22]! * (takes[1]! - takes[0]!);
    }
    if (guards <= 1) now += w[at + 23]! * (height[2]! - height[1]!);
    if (guards <= 2) later += w[at + 24]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + 25]! * height[guards < 3 ? 3 : guards]!;
    if (lower === outLength) now += w[at + 26]!;
    else if (lower === 0) now += w[at + 27]!;
    this.value[0] = now + later;
  }

  follow(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const seen = this.#seen;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, seen.after);
    const { own, out, length, outLength, live, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let later = w[at]! * this.smaller(rank);
    let now = 0;
    if (this.#isLastTwo) later += w[at + 1]! * this.spends(high);
    if (guards === 0) {
      const bares = height[1]! - height[0]!;
      now += w[at + 2]! * bares + w[at + 3]! * (takes[1]! - takes[0]!);
      later += w[at + 4]! * bares * (height[2]! - height[1]!);
      if (outLength <= 4) later += w[at + 5]! * bares;
      if (penalties !== 0) now += w[at + 6]! * bares * count(out & penalties);
    }
    if (guards <= 1) now += w[at + 7]! * (height[2]! - height[1]!);
    if (guards <= 2) later += w[at + 8]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + 9]! * height[guards < 3 ? 3 : guards]!;
    if (lower === outLength) later += w[at + 10]!;
    else if (lower === 0) later += w[at + 11]!;
    if (penalties !== 0) later += w[at + 12]! * count(out & penalties) * high;
    const penalty = (penalties >> rank) & 1;
    if (rank < this.#best) {
      if (penalty !== 0) now += w[at + 13]!;
      this.value[0] = now + later;
      return;
    }
    const after = SEATS_IN[seen.live[suit]! & seen.after]!;
    const take = DUCKED[ducking(live, after, lower, outLength - lower)]!;
    const exits = this.#exits;
    const exit = exits.risks[suit === exits.suit ? 1 : 0]!;
    now += w[at + 14]! + w[at + 15]! * take + w[at + 16]! * take * this.#units;
    later += w[at + 17]! * take * this.#thrown + w[at + 18]! * take * exit;
    now += w[at + 19]! * take * this.#penaltiesOut;
    if (penalty !== 0) later += w[at + 20]! * take + w[at + 21]! * take * this.#units;
    if (lower === outLength) now += w[at + 22]! * exit;
    if (after !== 0) later += w[at + 23]! * take * count(out & penalties & below(rank));
    if (seen.after === 0) now += w[at + 24]! + w[at + 25]! * exit;
    if ((own & below(this.#best)) === 0) later += w[at + (seen.after === 0 ? 26 : 27)]! * high;
    this.value[0] = now + later;
  }

  discard(card: number, w: Float64Array, at: number): void {
    const suit = card >> 5;
    const rank = card & 31;
    const holding = this.#holding;
    if (suit !== holding.suit) this.enter(suit, 0);
    const { own, out, length, outLength, height, takes } = holding;
    const penalties = this.#penalties;
    const guards = count(own & below(rank));
    const lower = count(out & below(rank));
    const high = height[guards]!;
    let now = w[at]! * outLength + w[at + 1]! * lower;
    let later = w[at + 2]! * length * high + w[at + 3]! * high;
    if (this.#penaltiesOut !== 0) {
      now += w[at + 4]! * this.#penaltiesOut * high;
      if (penalties !== 0) later += w[at + 5]! * count(out & penalties) * high;
    }
    if (((penalties >> rank) & 1) !== 0) later += w[at + 6]! + w[at + 7]! * high;
    if (this.#isLastTwo) later += w[at + 6]! * this.spends(high);
    if (guards === 0) {
      const bares = height[1]! - height[0]!;
      now += w[at + 8]! * bares;
      later += w[at + 9]! * (takes[1]! - takes[0]!);
      if (outLength <= 4) now += w[at + 10]! * bares;
    }
    if (guards <= 1) {
      now += w[at + 11]! * (height[2]! - height[1]!);
      later += w[at + 12]! * (takes[2]! - takes[1]!);
    }
    if (guards <= 2) later += w[at + 13]! * (height[3]! - height[2]!);
    if (length > 3) now -= w[at + 14]! * height[guards < 3 ? 3 : guards]!;
    if (length === 1) later += w[at + 15]! + w[at + 16]! * outLength + w[at + 17]! * takes[0]!;
    if (outLength === 0) now += w[at + 18]!;
    else if (lower === outLength) now += w[at + 19]!;
    else if (lower === 0) now += w[at + 20]!;
    this.value[0] = now + later;
  }

  /** Own cards of lower rank, in all suits. */
  private smaller(rank: number): number {
    const { own } = this.#seen;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }

  /** What playing a card costs the two lowest cards that will be left. */
  private spends(height: number): number {
    return height <= this.#secondLow ? this.#thirdLow - height : 0;
  }
}
