// Weighs the cards that may be played and finds the best.

import { above, below, type Deal } from '@kalpler/engine';
import { weighDiscard } from './discarding.ts';
import { weighFollow } from './following.ts';
import { weighLead } from './leading.ts';
import type { HeartsSeen } from './seen.ts';
import { Situation } from './situation.ts';
import {
  AVOIDING,
  DISCARDING,
  FOLLOWING,
  LEADING,
  rowOf,
  SHOOTING,
  SIZE,
  STOPPING,
} from './weights.ts';

export class Play {
  readonly #seen: HeartsSeen;
  #row = 0;
  #stand = LEADING;
  readonly #weights: Float64Array;
  readonly #situation: Situation;

  constructor(seen: HeartsSeen, weights: Float64Array) {
    this.#seen = seen;
    this.#weights = weights;
    this.#situation = new Situation(seen);
  }

  /** Takes in the situation; `seen` must have looked at the deal. */
  private prepare(deal: Deal, isShooting: boolean): void {
    const { own, shooter, cards } = this.#seen;
    this.#stand = deal.led < 0 ? LEADING : own[deal.led] !== 0 ? FOLLOWING : DISCARDING;
    const aim = isShooting ? SHOOTING : shooter >= 0 ? STOPPING : AVOIDING;
    this.#row = rowOf(aim, this.#stand, cards);
    this.#situation.prepare(deal, isShooting);
  }

  /** The place of the best of these cards, which are sorted by suit and rank. */
  best(deal: Deal, cards: Int32Array, n: number, isShooting: boolean): number {
    this.prepare(deal, isShooting);
    const weights = this.#weights;
    const { value } = this.#situation;
    const at = this.#row * SIZE;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      if (i > 0 && this.isSame(deal, cards[i - 1]!, cards[i]!)) continue;
      this.weigh(deal, cards[i]!, weights, at);
      if (value[0]! > most) {
        most = value[0]!;
        best = i;
      }
    }
    // Of cards that do the same, a careful player parts with the highest.
    if (this.#stand !== LEADING && !isShooting) {
      while (best + 1 < n && this.isSame(deal, cards[best]!, cards[best + 1]!)) best++;
    }
    return best;
  }

  /** Whether two cards do the same: same suit, nothing that matters between, the same points. */
  private isSame(deal: Deal, low: number, high: number): boolean {
    const suit = low >> 5;
    if (suit !== high >> 5) return false;
    const { out, points } = this.#seen;
    let cards = out[suit]!;
    if (suit === deal.led) cards |= 1 << (deal.best & 31);
    if ((cards & above(low & 31) & below(high & 31)) !== 0) return false;
    return points[low] === points[high];
  }

  private weigh(deal: Deal, card: number, weights: Float64Array, at: number): void {
    if (this.#stand === FOLLOWING) weighFollow(this.#situation, deal, card, weights, at);
    else if (this.#stand === LEADING) weighLead(this.#situation, card, weights, at);
    else weighDiscard(this.#situation, deal, card, weights, at);
  }
}
