// A random player for whole matches: any legal move, but bids that let a match of Spades come to an end.

import { type Move, moveOf, type Random, type Table } from '../src/index.ts';
import { type Choice, lawsOf } from './games/games.ts';
import { chance } from './numbers.ts';

/** Something that a seat may do now. Now and then it is a claim, a second thought or a look at the hand. */
export function chooseMove(table: Table, random: Random): Choice {
  const { game, actors } = table;
  const special = lawsOf(game.id).choose?.(table, random);
  if (special !== undefined) return special;
  const seat = actors[random.below(actors.length)]!;
  const move = moveOf(game.random(table.deal!, seat, random));
  return { seat, move: chance(random, 8) ? move : undeclared(move) };
}

/** A King that is declared ends the party soon, so it should not be declared too often (K11). */
function undeclared(move: Move): Move {
  if (move.kind !== 'choose' || move.contract.type !== 'trump') return move;
  return { kind: 'choose', contract: { type: 'trump', trumpSuit: move.contract.trumpSuit } };
}
