// What Spades brings to the bots.

import type { Spades } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { spadesReasons } from '../reasons/spades.ts';
import { SpadesPolicy } from './policy.ts';

export const spadesBots: GameBots<Spades> = {
  id: 'spades',
  policy: (game, standing, style) => new SpadesPolicy(game, standing, style),
  reasons: spadesReasons,
};
