// When a move is called a mistake: only if another was better without doubt, and by enough to be worth a word.

import { CHAINS } from '../expert/sampler.ts';
import { UNSEEN, type Weighed } from '../expert/search.ts';

/** A move that costs so much of the match is a mistake, however few points it costs. */
const MATCH_LOST = 0.03;

/**
 * Whether a move serves the match less than the best one, by more than so many standard errors, and costs either
 * points, again without doubt and enough of them, or much of the match.
 */
export function isClearlyBehind(
  leastPoints: number,
  best: Weighed,
  mine: Weighed,
  errors: number,
): boolean {
  const lost = best.points - mine.points;
  const chance = best.worth - mine.worth;
  const doubt = doubtOf(best, mine);
  if (chance <= errors * doubt.worth) return false;
  const costsPoints = lost >= leastPoints && lost > errors * doubt.points;
  return costsPoints || chance >= MATCH_LOST;
}

interface Doubt {
  readonly worth: number;
  readonly points: number;
}

/** The standard errors of how far a move lies behind the best one. */
export function doubtOf(best: Weighed, mine: Weighed): Doubt {
  const { deals } = mine;
  return {
    worth: doubt(best.brought.worths, mine.brought.worths, deals, UNSEEN),
    points: doubt(best.brought.points, mine.brought.points, deals, 0),
  };
}

/**
 * The standard error of a mean difference. Deals of one chain are alike, so it is the means of the chains that are
 * taken for independent, as soon as there are enough deals.
 */
function doubt(best: Float64Array, mine: Float64Array, deals: number, unseen: number): number {
  const groups = deals < 2 * CHAINS ? deals : CHAINS;
  if (groups < 2) return Number.POSITIVE_INFINITY;
  const sums = new Float64Array(groups);
  const sizes = new Float64Array(groups);
  let sum = 0;
  for (let i = 0; i < deals; i++) {
    const behind = best[i]! - mine[i]!;
    sums[i % groups]! += behind;
    sizes[i % groups]!++;
    sum += behind;
  }
  let squares = (unseen * groups * (groups - 1)) / deals ** 2;
  for (let i = 0; i < groups; i++) squares += (sums[i]! / sizes[i]! - sum / deals) ** 2;
  return Math.sqrt(squares / (groups - 1) / groups);
}
