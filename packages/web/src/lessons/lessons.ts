// The lessons by game.

import type { GameId } from '@kalpler/engine';
import { HEARTS_LESSON } from './hearts.ts';
import { KING_LESSON } from './king.ts';
import type { Lesson } from './lesson.ts';
import { SPADES_LESSON } from './spades.ts';

export const LESSONS: Readonly<Record<GameId, Lesson>> = {
  hearts: HEARTS_LESSON,
  spades: SPADES_LESSON,
  king: KING_LESSON,
};
