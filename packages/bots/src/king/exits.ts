// Ways out of the lead: how likely the lowest card of the safest suit is to take a trick.

import { DUCKED, ducking } from './chances.ts';
import { count } from './counts.ts';
import { SEATS_IN, type Seen } from './seen.ts';

export class Exits {
  /** The suit whose lowest card is least likely to take a trick, that chance, and the next best suit's. */
  suit = -1;
  risk = 1;
  nextRisk = 1;

  find(seen: Seen): void {
    const { own, out, live } = seen;
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
    this.risk = risk;
    this.nextRisk = nextRisk;
  }
}
