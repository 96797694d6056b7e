// The own cards of a suit against those that are out: how high each stands, what it may take, and the ways out of the lead.

import { DUCKED, ducking } from './chances.ts';
import { count, SEATS_IN } from './counts.ts';

const ROOM = 20;

export class Holding {
  suit = -1;
  own = 0;
  out = 0;
  /** Own cards, cards out, and other seats that may hold them. */
  length = 0;
  outLength = 0;
  live = 0;
  /** For each own card from the lowest, then zeros: the share of the cards out that it beats. */
  readonly height = new Float64Array(ROOM);
  /** For each own card from the lowest, then zeros: the chance that it takes a trick in which all others duck. */
  readonly takes = new Float64Array(ROOM);

  /** Turns to a suit: the ranks held, those out, and the set of other seats that may hold them. */
  enter(suit: number, own: number, out: number, may: number): void {
    const { height, takes } = this;
    const outLength = count(out);
    const live = SEATS_IN[may]!;
    this.suit = suit;
    this.own = own;
    this.out = out;
    this.outLength = outLength;
    this.live = live;
    const share = 1 / (outLength + 1);
    let length = 0;
    for (let left = own; left !== 0; left &= left - 1) {
      const lower = count(out & ((left & -left) - 1));
      height[length] = (lower + 0.5) * share;
      takes[length] = DUCKED[ducking(live, live, lower, outLength - lower)]!;
      length++;
    }
    this.length = length;
    height[length] = 0;
    height[length + 1] = 0;
    height[length + 2] = 0;
    takes[length] = 0;
    takes[length + 1] = 0;
  }
}

// Ways out of the lead: how likely the lowest card of the safest suit is to take a trick.

export class Exits {
  /** The suit whose lowest card is least likely to take a trick. */
  suit = -1;
  /** That chance, and the next best suit's, in an array so that they are never boxed. */
  readonly risks = new Float64Array(2).fill(1);

  /** By suit: the cards held, the cards out, and the other seats that may hold the suit. */
  find(own: Int32Array, out: Int32Array, live: Int32Array): void {
    let exitSuit = -1;
    let risk = 1;
    let nextRisk = 1;
    for (let suit = 0; suit < 4; suit++) {
      const held = own[suit]!;
      if (held === 0) continue;
      const lower = count(out[suit]! & ((held & -held) - 1));
      const seats = SEATS_IN[live[suit]!]!;
      const takes = DUCKED[ducking(seats, seats, lower, count(out[suit]!) - lower)]!;
      if (takes < risk) {
        nextRisk = risk;
        risk = takes;
        exitSuit = suit;
      } else if (takes < nextRisk) {
        nextRisk = takes;
      }
    }
    this.suit = exitSuit;
    this.risks[0] = risk;
    this.risks[1] = nextRisk;
  }
}
