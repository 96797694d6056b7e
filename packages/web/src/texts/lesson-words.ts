// The words of a lesson, fetched by game and language.

import type { GameId } from '@kalpler/engine';
import { type Later, later } from '../state/later.ts';
import { type Language, useSettings } from '../state/settings.tsx';

export interface StepWords {
  /** What is told and asked. */
  readonly say: string;
  /** What is said to the right move. */
  readonly done?: string;
  /** What is said to others, by card, suit, or kind of bid or contract; `other` is for the rest. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** By the names of the steps. */
export type LessonWords = Readonly<Record<string, StepWords>>;

const of = (coming: Promise<LessonWords>) => coming;

const LESSON_WORDS: Readonly<Record<GameId, Readonly<Record<Language, Later<LessonWords>>>>> = {
  hearts: {
    tr: later(() => of(import('./tr/lesson-hearts.ts').then((part) => part.lessonHeartsTr))),
    en: later(() => of(import('./en/lesson-hearts.ts').then((part) => part.lessonHeartsEn))),
  },
  spades: {
    tr: later(() => of(import('./tr/lesson-spades.ts').then((part) => part.lessonSpadesTr))),
    en: later(() => of(import('./en/lesson-spades.ts').then((part) => part.lessonSpadesEn))),
  },
  king: {
    tr: later(() => of(import('./tr/lesson-king.ts').then((part) => part.lessonKingTr))),
    en: later(() => of(import('./en/lesson-king.ts').then((part) => part.lessonKingEn))),
  },
};

export function useLessonWords(game: GameId): LessonWords {
  return LESSON_WORDS[game][useSettings().settings.language].read();
}
