// Which cards to pass: those without which the hand is safest, or most fit to shoot the moon.

import {
  type Action,
  type Card,
  type Deal,
  giftAction,
  type Hearts,
  listCards,
  type Seat,
} from '@kalpler/engine';
import { readRows } from '../weight-text.ts';
import { FOR_MOON, FOR_SAFETY } from './kept.ts';
import { suitTable } from './suit-worth.ts';

/** The worth of the ranks kept, by suit. */
type Aim = readonly Float64Array[];

interface Aims {
  readonly safety: Aim;
  /** With a jack of diamonds to win (H11). */
  readonly jack: Aim;
  readonly moon: Aim;
}

let made: Aims | undefined;

/** The tables of what is worth keeping; made when first needed. */
function aims(): Aims {
  if (made !== undefined) return made;
  const [minors, diamonds, spades, hearts] = tables(FOR_SAFETY);
  const [moonMinors, moonSpades, moonHearts] = tables(FOR_MOON);
  made = {
    safety: [minors!, minors!, spades!, hearts!],
    jack: [minors!, diamonds!, spades!, hearts!],
    moon: [moonMinors!, moonMinors!, moonSpades!, moonHearts!],
  };
  return made;
}

function tables(text: string): Float64Array[] {
  return readRows(text).map(suitTable);
}

/** The worth of the ranks kept by a player who wants to be safe, by suit. */
export function safetyOf(game: Hearts): readonly Float64Array[] {
  const { safety, jack } = aims();
  return game.options.jackOfDiamonds ? jack : safety;
}

export class Passing {
  readonly #game: Hearts;
  readonly #safety: Aim;
  readonly #moon: Aim;
  readonly #kept = new Int32Array(4);
  readonly #gift: Card[] = [];
  #hand: Card[] = [];
  #best: Card[] = [];
  #most = 0;
  #found: ((worth: number) => void) | null = null;

  constructor(game: Hearts) {
    this.#game = game;
    this.#safety = safetyOf(game);
    this.#moon = aims().moon;
  }

  /** The gift that leaves the safest hand. */
  safest(deal: Deal, seat: Seat): Action {
    this.search(deal, seat, this.#safety);
    return giftAction('pass', this.#best);
  }

  /** The gift that leaves the hand most fit to shoot the moon. */
  forMoon(deal: Deal, seat: Seat): Action {
    this.search(deal, seat, this.#moon);
    return giftAction('pass', this.#best);
  }

  /** The chance to shoot the moon after the best pass for it. */
  moonChance(deal: Deal, seat: Seat): number {
    this.search(deal, seat, this.#moon);
    return 1 / (1 + Math.exp(-this.#most));
  }

  /** The gifts that leave the best hands, the very best first: safe ones, or such as are fit for the moon. */
  ranked(deal: Deal, seat: Seat, isForMoon: boolean, most: number): Action[] {
    const found: { readonly worth: number; readonly gift: Action }[] = [];
    this.#found = (worth) => found.push({ worth, gift: giftAction('pass', this.#gift) });
    this.search(deal, seat, isForMoon ? this.#moon : this.#safety);
    this.#found = null;
    found.sort((a, b) => b.worth - a.worth);
    return found.slice(0, most).map(({ gift }) => gift);
  }

  private search(deal: Deal, seat: Seat, aim: Aim): void {
    this.#kept.set(deal.hands.subarray(seat << 2, (seat << 2) + 4));
    this.#hand = listCards(deal.hands, seat << 2);
    this.#most = Number.NEGATIVE_INFINITY;
    this.give(aim, 0, this.#game.giftSize());
  }

  /** Tries every way to give so many of the cards from this place on. */
  private give(aim: Aim, from: number, size: number): void {
    const kept = this.#kept;
    if (size === 0) {
      let worth = 0;
      for (let suit = 0; suit < 4; suit++) worth += aim[suit]![kept[suit]!]!;
      this.#found?.(worth);
      if (worth <= this.#most) return;
      this.#most = worth;
      this.#best = this.#gift.slice();
      return;
    }
    for (let i = from; i <= this.#hand.length - size; i++) {
      const card = this.#hand[i]!;
      kept[card >> 5]! ^= 1 << (card & 31);
      this.#gift.push(card);
      this.give(aim, i + 1, size - 1);
      this.#gift.pop();
      kept[card >> 5]! ^= 1 << (card & 31);
    }
  }
}
