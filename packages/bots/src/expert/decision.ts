// One decision as the expert looks at it: the moves to be weighed, and how each of them is tried.

import {
  type Action,
  type Deal,
  type Game,
  kindOf,
  type Move,
  moveOf,
  PLAYING,
  type Random,
  type Seat,
  type TableView,
} from '@kalpler/engine';
import type { Reason } from '../bot.ts';
import type { ExpertSettings } from '../bot-name.ts';
import type { GameBots, Policy } from '../game-bots.ts';
import { knownDeal, rulesOf } from '../knowledge.ts';
import type { KnownGames } from '../known-games.ts';
import { explain } from '../reasons/explain.ts';
import { candidates, legalActions } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { Sampler } from './sampler.ts';
import type { Arm, Weighed } from './search.ts';
import type { Plan, SearchModel } from './search-model.ts';
import { PlayedTrial } from './trial.ts';

export interface Decision {
  readonly view: TableView;
  readonly bots: GameBots;
  readonly model: SearchModel;
  readonly game: Game;
  readonly seat: Seat;
  /** The deal as the seat knows it. */
  readonly known: Deal;
  /** How the seat to move may play on, the plain way first: a Hearts player can go for the moon. */
  readonly plans: readonly Plan[];
  /** How the others may play. */
  readonly others: readonly Policy[];
  readonly arms: readonly Arm[];
}

/** The decision that a view asks for; `known` is overwritten. */
export function decisionOf(
  games: KnownGames,
  view: TableView,
  known: Deal,
  random: Random,
): Decision {
  const game = rulesOf(view);
  const { standing } = view;
  const seat = view.seat!;
  knownDeal(game, view.deal!, known);
  const model = games.search(game);
  const more = model.plans?.(game, standing, known, seat) ?? [];
  const plans: Plan[] = [{ policy: games.policy(game, standing, 'skilled') }, ...more];
  const arms = plans.flatMap(({ policy }, plan) =>
    candidates(game, known, seat, policy, random).map((action): Arm => ({ action, plan })),
  );
  const others = model.others.map((style) => games.policy(game, standing, style));
  return { view, bots: games.of(game), model, game, seat, known, plans, others, arms };
}

/** How moves are tried. */
export type Manner = Pick<ExpertSettings, 'infers' | 'solves'>;

export function trialOf(decision: Decision, { infers, solves }: Manner, random: Random) {
  const { view, model, game, seat, known, plans, others } = decision;
  const { standing } = view;
  return new PlayedTrial({
    game,
    seat,
    sampler: new Sampler(model, game, view.deal!, known, others, random, infers),
    plans: plans.map(({ policy }) => policy),
    others,
    worth: model.worth(game, standing, seat),
    endgame: solves && Endgame.isNear(known) ? new Endgame(model, game, standing, seat) : null,
    random,
  });
}

/** Why a move is made, as a part of a plan. */
export function reasonFor(
  { bots, game, known, seat, plans }: Decision,
  action: Action,
  plan = 0,
): Reason {
  const intent = plans[plan]!.intent?.(kindOf(action) === 'play');
  return explain(bots, game, known, seat, action, intent);
}

/** Each move with the points it may bring, under the plan that suits it best; cards that do the same share them. */
export function expectations(
  { game, known, seat }: Decision,
  weighed: readonly Weighed[],
): { move: Move; value: number }[] {
  const best = new Map<Action, number>();
  for (const { action, points } of weighed) if (!best.has(action)) best.set(action, points);
  if (known.phase !== PLAYING) {
    return Array.from(best, ([action, value]) => ({ move: moveOf(action), value }));
  }
  let value = 0;
  return legalActions(game, known, seat).map((card) => {
    // Sorted by suit and rank: a card that was not weighed does the same as the one before.
    value = best.get(card) ?? value;
    return { move: moveOf(card), value };
  });
}
