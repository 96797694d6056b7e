// Hearts as the bots know it, with all that the expert needs.

import type { Hearts } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { heartsBots } from './bots.ts';
import { heartsSearch } from './search.ts';

export const hearts: GameBots<Hearts> = { ...heartsBots, search: heartsSearch };
