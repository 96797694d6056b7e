// The lessons by game.

import type { LessonGame } from '@kalpler/i18n/areas';
import { HEARTS_LESSON } from '../games/hearts/lesson.ts';
import { KING_LESSON } from '../games/king/lesson.ts';
import { SPADES_LESSON } from '../games/spades/lesson.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: Readonly<Record<LessonGame, Lesson>> = {
  hearts: HEARTS_LESSON,
  spades: SPADES_LESSON,
  king: KING_LESSON,
};
