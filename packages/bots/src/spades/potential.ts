// What cards are good for later: the tricks that a holding is likely to win, and the danger it is to a nil.
//
// All answers are whole numbers of parts of a trick: the play asks for them millions of times.

import { above, below, count, type Ranks } from '@kalpler/engine';

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

/** That two opponents both follow when a suit with so many cards out is played for this time. */
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
