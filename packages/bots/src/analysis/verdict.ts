// A verdict on one move: what it was expected to bring, and whether another was clearly better.
//
// It is found from what the player knew, as the expert finds its own moves, and never from hidden cards.

import {
  type Action,
  Deal,
  kindOf,
  type Move,
  moveOf,
  refusalText,
  SeededRandom,
  type TableView,
} from '@kalpler/engine';
import type { Reason } from '../bot.ts';
import { Thinking } from '../expert/budget.ts';
import { differing, legalActions, sameAs } from '../expert/candidates.ts';
import { type Decision, decisionOf, expectations, trialOf } from '../expert/decision.ts';
import { intentOf } from '../expert/plans.ts';
import { type Weighed, weigh } from '../expert/search.ts';
import { botsOf } from '../game-bots.ts';
import { CLAIM } from '../player.ts';
import { explain } from '../reasons/explain.ts';
import { DEALS, type Effort } from './effort.ts';

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
   * 1; never below 0. A mistake may cost the match more than points: the end of a match, bags.
   */
  readonly chance: number;
  /** By how many points the seat, or its side in Spades, may come out ahead after each move; none where forced. */
  readonly expected: readonly { readonly move: Move; readonly value: number }[];
  /** Why the best move is the best. */
  readonly reason: Reason;
}

/** A difference of fewer standard errors than this may be chance, also when the best of a dozen moves is picked. */
const SURE = 3.5;
/** A move that costs so much of the match is a mistake, however few points it costs. */
const MATCH_LOST = 0.03;

/** The same view, move and effort give the same verdict. Throws a RangeError if the move was not legal. */
export function weighMove(view: TableView, move: Move, effort: Effort = {}): Verdict {
  if (!view.deal?.actors.includes(view.seat!))
    throw new RangeError('no move is asked of this seat');
  const random = new SeededRandom(effort.seed ?? 0);
  const decision = decisionOf(view, new Deal(), random);
  const { game, seat, sight } = decision;
  const checked = game.check(sight, seat, move);
  if (!checked.ok) throw new RangeError(`illegal move: ${refusalText(checked.error)}`);
  // A claim takes what would come anyway.
  if (move.kind === 'claim') return settled('best', move, CLAIM.reason);
  const made = checked.value;
  const own = sameAs(game, sight, seat, made);
  if (differing(sight, seat, legalActions(game, sight, seat)).length === 1) {
    return settled('forced', move, explain(game, sight, seat, made));
  }
  const arms = [...decision.arms];
  for (const plan of decision.plans.keys()) {
    if (!arms.some((arm) => arm.action === own && arm.plan === plan)) {
      arms.push({ action: own, plan });
    }
  }
  const thinking = new Thinking(
    { ms: Number.POSITIVE_INFINITY, deals: effort.deals ?? DEALS },
    () => 0,
  );
  const trial = trialOf(decision, { infers: true, solves: false }, random);
  return judged(decision, made, own, weigh(arms, trial, thinking, own));
}

/** A verdict for which nothing had to be weighed. */
function settled(grade: Grade, best: Move, reason: Reason): Verdict {
  return { grade, best, lost: 0, chance: 0, expected: [], reason };
}

function judged(
  decision: Decision,
  made: Action,
  own: Action,
  weighed: readonly Weighed[],
): Verdict {
  const { game, seat, sight } = decision;
  const best = weighed[0]!;
  const mine = weighed.find(({ action }) => action === own)!;
  const isBest = mine.worth >= best.worth;
  // Of moves that are equally good, the one that was made is the best.
  const { action, plan } = isBest ? mine : best;
  const lost = isBest ? 0 : Math.max(0, best.points - mine.points);
  const chance = isBest ? 0 : best.worth - mine.worth;
  const isSurelyLess = chance > SURE * mine.doubt.worth;
  const costsPoints = lost >= botsOf(game).mistake(game) && lost > SURE * mine.doubt.points;
  const isMistake = isSurelyLess && (costsPoints || chance >= MATCH_LOST);
  const shown = action === own ? made : action;
  return {
    grade: isBest ? 'best' : isMistake ? 'mistake' : 'fine',
    best: moveOf(shown),
    lost,
    chance,
    expected: expectations(decision, weighed),
    reason: explain(game, sight, seat, shown, intentOf(plan, kindOf(shown) !== 'play')),
  };
}
