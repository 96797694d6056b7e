// A position to solve: a scene in which South is on turn, the moves that are right, and what the expert makes of it.

import {
  type Action,
  cardName,
  MAX_ACTIONS,
  type Move,
  moveOf,
  moveText,
  SeededRandom,
  viewTable,
} from '@kalpler/engine';
import type { Thought } from '../src/bot.ts';
import { ExpertBot } from '../src/expert/expert.ts';
import { games } from '../testing/all-games.ts';
import { type Scene, tableOf, words } from './scene.ts';

export interface Position extends Scene {
  readonly title: string;
  /** The moves that are right, as in `QS`, `bid nil`, `choose rifki`. */
  readonly right?: readonly string[];
  /** Of a pass or an exchange: cards that must go, and cards that must stay. */
  readonly gives?: string;
  readonly keeps?: string;
  /** How many deals the expert may sample, where little hangs on the move. */
  readonly deals?: number;
  readonly why: string;
}

const DEALS = 150;
const SEEDS = [1, 2, 3];

/** What the expert does as South, thinking with the given luck. */
function think(position: Position, seed: number): Thought {
  const { deals = DEALS } = position;
  const options = {
    ms: Number.POSITIVE_INFINITY,
    deals,
    infers: true,
    solves: false,
  };
  const view = viewTable(tableOf(position), 0);
  return new ExpertBot(games, 'expert', options).choose(view, new SeededRandom(seed));
}

/** The expert's wrong answers, in words. */
export function mistakes(position: Position): string[] {
  const thoughts = SEEDS.map((seed) => think(position, seed));
  return thoughts.filter(({ move }) => !isRight(position, move)).map(thoughtText);
}

/** What is wrong with a position as a question, if anything. */
export function flaws(position: Position): string[] {
  const table = tableOf(position);
  if (!table.actors.includes(0)) return ['South is not on turn'];
  const actions = new Int32Array(MAX_ACTIONS);
  const n = table.game.legal(table.deal!, 0, actions);
  const legal = Array.from(actions.subarray(0, n), (action) => moveOf(action as Action));
  const texts = legal.map(moveText);
  const found = (position.right ?? [])
    .filter((move) => !texts.includes(move))
    .map((move) => `${move} is not legal`);
  const good = legal.filter((move) => isRight(position, move)).length;
  if (good === 0) found.push('no move is right');
  if (good === n) found.push('no move is wrong');
  return found;
}

export function isRight({ right, gives, keeps }: Position, move: Move): boolean {
  if (right?.includes(moveText(move)) === false) return false;
  const given = move.kind === 'pass' || move.kind === 'exchange' ? move.cards.map(cardName) : [];
  return (
    words(gives).every((card) => given.includes(card)) &&
    !words(keeps).some((card) => given.includes(card))
  );
}

/** A thought in words: the move, and what the most promising moves were expected to bring. */
function thoughtText({ move, reason }: Thought): string {
  const expected = [...(reason.expected ?? [])].sort((a, b) => b.value - a.value).slice(0, 8);
  const list = expected.map((one) => `${moveText(one.move)} ${one.value.toFixed(2)}`);
  return `${moveText(move)} (${list.join(', ')})`;
}
