// The situation before cards are weighed: ways out of the lead, the spades around the queen, and the moon.

import { above, below, type Deal, DIAMONDS, JACK, QUEEN, SPADES } from '@kalpler/engine';
import { EMPTY } from '../ducking/chances.ts';
import { count, SEATS_IN } from '../ducking/counts.ts';
import { Exits, Holding } from '../ducking/holding.ts';
import { DECK_POINTS, type HeartsSeen, QUEEN_POINTS } from './seen.ts';

/** One point as a share of all points. */
const POINT_SHARE = 1 / DECK_POINTS;
/** One point as a share of what the queen of spades costs. */
export const A_QUEEN = 1 / QUEEN_POINTS;

export class Situation {
  /** What the last card weighed, in an array so that the number is never boxed. */
  readonly value = new Float64Array(1);
  readonly seen: HeartsSeen;
  readonly holding = new Holding();
  /** Seats whose discards may fall on this trick. */
  seats = 0;
  readonly exits = new Exits();
  /** How many of the seats yet to play are likely to have none of the suit; in an array like all fractions. */
  readonly voids = new Float64Array(1);
  /** The share of all points that is out. */
  readonly pointsOut = new Float64Array(1);
  /** Own spades below the queen, and above it. */
  guards = 0;
  masters = 0;
  isJackOut = false;
  /** Whether this seat goes for the moon. */
  isShooting = false;

  constructor(seen: HeartsSeen) {
    this.seen = seen;
  }

  prepare(deal: Deal, isShooting: boolean): void {
    const { own, out, live, after, pointsOut, hasJack } = this.seen;
    this.isShooting = isShooting;
    this.holding.suit = -1;
    this.seats = after;
    this.pointsOut[0] = pointsOut * POINT_SHARE;
    this.guards = count(own[SPADES]! & below(QUEEN));
    this.masters = count(own[SPADES]! >> (QUEEN + 1));
    this.isJackOut = hasJack && ((out[DIAMONDS]! >> JACK) & 1) !== 0;
    const { led } = deal;
    if (led < 0 || (own[led]! & above(deal.best & 31)) !== 0) this.exits.find(own, out, live);
  }

  /** Turns to a suit, on a trick to which these seats have yet to play. */
  enter(suit: number, seats: number): void {
    const { own, out, live } = this.seen;
    const { holding } = this;
    const may = live[suit]!;
    holding.enter(suit, own[suit]!, out[suit]!, may);
    const empty = EMPTY[(holding.live << 4) | holding.outLength]!;
    this.voids[0] = SEATS_IN[seats & ~may]! + SEATS_IN[seats & may]! * empty;
  }

  /** Own cards of lower rank, in all suits. */
  smaller(rank: number): number {
    const { own } = this.seen;
    const low = below(rank);
    return (
      count(own[0]! & low) + count(own[1]! & low) + count(own[2]! & low) + count(own[3]! & low)
    );
  }
}
