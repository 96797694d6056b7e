// The expert: tries every sensible move in many sample deals and takes the one that serves the match best.

import { Deal, moveOf, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Clock, ExpertSettings } from '../bot-name.ts';
import type { Expert } from '../create-bots.ts';
import { rulesOf } from '../knowledge.ts';
import type { KnownGames } from '../known-games.ts';
import { decisionOf, expectations, reasonFor, trialOf } from './decision.ts';
import { Thinking, weigh } from './search.ts';

/** The expert, for `createBots`: a page in which none plays need not fetch it. */
export const expert: Expert = {
  create: (games, name, settings, clock) => new ExpertBot(games, name, settings, clock),
};

export class ExpertBot implements Bot {
  readonly name: string;
  readonly #games: KnownGames;
  readonly #settings: ExpertSettings;
  readonly #clock: Clock;
  readonly #known = new Deal();

  constructor(
    games: KnownGames,
    name: string,
    settings: ExpertSettings,
    clock: Clock = () => performance.now(),
  ) {
    this.#games = games;
    this.name = name;
    this.#settings = settings;
    this.#clock = clock;
  }

  choose(view: TableView, random: Random): Thought {
    const obvious = this.#games.of(rulesOf(view)).obvious?.(view);
    if (obvious !== undefined) return obvious;
    const thinking = new Thinking(this.#settings, this.#clock);
    const decision = decisionOf(this.#games, view, this.#known, random);
    const moves = new Set(decision.arms.map(({ action }) => action));
    if (moves.size === 1) {
      const [only] = moves;
      return { move: moveOf(only!), reason: reasonFor(decision, only!) };
    }
    const trial = trialOf(decision, this.#settings, random);
    const weighed = weigh(decision.arms, trial, thinking);
    const { action, plan } = weighed[0]!;
    const expected = expectations(decision, weighed);
    return {
      move: moveOf(action),
      reason: { ...reasonFor(decision, action, plan), expected },
    };
  }
}
