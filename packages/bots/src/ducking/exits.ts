// Ways out of the lead: how likely the lowest card of the safest suit is to take a trick.

import { DUCKED, ducking } from './chances.ts';
import { count, SEATS_IN } from './counts.ts';

export class Exits {
  /** The suit whose lowest card is least likely to take a trick. */
  suit = -1;
  /** That chance, and the next best suit's, in an array so that they are never boxed. */
  readonly risks = new Float64Array(2).fill(1);

  /** By suit: the own cards, the cards out, and the other seats that may hold the suit. */
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
