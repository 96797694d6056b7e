// The shapes of the examples of each game, and the columns that follow from them.

import type { GameId } from '@kalpler/engine';
import { gamePlugin } from '../games/index.ts';
import { type Column, columnsOf, type Shape } from './shape.ts';

export function shapeOf(game: GameId): Shape {
  return gamePlugin(game).training.shape;
}

const known = new Map<GameId, readonly Column[]>();

export function columnsOfGame(game: GameId): readonly Column[] {
  const columns = known.get(game) ?? columnsOf(shapeOf(game));
  known.set(game, columns);
  return columns;
}
