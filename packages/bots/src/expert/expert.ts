// The expert: tries every sensible move in many imagined deals and takes the one that serves the match best.

import { Deal, kindOf, moveOf, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import { CLAIM, mayClaim } from '../player.ts';
import { explain } from '../reasons/explain.ts';
import { type Budget, type Clock, Thinking } from './budget.ts';
import { decisionOf, expectations, type Manner, trialOf } from './decision.ts';
import { intentOf } from './plans.ts';
import { weigh } from './search.ts';

export interface ExpertOptions extends Budget, Manner {}

export class ExpertBot implements Bot {
  readonly name: string;
  readonly #options: ExpertOptions;
  readonly #clock: Clock;
  readonly #knowledge = new Deal();

  constructor(name: string, options: ExpertOptions, clock: Clock = () => performance.now()) {
    this.name = name;
    this.#options = options;
    this.#clock = clock;
  }

  choose(view: TableView, random: Random): Thought {
    if (mayClaim(view)) return CLAIM;
    const thinking = new Thinking(this.#options, this.#clock);
    const decision = decisionOf(view, this.#knowledge, random);
    const { game, knowledge, seat, arms } = decision;
    const moves = [...new Set(arms.map(({ action }) => action))];
    const [only] = moves;
    if (moves.length === 1) {
      return { move: moveOf(only!), reason: explain(game, knowledge, seat, only!) };
    }
    const weighed = weigh(arms, trialOf(decision, this.#options, random), thinking);
    const { action, plan } = weighed[0]!;
    const intent = intentOf(plan, kindOf(action) !== 'play');
    return {
      move: moveOf(action),
      reason: {
        ...explain(game, knowledge, seat, action, intent),
        expected: expectations(decision, weighed),
      },
    };
  }
}
