// The sign of a game: its suit, or the crown.

import type { GameId } from '@kalpler/engine';
import { Icon, Suit } from '../../art/index.ts';

export function GameSign({ game }: { readonly game: GameId }) {
  return game === 'king' ? <Icon name="crown" /> : <Suit suit={game} isTinted />;
}
