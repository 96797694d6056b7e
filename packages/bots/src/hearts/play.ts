// Weighs the cards that may be played and finds the best, and says why.

import { above, below, type Deal, QUEEN, QUEEN_OF_SPADES, SPADES } from '@kalpler/engine';
import type { ReasonKind } from '../bot.ts';
import { Caution } from './caution.ts';
import type { Sight } from './sight.ts';
import { DISCARDING, FOLLOWING, LEADING, PEACE, rowOf, SHOOTING, SIZE, THREAT } from './weights.ts';

export class Play {
  readonly sight: Sight;
  row = 0;
  stand = LEADING;
  readonly #weights: Float64Array;
  readonly #caution: Caution;

  constructor(sight: Sight, weights: Float64Array) {
    this.sight = sight;
    this.#weights = weights;
    this.#caution = new Caution(sight);
  }

  /** Takes in the situation; the sight must have looked at the deal. */
  prepare(deal: Deal, isShooting: boolean): void {
    const { own, shooter, cards } = this.sight;
    this.stand = deal.led < 0 ? LEADING : own[deal.led] !== 0 ? FOLLOWING : DISCARDING;
    const mood = isShooting ? SHOOTING : shooter >= 0 ? THREAT : PEACE;
    this.row = rowOf(mood, this.stand, cards);
    this.#caution.prepare(deal, isShooting);
  }

  /** The place of the best of these cards, which are sorted by suit and rank. */
  best(deal: Deal, cards: Int32Array, n: number, isShooting: boolean): number {
    this.prepare(deal, isShooting);
    const weights = this.#weights;
    const { value } = this.#caution;
    const at = this.row * SIZE;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      this.weigh(deal, cards[i]!, weights, at);
      if (value[0]! > most) {
        most = value[0]!;
        best = i;
      }
    }
    return best;
  }

  private weigh(deal: Deal, card: number, weights: Float64Array, at: number): void {
    const caution = this.#caution;
    if (this.stand === FOLLOWING) caution.follow(deal, card, weights, at);
    else if (this.stand === LEADING) caution.lead(card, weights, at);
    else caution.discard(deal, card, weights, at);
  }

  /** Writes each feature of a card: the weighing is linear, so a single weight of one brings a feature out. */
  describe(deal: Deal, card: number, features: Float64Array): void {
    const only = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++) {
      only.fill(0);
      only[i] = 1;
      this.weigh(deal, card, only, 0);
      features[i] = this.#caution.value[0]!;
    }
  }

  why(deal: Deal, card: number): ReasonKind {
    const { out, own, after, shooter, isQueenOut } = this.sight;
    const suit = card >> 5;
    const rank = card & 31;
    if (this.stand === LEADING) {
      if (suit === SPADES && isQueenOut && rank < QUEEN) return 'huntQueen';
      if ((out[suit]! & below(rank)) === 0) return 'leadSafe';
      return (out[suit]! & above(rank)) === 0 ? 'leadHigh' : 'leadLow';
    }
    const isQueen = card === QUEEN_OF_SPADES;
    if (this.stand === DISCARDING) return isQueen ? 'dumpQueen' : 'discardDanger';
    if (rank < (deal.best & 31)) return isQueen ? 'dumpQueen' : 'duck';
    if ((own[suit]! & below(deal.best & 31)) === 0) return 'mustWin';
    if (shooter >= 0 && deal.pile > 0) return 'stopMoon';
    return after === 0 ? 'winLast' : 'winCheaply';
  }
}
