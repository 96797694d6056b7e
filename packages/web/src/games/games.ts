// What only one of the games needs to be played, its panels: fetched for the game of a table.

import type { GameId } from '@kalpler/engine';
import { lazyResource } from '../state/lazy-resource.ts';

export const GAME_PARTS = {
  hearts: lazyResource(() => import('./hearts/parts.ts')),
  spades: lazyResource(() => import('./spades/parts.ts')),
  king: lazyResource(() => import('./king/parts.ts')),
} as const;

export function loadGameParts(game: GameId): Promise<unknown> {
  return GAME_PARTS[game].load();
}
