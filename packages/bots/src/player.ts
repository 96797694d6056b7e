// Bots that play from the view alone: at random, or by a light policy.

import { type AnyGame, Deal, gameOf, moveOf, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from './bot.ts';
import { lastSeenDeal } from './last-sight.ts';
import { policyFor } from './policies.ts';
import type { Style } from './policy.ts';
import { explain } from './reasons/explain.ts';

const games = new WeakMap<object, AnyGame>();
/** By the options as text: views that come over a line have new objects each time. */
const gamesByText = new Map<string, AnyGame>();
const MOST_GAMES = 50;

/** The rules of a view's table; made once for all views with the same options. */
export function rulesOf(view: TableView): AnyGame {
  const known = games.get(view.options);
  if (known !== undefined) return known;
  const text = JSON.stringify(view.options);
  const game = gamesByText.get(text) ?? gameOf(view.options.game, view.options);
  games.set(view.options, game);
  if (gamesByText.size >= MOST_GAMES) gamesByText.clear();
  gamesByText.set(text, game);
  return game;
}

/** Taking all the rest at once, which is what would happen anyway (H12). */
export const CLAIM: Thought = { move: { kind: 'claim' }, reason: { kind: 'claimRest', cards: [] } };

export function mayClaim({ deal }: TableView): boolean {
  return deal?.game === 'hearts' && deal.mayClaim;
}

/** Any legal move, each as likely as the next. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #deal = new Deal();

  choose(view: TableView, random: Random): Thought {
    const game = rulesOf(view);
    lastSeenDeal(game, view.deal!, this.#deal);
    const move = moveOf(game.random(this.#deal, view.seat!, random));
    return { move, reason: { kind: 'random' } };
  }
}

/** Plays as the light policy of a style does. */
export class PolicyBot implements Bot {
  readonly name: Style;
  readonly #deal = new Deal();

  constructor(style: Style) {
    this.name = style;
  }

  choose(view: TableView, random: Random): Thought {
    if (mayClaim(view)) return CLAIM;
    const game = rulesOf(view);
    const policy = policyFor(game, view.standing, this.name);
    const seat = view.seat!;
    lastSeenDeal(game, view.deal!, this.#deal);
    const action = policy.act(this.#deal, seat, random);
    const reason = explain(game, this.#deal, seat, action, policy.intent);
    return { move: moveOf(action), reason };
  }
}
