// What only one of the games needs to be played, its panels: fetched for the game of a table.

import type { GameId } from '@kalpler/engine';
import { later } from '../state/later.ts';

export const GAME_PARTS = {
  hearts: later(() => import('./hearts.ts')),
  spades: later(() => import('./spades.ts')),
  king: later(() => import('./king.ts')),
} as const;

export function loadGameParts(game: GameId): Promise<unknown> {
  return GAME_PARTS[game].load();
}
