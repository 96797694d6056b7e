// What the cards that a seat has passed say about those that it kept.

import { type Card, type Hearts, rankBit, SUIT_COUNT, suitOf } from '@kalpler/engine';
import { safetyOf } from './passing.ts';

/** No gift is a greater surprise than this. */
const MOST_SURPRISE = 2.5;

export class PassEvidence {
  readonly #worth: readonly Float64Array[];
  readonly #gift: readonly Card[];
  /** Cards that the giver holds now but could not give, by suit, and how many more such cards there are. */
  readonly #later = new Int32Array(SUIT_COUNT);
  readonly #unknown: number;
  readonly #best = new Float64Array(5);

  /** `received` is what the giver got in the same pass, if that is known. */
  constructor(game: Hearts, gift: readonly Card[], received: readonly Card[] | null) {
    this.#worth = safetyOf(game);
    this.#gift = gift;
    for (const card of received ?? []) this.#later[suitOf(card)]! |= rankBit(card);
    this.#unknown = received === null ? game.giftSize() : 0;
  }

  /** The logarithm of how likely the gift is with this hand, up to a constant and never above 0. */
  of(hands: Int32Array, at: number): number {
    const worth = this.#worth;
    const best = this.#best.fill(0);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const table = worth[suit]!;
      const kept = hands[at | suit]!;
      for (let left = kept & ~this.#later[suit]!; left !== 0; left &= left - 1) {
        const without = kept & ~(left & -left);
        let gain = 0;
        for (const card of this.#gift) {
          const other = suitOf(card);
          const back = worth[other]!;
          const held = other === suit ? without : hands[at | other]!;
          const change = other === suit ? 0 : table[without]! - table[kept]!;
          const before = other === suit ? table[kept]! : back[held]!;
          gain = Math.max(gain, change + back[held | rankBit(card)]! - before);
        }
        this.note(best, gain);
      }
    }
    // Some of the cards that look as if they should have been given came only afterwards.
    return -Math.min(MOST_SURPRISE, best[this.#unknown]!);
  }

  /** Keeps the greatest gains, the greatest first. */
  private note(best: Float64Array, gain: number): void {
    for (let i = 0; i <= this.#unknown; i++) {
      if (gain <= best[i]!) continue;
      best.copyWithin(i + 1, i, this.#unknown);
      best[i] = gain;
      return;
    }
  }
}
