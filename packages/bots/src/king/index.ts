// King as the bots know it, at tables of three and four, with all that the expert needs.

import type { King } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { kingForThreeBots } from './for-three.ts';
import { kingSearch } from './search.ts';

export const king: GameBots<King> = { ...kingForThreeBots, search: kingSearch };
