// What is worth counting in Hearts.

import { HEARTS as HEART } from '@kalpler/engine';
import type { GameCards } from '../game.ts';

export const HEARTS_CARDS: GameCards<'hearts'> = {
  keySuit: () => HEART,
  counted: () => 'points',
};
