// What a hand loses with a card, beyond the trick that the card is played to.

import {
  above,
  below,
  count,
  highest,
  lowest,
  type Ranks,
  type Seat,
  SPADES,
} from '@kalpler/engine';
import type { Knowledge } from './knowledge.ts';
import { nilDanger, plainTricks, TRICK, trumpTricks } from './potential.ts';

/** How much a trick later counts against one now. */
const KEEP = 0.65;
/** What it helps a hand with trumps to come down to so many cards of a plain suit. */
const SHORT = [0.25, 0.125, 0.03];
/** Leads: low from a suit in which one holds the best card, and a suit that nobody else has. */
const UNDER_TOP = 0.18;
const NONE_OUT = 0.05;
/** Leads of trumps: for each that one has less than three, and with the second best. */
const FEW_TRUMPS = 0.1;
const SECOND_TRUMP = 0.15;
/** How much of what plain winners gain by it a round of trumps brings. */
const DRAW = 0.5;
/** How much low cards help to break a nil, and high ones to cover it. */
const HUNT = 0.1;
const HUNT_TRUMP = 0.15;
const COVER = 0.05;

export class Keeping {
  readonly #knowledge: Knowledge;
  /** What the holding in a suit is good for, once it has been asked for. */
  readonly #holding = new Int32Array(4);

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** Forgets the last hand. */
  clear(): void {
    const holding = this.#holding;
    holding[0] = holding[1] = holding[2] = holding[3] = -1;
  }

  /** The tricks that are lost with a card. */
  cost(suit: number, rank: number): number {
    const cost = (KEEP * this.loss(suit, rank)) / TRICK;
    return suit === SPADES ? cost : cost - this.ruffHope(suit);
  }

  /** The danger to a nil that goes away with a card. */
  relief(suit: number, rank: number): number {
    return this.loss(suit, rank) / TRICK;
  }

  private loss(suit: number, rank: number): number {
    const ranks = this.#knowledge.own[suit]!;
    let whole = this.#holding[suit]!;
    if (whole < 0) {
      whole = this.worth(suit, ranks);
      this.#holding[suit] = whole;
    }
    return whole - this.worth(suit, ranks & ~(1 << rank));
  }

  private worth(suit: number, ranks: Ranks): number {
    const { out, seat } = this.#knowledge;
    if (this.#knowledge.isNil(seat)) return nilDanger(ranks, out[suit]!, suit === SPADES);
    if (suit === SPADES) return trumpTricks(ranks, out[SPADES]!);
    return plainTricks(ranks, out[suit]!, out[SPADES] !== 0);
  }

  private ruffHope(suit: number): number {
    const { own, out } = this.#knowledge;
    if (own[SPADES] === 0 || out[suit] === 0) return 0;
    const rest = count(own[suit]!) - 1;
    return rest < 3 ? SHORT[rest]! : 0;
  }

  /** The tricks that a card costs more when it is led. */
  leadCost(suit: number, rank: number): number {
    const { own, out } = this.#knowledge;
    const higher = out[suit]! & above(rank);
    if (suit !== SPADES) {
      if (out[suit] === 0) return NONE_OUT;
      return higher !== 0 && own[suit]! > out[suit]! ? UNDER_TOP : 0;
    }
    const cost = FEW_TRUMPS * (3 - count(own[SPADES]!));
    if (higher !== 0) return count(higher) === 1 ? cost + SECOND_TRUMP : cost;
    return out[SPADES] === 0 ? cost : cost - DRAW * this.drawn();
  }

  /** What the plain winners gain when a round of trumps is drawn. */
  private drawn(): number {
    const { own, out } = this.#knowledge;
    let tricks = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === SPADES || own[suit] === 0) continue;
      tricks += plainTricks(own[suit]!, out[suit]!, false);
      tricks -= plainTricks(own[suit]!, out[suit]!, true);
    }
    const trumps = count(out[SPADES]!);
    return (trumps > 2 ? (tricks * 2) / trumps : tricks) / TRICK;
  }

  /** What is lost to the hunt for a nil: low cards force it to win. */
  huntLoss(prey: Seat, suit: number, rank: number): number {
    const ranks = this.#knowledge.own[suit]!;
    const loss =
      this.huntPower(prey, suit, ranks) - this.huntPower(prey, suit, ranks & ~(1 << rank));
    return loss * (suit === SPADES ? HUNT_TRUMP : HUNT);
  }

  private huntPower(prey: Seat, suit: number, ranks: Ranks): number {
    const out = this.#knowledge.out[suit]!;
    if (ranks === 0 || out === 0) return 0;
    const low = lowest(ranks);
    return this.#knowledge.forceChance(prey, suit, out & above(low), out & below(low));
  }

  /** What is lost to the cover of the partner's nil: high cards can take over. */
  coverLoss(suit: number, rank: number): number {
    const { own, out, partner } = this.#knowledge;
    const rest = own[suit]! & ~(1 << rank);
    const others = out[suit]!;
    if (others === 0 || rest > 1 << rank) return 0;
    const before = count(others & below(rank));
    const after = rest === 0 ? 0 : count(others & below(highest(rest)));
    const share = (before - after) / count(others);
    return COVER * share * (1 - this.#knowledge.voidChance(partner, suit));
  }
}
