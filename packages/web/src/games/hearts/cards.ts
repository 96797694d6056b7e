// What is worth counting in Hearts.

import { HEARTS } from '@kalpler/engine';
import type { GameCards } from '../plugin.ts';

export const HEARTS_CARDS: GameCards<'hearts'> = {
  keySuit: () => HEARTS,
  counted: () => 'points',
};
