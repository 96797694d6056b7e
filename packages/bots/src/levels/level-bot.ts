// The levels below the expert: rule players with a person's weaknesses, the weaker the level the more of them.

import { Deal, type GameId, moveOf, PLAYING, type Random, type TableView } from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import { lastSeenDeal } from '../last-sight.ts';
import { rulesOf } from '../player.ts';
import { policyFor } from '../policies.ts';
import type { Policy, Style } from '../policy.ts';
import { explain } from '../reasons/explain.ts';
import { Instinct } from './instinct.ts';
import { forget, type Memory } from './memory.ts';

export interface Habits {
  readonly memory: Memory;
  /** How often a move is made by instinct and not by careful play; of 256. */
  readonly lapses: Readonly<Record<GameId, number>>;
}

const ALWAYS = 256;
/** How a level plays when it takes care. */
const CAREFUL: Style = 'skilled';

export class LevelBot implements Bot {
  readonly name: string;
  readonly #habits: Habits;
  readonly #knowledge = new Deal();

  constructor(name: string, habits: Habits) {
    this.name = name;
    this.#habits = habits;
  }

  choose(view: TableView, random: Random): Thought {
    const { memory, lapses } = this.#habits;
    const game = rulesOf(view);
    const seat = view.seat!;
    const knowledge = lastSeenDeal(game, view.deal!, this.#knowledge);
    if (knowledge.phase === PLAYING) forget(knowledge, seat, memory);
    const isLapse = random.below(ALWAYS) < lapses[game.id];
    const policy: Policy = isLapse ? new Instinct(game) : policyFor(game, view.standing, CAREFUL);
    const action = policy.act(knowledge, seat, random);
    // What the seat has forgotten is missing from its reasons, too.
    return { move: moveOf(action), reason: explain(game, knowledge, seat, action, policy.intent) };
  }
}
