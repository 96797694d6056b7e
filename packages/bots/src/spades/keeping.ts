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
import type { SpadesSeen } from './seen.ts';

/** How much a trick later counts against one now. */
const KEEP = 0.65;
/** What it helps a hand with trumps to come down to a few cards of a plain suit, by their number. */
const SHORT = [0.25, 0.125, 0.03];
/** Leads: low from a suit in which one holds the best card, and a suit that nobody else has. */
const UNDER_TOP = 0.18;
const NONE_OUT = 0.05;
/** Leads of trumps: for each that one has less than three, and with the second best. */
const FEW_TRUMPS = 0.1;
const SECOND_TRUMP = 0.15;
/** The part of what plain winners gain in the end that one round of trumps brings. */
const DRAW = 0.5;
/** How much low cards help to break a nil, and high ones to cover it. */
const HUNT = 0.1;
const HUNT_TRUMP = 0.15;
const COVER = 0.05;

export class Keeping {
  readonly #seen: SpadesSeen;
  /** What the holding in a suit is good for, once it has been asked for. */
  readonly #holding = new Int32Array(4);

  constructor(seen: SpadesSeen) {
    this.#seen = seen;
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
    const ranks = this.#seen.own[suit]!;
    let whole = this.#holding[suit]!;
    if (whole < 0) {
      whole = this.worth(suit, ranks);
      this.#holding[suit] = whole;
    }
    return whole - this.worth(suit, ranks & ~(1 << rank));
  }

  private worth(suit: number, ranks: Ranks): number {
    const { out, seat } = this.#seen;
    if (this.#seen.isNil(seat)) return nilDanger(ranks, out[suit]!, suit === SPADES);
    if (suit === SPADES) return trumpTricks(ranks, out[SPADES]!);
    return plainTricks(ranks, out[suit]!, out[SPADES] !== 0);
  }

  private ruffHope(suit: number): number {
    const { own, out } = this.#seen;
    if (own[SPADES] === 0 || out[suit] === 0) return 0;
    const rest = count(own[suit]!) - 1;
    return rest < 3 ? SHORT[rest]! : 0;
  }

  /** The tricks that a card costs more when it is led. */
  leadCost(suit: number, rank: number): number {
    const { own, out } = this.#seen;
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
    const { own, out } = this.#seen;
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
    const ranks = this.#seen.own[suit]!;
    const loss =
      this.huntPower(prey, suit, ranks) - this.huntPower(prey, suit, ranks & ~(1 << rank));
    return loss * (suit === SPADES ? HUNT_TRUMP : HUNT);
  }

  private huntPower(prey: Seat, suit: number, ranks: Ranks): number {
    const out = this.#seen.out[suit]!;
    if (ranks === 0 || out === 0) return 0;
    const low = lowest(ranks);
    return this.#seen.forceChance(prey, suit, out & above(low), out & below(low));
  }

  /** What is lost to the cover of the partner's nil: high cards can take over. */
  coverLoss(suit: number, rank: number): number {
    const { own, out, partner } = this.#seen;
    const rest = own[suit]! & ~(1 << rank);
    const others = out[suit]!;
    if (others === 0 || rest > 1 << rank) return 0;
    const before = count(others & below(rank));
    const after = rest === 0 ? 0 : count(others & below(highest(rest)));
    const share = (before - after) / count(others);
    return COVER * share * (1 - this.#seen.voidChance(partner, suit));
  }
}

// What cards are good for later: the tricks that a holding is likely to win, and the danger it is to a nil.
//
// All answers are whole numbers of parts of a trick: the play asks for them millions of times.

/** The parts of a trick. */
export const TRICK = 4096;

/** Tables are indexed by higher cards out, own lower cards and own place from the top. */
const HIGHER = 16;
const EIGHT = 8;
const MAX_OUT = 16;

/** Plain cards: the best one out, one that is second, and what each further higher card or missing guard leaves. */
const MASTER = 0.75;
const SECOND = 0.68;
const BEHIND = 0.6;
const UNGUARDED = 0.35;
/** How often a ruff that is possible costs the trick. */
const RUFFED = 0.8;

/** Trumps: the log-odds to win, for each higher card, own lower card and place, and for a bare one. */
const TRUMP_BASE = 1.2;
const TRUMP_HIGHER = 0.62;
const TRUMP_LOWER = 0.3;
const TRUMP_PLACE = 0.3;
const TRUMP_BARE = 0.8;

/** Chances of plain cards by cards out, while trumps are out and after. */
const PLAIN = new Int32Array(HIGHER * EIGHT * EIGHT * MAX_OUT);
const UNRUFFED = new Int32Array(HIGHER * EIGHT * EIGHT * MAX_OUT);
const TRUMP = new Int32Array(HIGHER * EIGHT * EIGHT);

function at(higher: number, lower: number, place: number): number {
  return (((higher << 3) | lower) << 3) | place;
}

for (let higher = 0; higher < HIGHER; higher++) {
  for (let lower = 0; lower < EIGHT; lower++) {
    for (let place = 0; place < EIGHT; place++) {
      const index = at(higher, lower, place);
      TRUMP[index] = TRICK * trumpChance(higher, lower, place);
      for (let out = higher; out < MAX_OUT; out++) {
        const chance = plainChance(higher, lower);
        const ruffed = RUFFED * (1 - followChance(out, place + 1 + higher));
        PLAIN[(index << 4) | out] = TRICK * chance * (1 - ruffed);
        UNRUFFED[(index << 4) | out] = higher === 0 ? TRICK : TRICK * chance;
      }
    }
  }
}

function trumpChance(higher: number, lower: number, place: number): number {
  if (higher === 0) return 1;
  const odds =
    TRUMP_BASE -
    TRUMP_HIGHER * higher +
    TRUMP_LOWER * Math.min(lower, 4) +
    TRUMP_PLACE * place -
    (lower === 0 ? TRUMP_BARE / higher : 0);
  return 1 / (1 + Math.exp(-odds));
}

function plainChance(higher: number, lower: number): number {
  if (higher === 0) return MASTER;
  return SECOND * BEHIND ** (higher - 1) * UNGUARDED ** Math.max(0, higher - lower);
}

/** That two opponents both follow when a suit with `out` cards still out is played for the `round`th time. */
function followChance(out: number, round: number): number {
  let short = 0;
  let chance = (2 / 3) ** out;
  for (let held = 0; held < round && held <= out; held++) {
    short += chance;
    chance *= (out - held) / (2 * (held + 1));
  }
  return Math.max(0, 1 - short) ** 2;
}

/** The tricks that a holding in a plain suit is likely to win, with or without trumps against it. */
export function plainTricks(own: Ranks, out: Ranks, trumpsOut: boolean): number {
  const table = trumpsOut ? PLAIN : UNRUFFED;
  const cards = count(out);
  let tricks = 0;
  let left = own;
  for (let place = 0; left !== 0 && place < EIGHT; place++) {
    const rank = 31 - Math.clz32(left);
    left ^= 1 << rank;
    const higher = count(out & above(rank));
    if (higher > 5) break;
    const lower = count(left);
    tricks += table[(at(higher, lower < EIGHT ? lower : EIGHT - 1, place) << 4) | cards]!;
  }
  return tricks;
}

export function trumpTricks(own: Ranks, out: Ranks): number {
  let tricks = 0;
  let left = own;
  for (let place = 0; left !== 0; place++) {
    const rank = 31 - Math.clz32(left);
    left ^= 1 << rank;
    const lower = count(left);
    tricks +=
      TRUMP[
        at(
          count(out & above(rank)),
          lower < EIGHT ? lower : EIGHT - 1,
          place < EIGHT ? place : EIGHT - 1,
        )
      ]!;
  }
  return tricks;
}

/** By place from the bottom of a plain suit, and for trumps, and by higher cards out: the risk to win with a card. */
const RISKS = [
  [0.68, 0.35, 0.21, 0.12, 0.07, 0.04, 0.02, 0.01],
  [0.5, 0.27, 0.16, 0.1, 0.06, 0.03, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02],
  [0.21, 0.12, 0.08, 0.06, 0.06, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05],
  [0.05, 0.02],
  [1, 0.35, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01],
];
const TRUMP_RISKS = 4 << 4;
/** What every further trump adds. */
const LONG_RISK = 164;
const RISK = new Int32Array(5 * HIGHER);
RISKS.forEach((row, place) => {
  row.forEach((risk, higher) => {
    RISK[(place << 4) | higher] = TRICK * risk;
  });
});

/** How likely a holding is to win a trick against the will of its owner. */
export function nilDanger(own: Ranks, out: Ranks, isTrump: boolean): number {
  let danger = 0;
  let place = 0;
  for (let left = own; left !== 0; left &= left - 1, place++) {
    const rank = 31 - Math.clz32(left & -left);
    // A card below all others never wins.
    if ((out & below(rank)) === 0) continue;
    const higher = count(out & above(rank));
    danger += isTrump
      ? RISK[TRUMP_RISKS | higher]! + LONG_RISK * place
      : RISK[((place < 3 ? place : 3) << 4) | higher]!;
  }
  return danger;
}
