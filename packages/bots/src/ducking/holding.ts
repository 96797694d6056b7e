// The own cards of one suit against those that are out: how high each stands, and whether it takes a lead.

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

  /** Turns to a suit: the own ranks, those out, and the set of other seats that may hold them. */
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
