// Random play up to a moment worth looking at.

import {
  type AnyGame,
  dealNext,
  drawDeal,
  type Move,
  openTable,
  type Seat,
  SeededRandom,
  type Standing,
  submit,
  type Table,
} from '../src/index.ts';
import { chooseMove } from './player.ts';
import { EYES, type MoveEntry, type Scene } from './scene.ts';

const MOST_DEALS = 3000;

/** The first moment that fits, in matches that begin with the given standing. */
export function sceneWhere(
  game: AnyGame,
  seed: number,
  isWanted: (scene: Scene) => boolean,
  standing: Partial<Standing> = {},
): Scene {
  const random = new SeededRandom(seed);
  const players = ['North', 'East', 'South', 'West'].slice(0, game.seats);
  const { winners: _, ...start } = { ...game.start(), ...standing };
  const opened = openTable({ game: game.id, options: game.options, players, standing: start });
  if (!opened.ok) throw new Error(opened.error);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const before = opened.value;
    const draw = drawDeal(game, random);
    const dealt = dealNext(before, draw);
    if (!dealt.ok) throw new Error(dealt.error.code);
    let table = dealt.value;
    const moves: MoveEntry[] = [];
    for (;;) {
      const scene = { game, table, deal: table.deal!, before, draw, moves, random, eyes: EYES };
      if (isWanted(scene)) return { ...scene, moves: [...moves] };
      if (table.actors.length === 0) break;
      const { seat, move } = chooseMove(table, random);
      const done = submit(table, seat, move);
      if (!done.ok) throw new Error(done.error.code);
      moves.push({ kind: 'move', seat, move });
      table = done.value;
    }
  }
  throw new RangeError('no such moment in many deals');
}

/** A table with one suit in each hand: clubs at seat 0, diamonds, spades, hearts. */
export function suitTable(any: AnyGame, standing: Partial<Standing> = {}): Table {
  const players = ['a', 'b', 'c', 'd'].slice(0, any.seats);
  const { winners: _, ...start } = { ...any.start(), ...standing };
  const opened = openTable({ game: any.id, options: any.options, players, standing: start });
  if (!opened.ok) throw new Error(opened.error);
  const dealt = dealNext(opened.value, { cards: any.deck.cards, first: 0 });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return dealt.value;
}

/** The table after these moves, which the rules must allow. */
export function act(table: Table, ...moves: readonly [Seat, Move][]): Table {
  return moves.reduce((now, [seat, move]) => {
    const done = submit(now, seat, move);
    if (!done.ok) throw new Error(JSON.stringify([seat, move, done.error]));
    return done.value;
  }, table);
}
