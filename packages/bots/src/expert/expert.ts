// The expert: tries every sensible move in many imagined deals and takes the one that serves the match best.

import {
  type Action,
  type AnyGame,
  Deal,
  kindOf,
  type Move,
  moveOf,
  PLAYING,
  type Random,
  type Seat,
  sightOf,
  type TableView,
} from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import { CLAIM, mayClaim, rulesOf } from '../player.ts';
import { explain } from '../reasons/explain.ts';
import { type Budget, type Clock, Thinking } from './budget.ts';
import { candidates, legalActions } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { intentOf, othersFor, plansFor } from './plans.ts';
import { Sampler } from './sampler.ts';
import { type Arm, type Weighed, weigh } from './search.ts';
import { PlayedTrial } from './trial.ts';
import { worthFor } from './worth.ts';

export interface ExpertOptions extends Budget {
  /** Whether imagined deals are weighed by what the others have done. */
  readonly infers: boolean;
  /** Whether the last tricks are solved with open cards. */
  readonly solves: boolean;
}

export class ExpertBot implements Bot {
  readonly name: string;
  readonly #options: ExpertOptions;
  readonly #clock: Clock;
  readonly #sight = new Deal();

  constructor(name: string, options: ExpertOptions, clock: Clock = () => performance.now()) {
    this.name = name;
    this.#options = options;
    this.#clock = clock;
  }

  choose(view: TableView, random: Random): Thought {
    if (mayClaim(view)) return CLAIM;
    const thinking = new Thinking(this.#options, this.#clock);
    const game = rulesOf(view);
    const { standing } = view;
    const seat = view.seat!;
    const sight = sightOf(game, view.deal!, this.#sight);
    const plans = plansFor(game, standing, sight, seat);
    const arms = plans.flatMap((policy, plan) =>
      candidates(game, sight, seat, policy, random).map((action): Arm => ({ action, plan })),
    );
    const moves = [...new Set(arms.map(({ action }) => action))];
    const [only] = moves;
    if (moves.length === 1) {
      return { move: moveOf(only!), reason: explain(game, sight, seat, only!) };
    }
    const { infers, solves } = this.#options;
    const others = othersFor(game, standing);
    const trial = new PlayedTrial({
      game,
      seat,
      sampler: new Sampler(game, view.deal!, sight, others, random, infers),
      plans,
      others,
      worth: worthFor(game, standing, seat),
      endgame: solves && Endgame.isNear(sight) ? new Endgame(game, standing, seat) : null,
      random,
    });
    const weighed = weigh(arms, trial, thinking);
    const { action, plan } = weighed[0]!;
    const intent = intentOf(plan, kindOf(action) !== 'play');
    return {
      move: moveOf(action),
      reason: {
        ...explain(game, sight, seat, action, intent),
        expected: expectations(game, sight, seat, weighed),
      },
    };
  }
}

/** Each move with the points it may bring, under the plan that suits it best; cards that do the same share them. */
function expectations(
  game: AnyGame,
  sight: Deal,
  seat: Seat,
  weighed: readonly Weighed[],
): { move: Move; value: number }[] {
  const best = new Map<Action, number>();
  for (const { action, points } of weighed) if (!best.has(action)) best.set(action, points);
  if (sight.phase !== PLAYING) {
    return Array.from(best, ([action, value]) => ({ move: moveOf(action), value }));
  }
  let value = 0;
  return legalActions(game, sight, seat).map((card) => {
    // Sorted by suit and rank: a card that was not weighed does the same as the one before.
    value = best.get(card) ?? value;
    return { move: moveOf(card), value };
  });
}
