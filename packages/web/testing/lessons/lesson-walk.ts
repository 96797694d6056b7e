// Walks through a lesson in every way that its steps allow.

import type { Move, TableView } from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import { type Place, placesOf, type Step } from '../../src/lessons/lesson.ts';
import { LessonTable } from '../../src/lessons/lesson-table.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { wantedMoves } from '../../src/lessons/script.ts';

export const PLAYERS = ['Ayşe', 'Bora', 'Can', 'Defne'];

/** A step as somebody comes to it: the lesson's table, and what is seen there. */
interface Arrived {
  readonly table: LessonTable;
  readonly step: Step;
  readonly view: TableView;
}

/** Everything that somebody in this place can do by the rules. */
export function allMoves({ deal }: TableView): Move[] {
  if (deal === null) return [];
  if (deal.give !== null) {
    const hand = deal.hand!;
    return hand.flatMap((a, i) =>
      hand
        .slice(i + 1)
        .flatMap((b, j) =>
          hand.slice(i + j + 2).map((c): Move => ({ kind: 'pass', cards: [a, b, c] })),
        ),
    );
  }
  if (deal.game === 'spades' && deal.phase === 'bidding') {
    return deal.legalBids.map((bid): Move => ({ kind: 'bid', bid }));
  }
  if (deal.game === 'king' && deal.phase === 'selecting') {
    return deal.open.map((contract): Move => ({ kind: 'choose', contract }));
  }
  return deal.legal.map((card): Move => ({ kind: 'play', card }));
}

/** The moves that a step wants and that can be made there, though not all can on every way to it. */
export function goodMoves({ step, view }: Arrived): Move[] {
  const hand = view.deal?.hand ?? [];
  return wantedMoves(step.ask).filter((move) => move.kind !== 'play' || hand.includes(move.card));
}

/** Comes to every step on every way through its scene. */
export function walk(game: LessonGame, visit: (arrived: Arrived, at: number) => void): void {
  const places = placesOf(LESSONS[game]);
  for (const [at, { at: inScene }] of places.entries()) {
    if (inScene === 0) walkFrom(game, places, at, [], visit);
  }
}

function walkFrom(
  game: LessonGame,
  places: readonly Place[],
  at: number,
  past: readonly (Move | null)[],
  visit: (arrived: Arrived, at: number) => void,
): void {
  const arrived = arrive(game, at - past.length, past);
  visit(arrived, at);
  if (places[at + 1] === undefined || places[at + 1]!.at === 0) return;
  // A step that wants nothing is passed as it is.
  const moves = goodMoves(arrived);
  const ways = moves.length === 0 ? [null] : moves;
  for (const move of ways) walkFrom(game, places, at + 1, [...past, move], visit);
}

/** The step reached by these moves from the first of a scene; null stands for a step that wants none. */
function arrive(game: LessonGame, first: number, moves: readonly (Move | null)[]): Arrived {
  const table = new LessonTable(LESSONS[game], PLAYERS);
  let entered = table.enter(first);
  moves.forEach((move, i) => {
    if (move !== null && table.judge(move).kind !== 'good') throw new Error('a good move is not');
    entered = table.enter(first + i + 1);
  });
  const at = first + moves.length;
  return { table, step: table.places[at]!.step, view: entered.views.at(-1)! };
}
