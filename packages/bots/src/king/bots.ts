// What King brings to the bots.

import type { King } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { kingReasons } from '../reasons/king.ts';
import { KingPolicy } from './policy.ts';

export const kingBots: GameBots<King> = {
  id: 'king',
  policy: (game, standing, style) => new KingPolicy(game, standing, style),
  reasons: kingReasons,
};
