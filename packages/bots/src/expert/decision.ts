// One decision as the expert looks at it: the moves to be weighed, and how each of them is tried.

import {
  type Action,
  type AnyGame,
  type Deal,
  type Move,
  moveOf,
  PLAYING,
  type Random,
  type Seat,
  type TableView,
} from '@kalpler/engine';
import { lastSeenDeal } from '../last-sight.ts';
import { rulesOf } from '../player.ts';
import type { Policy } from '../policy.ts';
import { candidates, legalActions } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { othersFor, plansFor } from './plans.ts';
import { Sampler } from './sampler.ts';
import type { Arm, Weighed } from './search.ts';
import { PlayedTrial } from './trial.ts';
import { worthFor } from './worth.ts';

export interface Decision {
  readonly view: TableView;
  readonly game: AnyGame;
  readonly seat: Seat;
  /** The deal as the seat knows it. */
  readonly knowledge: Deal;
  readonly plans: readonly Policy[];
  readonly arms: readonly Arm[];
}

/** What is to be decided in a view; `sight` is written over. */
export function decisionOf(view: TableView, knowledge: Deal, random: Random): Decision {
  const game = rulesOf(view);
  const seat = view.seat!;
  lastSeenDeal(game, view.deal!, knowledge);
  const plans = plansFor(game, view.standing, knowledge, seat);
  const arms = plans.flatMap((policy, plan) =>
    candidates(game, knowledge, seat, policy, random).map((action): Arm => ({ action, plan })),
  );
  return { view, game, seat, knowledge, plans, arms };
}

export interface Manner {
  /** Whether imagined deals are weighed by what the others have done. */
  readonly infers: boolean;
  /** Whether the last tricks are solved with open cards. */
  readonly solves: boolean;
}

export function trialOf(decision: Decision, { infers, solves }: Manner, random: Random) {
  const { view, game, seat, knowledge, plans } = decision;
  const { standing } = view;
  const others = othersFor(game, standing);
  return new PlayedTrial({
    game,
    seat,
    sampler: new Sampler(game, view.deal!, knowledge, others, random, infers),
    plans,
    others,
    worth: worthFor(game, standing, seat),
    endgame: solves && Endgame.isNear(knowledge) ? new Endgame(game, standing, seat) : null,
    random,
  });
}

/** Each move with the points it may bring, under the plan that suits it best; cards that do the same share them. */
export function expectations(
  { game, knowledge, seat }: Decision,
  weighed: readonly Weighed[],
): { move: Move; value: number }[] {
  const best = new Map<Action, number>();
  for (const { action, points } of weighed) if (!best.has(action)) best.set(action, points);
  if (knowledge.phase !== PLAYING) {
    return Array.from(best, ([action, value]) => ({ move: moveOf(action), value }));
  }
  let value = 0;
  return legalActions(game, knowledge, seat).map((card) => {
    // Sorted by suit and rank: a card that was not weighed does the same as the one before.
    value = best.get(card) ?? value;
    return { move: moveOf(card), value };
  });
}
