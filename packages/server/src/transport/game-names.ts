// The names of the games in previews of links.

import type { GameId } from '@kalpler/engine';
import type { Language } from '../table/log/entry.ts';

export const GAME_NAMES: Readonly<Record<GameId, Readonly<Record<Language, string>>>> = {
  hearts: { tr: 'Kupa', en: 'Hearts' },
  spades: { tr: 'Maça', en: 'Spades' },
  king: { tr: 'King', en: 'King' },
};
