// The words of a lesson, fetched by game and language.

import type { GameId } from '@kalpler/engine';
import { type FetchedWords, fetchedWords } from './fetched-words.ts';

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

const LESSON_WORDS: Readonly<Record<GameId, FetchedWords<LessonWords>>> = {
  hearts: fetchedWords<LessonWords>(
    async () => (await import('./tr/lesson-hearts.ts')).lessonHeartsTr,
    async () => (await import('./en/lesson-hearts.ts')).lessonHeartsEn,
  ),
  spades: fetchedWords<LessonWords>(
    async () => (await import('./tr/lesson-spades.ts')).lessonSpadesTr,
    async () => (await import('./en/lesson-spades.ts')).lessonSpadesEn,
  ),
  king: fetchedWords<LessonWords>(
    async () => (await import('./tr/lesson-king.ts')).lessonKingTr,
    async () => (await import('./en/lesson-king.ts')).lessonKingEn,
  ),
};

export function useLessonWords(game: GameId): LessonWords {
  return LESSON_WORDS[game].use();
}
