// Bots that play from nothing but the view: at random, or by a light policy.

import { Deal, moveOf, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Style } from '../game-bots.ts';
import { knownDeal, rulesOf } from '../knowledge.ts';
import type { KnownGames } from '../known-games.ts';
import { explain } from '../reasons/explain.ts';

/** Any legal move, each as likely as the next. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #deal = new Deal();

  choose(view: TableView, random: Random): Thought {
    const game = rulesOf(view);
    knownDeal(game, view.deal!, this.#deal);
    const move = moveOf(game.random(this.#deal, view.seat!, random));
    return { move, reason: { kind: 'random' } };
  }
}

/** Plays as the light policy of a style does. */
export class PolicyBot implements Bot {
  readonly name: Style;
  readonly #games: KnownGames;
  readonly #deal = new Deal();

  constructor(games: KnownGames, style: Style) {
    this.#games = games;
    this.name = style;
  }

  choose(view: TableView, random: Random): Thought {
    const game = rulesOf(view);
    const bots = this.#games.of(game);
    const obvious = bots.obvious?.(view);
    if (obvious !== undefined) return obvious;
    const policy = this.#games.policy(game, view.standing, this.name);
    const seat = view.seat!;
    knownDeal(game, view.deal!, this.#deal);
    const action = policy.act(this.#deal, seat, random);
    const reason = explain(bots, game, this.#deal, seat, action, policy.intent);
    return { move: moveOf(action), reason };
  }
}
