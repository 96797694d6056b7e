// The levels below the expert: rule players with a person's weaknesses, the weaker the level the more of them.

import { Deal, moveOf, PLAYING, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Policy, Style } from '../game-bots.ts';
import { knownDeal, rulesOf } from '../knowledge.ts';
import type { KnownGames } from '../known-games.ts';
import { explain } from '../reasons/explain.ts';
import { Instinct } from './instinct.ts';
import { forget, type Memory } from './memory.ts';

/**
 * What people of each level remember. This and how often they act on instinct are measured so that each level beats
 * the one below in about three of four games.
 */
const MEMORIES = {
  easy: { tricks: 1, fading: 64, highFading: 16, voidFading: 128 },
  medium: { tricks: 2, fading: 32, highFading: 4, voidFading: 32 },
  hard: { tricks: 4, fading: 12, highFading: 0, voidFading: 8 },
} as const satisfies Record<string, Memory>;

const ALWAYS = 256;
/** How a level plays when it takes care. */
const CAREFUL: Style = 'skilled';

export class LevelBot implements Bot {
  readonly name: keyof typeof MEMORIES;
  readonly #games: KnownGames;
  readonly #known = new Deal();

  constructor(games: KnownGames, name: keyof typeof MEMORIES) {
    this.#games = games;
    this.name = name;
  }

  choose(view: TableView, random: Random): Thought {
    const games = this.#games;
    const game = rulesOf(view);
    const bots = games.of(game);
    const { instinct } = bots;
    const seat = view.seat!;
    const known = knownDeal(game, view.deal!, this.#known);
    if (known.phase === PLAYING) forget(known, seat, MEMORIES[this.name]);
    const isLapse = random.below(ALWAYS) < instinct.lapses[this.name];
    const policy: Policy = isLapse
      ? new Instinct(instinct, game)
      : games.policy(game, view.standing, CAREFUL);
    const action = policy.act(known, seat, random);
    // What the seat has forgotten is missing from its reasons, too.
    const reason = explain(bots, game, known, seat, action, policy.intent);
    return { move: moveOf(action), reason };
  }
}
