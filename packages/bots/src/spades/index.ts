// Spades as the bots know it, with all that the expert needs.

import type { Spades } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { spadesBots } from './bots.ts';
import { spadesSearch } from './search.ts';

export const spades: GameBots<Spades> = { ...spadesBots, search: spadesSearch };
