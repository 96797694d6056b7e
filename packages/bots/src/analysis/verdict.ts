// A verdict on one move: what it was expected to bring, and whether another was clearly better.
//
// It is found from what the player knew, as the expert finds its own moves, and never from hidden cards.

import {
  type Action,
  Deal,
  type Move,
  moveOf,
  refusalText,
  SeededRandom,
  type TableView,
} from '@kalpler/engine';
import type { Reason } from '../bot.ts';
import { differing, legalActions, sameAs } from '../expert/candidates.ts';
import { type Decision, decisionOf, expectations, reasonFor, trialOf } from '../expert/decision.ts';
import { CHAINS } from '../expert/sampler.ts';
import { type Arm, Thinking, UNSEEN, type Weighed, weigh } from '../expert/search.ts';
import type { KnownGames } from '../known-games.ts';

/** How much an analysis looks at: deals and not milliseconds, so that it says the same on every machine. */
export interface Effort {
  /** Sample deals for each decision. */ readonly deals?: number | undefined;
  /** The seed of its random numbers: the same seed gives the same verdicts. */
  readonly seed?: number | undefined;
}

/** Enough for a clear verdict; a whole deal takes a few seconds. */
export const DEALS = 1200;

/**
 * `forced`: the rules left one choice, or only cards that do the same. `best`: none was better. `fine`: another may
 * have been better, but not clearly or not by much. `mistake`: another was clearly better.
 */
export type Grade = 'forced' | 'best' | 'fine' | 'mistake';

export interface Verdict {
  readonly grade: Grade;
  readonly best: Move;
  /** The points that the best move was expected to bring more; never below 0. */
  readonly lost: number;
  /**
   * How much of the match the best move was expected to bring more, where winning it instead of losing it is about
   * 1; never below 0. Bags and the end of a match can make it much where few points are lost.
   */
  readonly chance: number;
  /** By how many points the seat, or its side in Spades, may come out ahead after each move; none where forced. */
  readonly expected: readonly { readonly move: Move; readonly value: number }[];
  /** Why the best move is the best. */
  readonly reason: Reason;
}

/** Standard errors that make a difference sure, and that do so when it shows once more in other deals. */
const SURE = 3;
const SURE_AGAIN = 2;

/** The same view, move and effort give the same verdict. Throws a RangeError if the move was not legal. */
export function weighMove(
  games: KnownGames,
  view: TableView,
  move: Move,
  effort: Effort = {},
): Verdict {
  if (!view.deal?.actors.includes(view.seat!)) {
    throw new RangeError('no move is asked of this seat');
  }
  const random = new SeededRandom(effort.seed ?? 0);
  const decision = decisionOf(games, view, new Deal(), random);
  const { bots, model, game, seat, known } = decision;
  const checked = game.check(known, seat, move);
  if (!checked.ok) throw new RangeError(`illegal move: ${refusalText(checked.error)}`);
  const obvious = bots.obvious?.(view);
  if (move.kind === obvious?.move.kind) return settled('best', move, obvious.reason);
  const made = checked.value;
  if (differing(known, seat, legalActions(game, known, seat)).length === 1) {
    return settled('forced', move, reasonFor(decision, made));
  }
  const own = sameAs(game, known, seat, made);
  const tryOut = (arms: readonly Arm[]): Weighed[] => {
    const { deals = DEALS } = effort;
    const thinking = new Thinking({ ms: Number.POSITIVE_INFINITY, deals }, () => 0);
    const trial = trialOf(decision, { infers: true, solves: false }, random);
    return weigh(arms, trial, thinking, own);
  };
  const leastPoints = model.leastPoints(game);
  const arms = armsWith(decision, own);
  const weighed = tryOut(arms);
  const best = weighed[0]!;
  const mine = armOf(weighed, own);
  const isBest = mine.worth >= best.worth;
  const isBehindAgain = (): boolean => {
    // The best of many owes something to luck, so it must beat the move that was made in other deals, too.
    const again = tryOut([best, ...arms.filter(({ action }) => action === own)]);
    return isClearlyBehind(leastPoints, armOf(again, best.action), armOf(again, own), SURE_AGAIN);
  };
  const isMistake = isClearlyBehind(leastPoints, best, mine, SURE) && isBehindAgain();
  // Of moves that are equally good, the one that was made is shown.
  const { action, plan } = isBest ? mine : best;
  const shown = action === own ? made : action;
  return {
    grade: isBest ? 'best' : isMistake ? 'mistake' : 'fine',
    best: moveOf(shown),
    lost: isBest ? 0 : Math.max(0, best.points - mine.points),
    chance: isBest ? 0 : best.worth - mine.worth,
    expected: expectations(decision, weighed),
    reason: reasonFor(decision, shown, plan),
  };
}

/** A verdict for which nothing had to be weighed. */
function settled(grade: Grade, best: Move, reason: Reason): Verdict {
  return { grade, best, lost: 0, chance: 0, expected: [], reason };
}

/** All that the expert would weigh, and the move that was made. */
function armsWith({ arms, plans }: Decision, own: Action): Arm[] {
  if (arms.some(({ action }) => action === own)) return [...arms];
  return [...arms, ...plans.map((_, plan) => ({ action: own, plan }))];
}

/** A move under the plan that suits it best. */
function armOf(weighed: readonly Weighed[], move: Action): Weighed {
  return weighed.find(({ action }) => action === move)!;
}

// When a move is called a mistake: only if another was better without doubt, and by enough to be worth mentioning.

/** A move that costs this part of the match is a mistake, however few points it costs. */
const MATCH_LOST = 0.03;

/**
 * Whether a move serves the match less than the best one, by more than `errors` standard errors, and costs either
 * points, again without doubt and enough of them, or much of the match.
 */
function isClearlyBehind(
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
