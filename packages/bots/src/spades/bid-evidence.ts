// What a bid tells about the hand behind it.

import { BID_NIL, type Spades } from '@kalpler/engine';
import { Strength } from './strength.ts';

/** By how much the tricks that a hand promises exceed the bid made with it, and how far they scatter. */
const OVER = 0.48;
const SCATTER = 0.6;
/** The chance at which a nil is bid as often as not, and how sharply that changes. */
const NIL_FROM = 0.6;
const NIL_SCALE = 0.07;
/** What a partner is assumed to bid. */
const USUAL = 3;

export class BidEvidence {
  readonly #deck: Int32Array;
  readonly #strength: Strength;
  readonly #own = new Int32Array(4);
  readonly #out = new Int32Array(4);

  constructor(game: Spades) {
    this.#deck = game.deck.set;
    this.#strength = new Strength(game);
  }

  /** The logarithm of how likely the bid is with these cards, up to a constant and never above 0. */
  of(hands: Int32Array, at: number, bid: number): number {
    const own = this.#own;
    const out = this.#out;
    for (let suit = 0; suit < 4; suit++) {
      own[suit] = hands[at | suit]!;
      out[suit] = this.#deck[suit]! & ~own[suit]!;
    }
    const nil = (this.#strength.nilChance(own, out, USUAL) - NIL_FROM) / NIL_SCALE;
    if (bid >= BID_NIL) return -Math.log1p(Math.exp(-nil));
    const off = (this.#strength.tricks(own, out) - bid - OVER) / SCATTER;
    return -0.5 * off * off - Math.log1p(Math.exp(nil));
  }
}
