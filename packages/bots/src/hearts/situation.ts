// The situation before cards are weighed: ways out of the lead, the company of the queen, and the moon.

import { above, below, type Deal, DIAMONDS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { DUCKED, ducking } from '../king/chances.ts';
import { count } from '../king/counts.ts';
import { Holding } from './holding.ts';
import { SEATS_IN, type Sight } from './sight.ts';

const WHOLE = 1 / 26;
/** A point as a part of the queen of spades. */
export const A_QUEEN = 1 / 13;

export class Situation {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly sight: Sight;
  readonly holding = new Holding();
  /** Seats whose discards may fall on this trick. */
  seats = 0;
  /** The suit whose lowest card is least likely to take a trick. */
  exitSuit = -1;
  /** That chance, the next best suit's, and the share of all points that is out. */
  readonly exits = new Float64Array(3);
  /** Own spades below the queen, and above it. */
  guards = 0;
  masters = 0;
  isJackOut = false;
  /** Whether the own seat is out for the moon. */
  isShooting = false;

  constructor(sight: Sight) {
    this.sight = sight;
  }

  prepare(deal: Deal, isShooting: boolean): void {
    const { own, out, after, pointsOut, hasJack } = this.sight;
    this.isShooting = isShooting;
    this.holding.suit = -1;
    this.seats = after;
    this.exits[2] = pointsOut * WHOLE;
    this.guards = count(own[SPADES]! & below(QUEEN));
    this.masters = count(own[SPADES]! >> (QUEEN + 1));
    this.isJackOut = hasJack && ((out[DIAMONDS]! >> JACK) & 1) !== 0;
    const { led } = deal;
    if (led < 0 || (own[led]! & above(deal.best & 31)) !== 0) this.findExits();
  }

  private findExits(): void {
    const { own, out, live } = this.sight;
    let exitSuit = -1;
    let exit = 1;
    let next = 1;
    for (let suit = 0; suit < 4; suit++) {
      const held = own[suit]!;
      if (held === 0) continue;
      const lower = count(out[suit]! & ((held & -held) - 1));
      const seats = SEATS_IN[live[suit]!]!;
      const takes = DUCKED[ducking(seats, seats, lower, count(out[suit]!) - lower)]!;
      if (takes < exit) {
        next = exit;
        exit = takes;
        exitSuit = suit;
      } else if (takes < next) {
        next = takes;
      }
    }
    this.exitSuit = exitSuit;
    this.exits[0] = exit;
    this.exits[1] = next;
  }

  /** Own cards of lower rank, in all suits. */
  smaller(rank: number): number {
    const { own } = this.sight;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }
}
