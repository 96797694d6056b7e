// Shooting the moon: whether a hand is fit for it.

import { above, type Deal, HEARTS, SPADES } from '@kalpler/engine';
import { count } from '../king/counts.ts';
import type { Sight } from './sight.ts';

/** Features of a hand that may shoot, the last one always 1. */
export const SIGNS = 12;
/** Learned from many attempts: by cards in hand, from few to many. */
const EARLY = [
  0.499, 0.019, -0.121, 0.179, -11.797, -0.878, 0.233, -0.809, 0.02, 0.132, -0.287, 2.773,
];

export class Moon {
  readonly #sight: Sight;
  readonly signs = new Float64Array(SIGNS);

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** Whether the seat can still take every point. */
  get isPossible(): boolean {
    const { isShared, collector, seat } = this.#sight;
    return !isShared && (collector < 0 || collector === seat);
  }

  /** A rough chance to take every point from here; the sight must have looked at the deal. */
  chance(deal: Deal, weights: ArrayLike<number> = EARLY): number {
    if (!this.isPossible) return 0;
    this.read(deal);
    let sum = 0;
    for (let i = 0; i < SIGNS; i++) sum += weights[i]! * this.signs[i]!;
    return 1 / (1 + Math.exp(-sum));
  }

  /** Reads the signs: likely losers and sure winners by suit, points taken, and the trick on the table. */
  read(deal: Deal): void {
    const { own, out, cards, collected, pile, seat, after } = this.#sight;
    const signs = this.signs;
    let losers = 0;
    let winners = 0;
    let worst = 0;
    for (let suit = 0; suit < 4; suit++) {
      const lost = this.losers(own[suit]!, out[suit]!);
      losers += lost;
      if (lost > worst) worst = lost;
      const top = out[suit] === 0 ? own[suit]! : own[suit]! & above(31 - Math.clz32(out[suit]!));
      winners += count(top);
    }
    const hearts = this.losers(own[HEARTS]!, out[HEARTS]!);
    signs[0] = losers;
    signs[1] = losers * losers;
    signs[2] = hearts;
    signs[3] = winners;
    signs[4] = cards === 0 ? 1 : losers / cards;
    signs[5] = collected / 26;
    signs[6] = deal.led < 0 ? 1 : 0;
    signs[7] = pile > 0 && deal.bestSeat !== seat && after === 0 ? 1 : 0;
    signs[8] = count(own[HEARTS]!);
    signs[9] = this.losers(own[SPADES]!, out[SPADES]!);
    signs[10] = cards;
    signs[11] = 1;
  }

  /** How many tricks of a suit are likely to be lost when it is run from the top. */
  private losers(own: number, out: number): number {
    let theirs = out;
    let mine = own;
    let lost = 0;
    while (mine !== 0 && theirs !== 0) {
      const top = 31 - Math.clz32(mine);
      if (theirs < 1 << top) {
        mine ^= 1 << top;
        // Each round of the suit draws two or three of the cards out.
        theirs &= theirs - 1;
        theirs &= theirs - 1;
        if (count(theirs) > 4) theirs &= theirs - 1;
      } else {
        lost++;
        mine &= mine - 1;
        theirs ^= 1 << (31 - Math.clz32(theirs));
        theirs &= theirs - 1;
        if (count(theirs) > 4) theirs &= theirs - 1;
      }
    }
    return lost;
  }
}
