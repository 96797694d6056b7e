// The sign of a game: its suit, or the crown.

import type { GameId } from '@kalpler/engine';
import { Icon, Suit } from '../art/index.ts';
import { gameEntry } from './games.ts';

export function GameSign({ game }: { readonly game: GameId }) {
  const { sign } = gameEntry(game);
  return sign === 'crown' ? <Icon name="crown" /> : <Suit suit={sign} isTinted />;
}
