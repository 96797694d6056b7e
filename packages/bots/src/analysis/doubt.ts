// How sure a difference between two moves is that were tried in the same deals.

import { CHAINS } from '../expert/sampler.ts';
import { UNSEEN, type Weighed } from '../expert/search.ts';

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
