// The levels below the expert: rule players with a person's weaknesses, the weaker the level the more of them.

import {
  Deal,
  dealtHands,
  KING,
  leaderOf,
  moveOf,
  PLAYING,
  type Random,
  type Seat,
  type TableView,
} from '@kalpler/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Policy, Style } from '../game-bots.ts';
import { knownDeal, rulesOf } from '../knowledge.ts';
import type { KnownGames } from '../known-games.ts';
import { explain } from '../reasons/explain.ts';
import { Instinct } from './instinct.ts';

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
  readonly #knowledge = new Deal();

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
    const knowledge = knownDeal(game, view.deal!, this.#knowledge);
    if (knowledge.phase === PLAYING) forget(knowledge, seat, MEMORIES[this.name]);
    const isLapse = random.below(ALWAYS) < instinct.lapses[this.name];
    const policy: Policy = isLapse
      ? new Instinct(instinct, game)
      : games.policy(game, view.standing, CAREFUL);
    const action = policy.act(knowledge, seat, random);
    // What the seat has forgotten is missing from its reasons, too.
    const reason = explain(bots, game, knowledge, seat, action, policy.intent);
    return { move: moveOf(action), reason };
  }
}

// What a player still knows of the cards that have gone: the last tricks and the high cards, less of the rest.

/** Chances are of 256, and grow by as much with every trick that passes. */
export interface Memory {
  /** Tricks that are remembered in full. */
  readonly tricks: number;
  /** How likely a card of an older trick is to be forgotten; kings and what is above them have their own chance. */
  readonly fading: number;
  readonly highFading: number;
  /** How likely it is to be forgotten that a seat has shown a void. */
  readonly voidFading: number;
}

/**
 * Takes out of what a seat knows all that it has forgotten: a card that has slipped its mind may lie with anybody again,
 * and a void that has is none. What is forgotten once is never remembered again in the same deal.
 */
export function forget(knowledge: Deal, seat: Seat, memory: Memory): void {
  const { seats, step, plays, trick } = knowledge;
  const { fading, highFading, voidFading } = memory;
  const mood = moodOf(knowledge, seat);
  const other = seat === 0 ? 1 : 0;
  for (let past = 0, i = 0; past < trick - memory.tricks; past++) {
    const age = trick - memory.tricks - past;
    const led = plays[i]!;
    let player = leaderOf(knowledge, past);
    for (let n = 0; n < seats; n++, i++) {
      const card = plays[i]!;
      const fades = (card & 31) >= KING ? highFading : fading;
      // Nobody forgets what they played themselves.
      if (player !== seat && luckOf(mood, card) < age * fades) {
        knowledge.hands[(other << 2) | (card >> 5)]! |= 1 << (card & 31);
      }
      const isOff = card >> 5 !== led >> 5;
      if (isOff && luckOf(mood, ~card) < age * voidFading) plays[i] = led;
      player = (player + step + seats) % seats;
    }
  }
}

/** A number that hangs on the hand with which the seat began to play: another in every deal, the same within it. */
function moodOf(knowledge: Deal, seat: Seat): number {
  const hands = dealtHands(knowledge);
  let mood = seat;
  for (let suit = 0; suit < 4; suit++) mood = mix(mood ^ hands[(seat << 2) | suit]!);
  return mood;
}

/** How well something sticks in the mind, from 0 to 255. */
function luckOf(mood: number, thing: number): number {
  return mix(mood ^ thing) >>> 24;
}

function mix(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16) ^ 0x5bd1e995, 0x45d9f3b);
  const whole = Math.imul(half ^ (half >>> 15), 0x2c1b3c6d);
  return whole ^ (whole >>> 16);
}
