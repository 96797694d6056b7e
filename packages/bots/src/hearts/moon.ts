// Shooting the moon: how likely a hand is to take every point.

import { above, type Deal, HEARTS, SPADES } from '@kalpler/engine';
import { count } from '../ducking/counts.ts';
import { DECK_POINTS, type HeartsSeen } from './seen.ts';

/** How many signs there are of a moon to come, the last one always 1. */
const SIGNS = 12;
/** What each sign adds to the log odds, learned from many attempts. */
const ODDS = Float64Array.from([
  0.872, -0.003, -0.729, 0.181, -13.144, -0.341, 0.129, -0.922, 0.041, 0.218, -0.28, 2.497,
]);

/** With more losers than one and this share of the cards, there is next to no chance. */
const MOST_LOSERS = 0.3;
const HOPELESS = 0.05;

export class Moon {
  readonly signs = new Float64Array(SIGNS);
  readonly #seen: HeartsSeen;

  constructor(seen: HeartsSeen) {
    this.#seen = seen;
  }

  /** Whether the seat can still take every point. */
  get isPossible(): boolean {
    const { isShared, collector, seat } = this.#seen;
    return !isShared && (collector < 0 || collector === seat);
  }

  /** A rough chance to take every point from here; `seen` must have looked at the deal. */
  chance(deal: Deal): number {
    if (!this.isPossible) return 0;
    const { signs } = this;
    if (!this.read(deal)) return HOPELESS;
    let sum = 0;
    for (let i = 0; i < SIGNS; i++) sum += ODDS[i]! * signs[i]!;
    return 1 / (1 + Math.exp(-sum));
  }

  /**
   * Reads the signs: likely losers and sure winners, points taken, and the trick on the table.
   * Stops and says no once there are too many losers.
   */
  read(deal: Deal): boolean {
    const { own, out, cards, collected, pile, seat, after } = this.#seen;
    const { signs } = this;
    let losers = 0;
    let winners = 0;
    for (let suit = 0; suit < 4; suit++) {
      const held = own[suit]!;
      const theirs = out[suit]!;
      const lost = losersOf(held, theirs);
      losers += lost;
      if (losers > 1 + cards * MOST_LOSERS) return false;
      winners += count(theirs === 0 ? held : held & above(31 - Math.clz32(theirs)));
      if (suit === HEARTS) signs[2] = lost;
      else if (suit === SPADES) signs[9] = lost;
    }
    signs[0] = losers;
    signs[1] = losers * losers;
    signs[3] = winners;
    signs[4] = cards === 0 ? 0 : losers / cards;
    signs[5] = collected / DECK_POINTS;
    signs[6] = deal.led < 0 ? 1 : 0;
    signs[7] = pile > 0 && deal.bestSeat !== seat && after === 0 ? 1 : 0;
    signs[8] = count(own[HEARTS]!);
    signs[10] = cards;
    signs[11] = 1;
    return true;
  }
}

/** How many tricks of a suit are likely to be lost when it is run from the top. */
function losersOf(own: number, out: number): number {
  let theirs = out;
  let mine = own;
  let lost = 0;
  while (mine !== 0 && theirs !== 0) {
    const top = 1 << (31 - Math.clz32(mine));
    if (theirs < top) {
      mine ^= top;
      theirs &= theirs - 1;
    } else {
      lost++;
      mine &= mine - 1;
      theirs ^= 1 << (31 - Math.clz32(theirs));
    }
    // Each round of the suit draws two or three of the cards out, from below.
    theirs &= theirs - 1;
    if (count(theirs) > 4) theirs &= theirs - 1;
  }
  return lost;
}
