// What Hearts brings to the bots.

import type { Hearts } from '@kalpler/engine';
import type { GameBots } from '../game-bots.ts';
import { heartsReasons } from '../reasons/hearts.ts';
import { HeartsPolicy } from './policy.ts';

export const heartsBots: GameBots<Hearts> = {
  id: 'hearts',
  policy: (game, standing, style) => new HeartsPolicy(game, standing, style),
  reasons: heartsReasons,
};
