// How far somebody is in a lesson, kept in this browser.

import type { LessonGame } from '@kalpler/i18n/areas';
import { pageStore, readKept } from '../solo/store/page-store.ts';
import { STEP_IDS } from './step-ids.ts';

export interface LessonProgress {
  /** The step to go on with, from 0. */
  readonly step: number;
  /** When the lesson was last finished, in milliseconds since 1970. */
  readonly doneAt: number | null;
}

export const NOT_BEGUN: LessonProgress = { step: 0, doneAt: null };

const nameOf = (game: LessonGame) => `lesson.${game}`;

/** From anything that was stored; whatever does not fit is as at the beginning. */
export function toProgress(game: LessonGame, stored: unknown): LessonProgress {
  const { step, doneAt } = (stored ?? {}) as Partial<Record<keyof LessonProgress, unknown>>;
  const isStep = Number.isInteger(step) && (step as number) >= 0;
  return {
    step: isStep && (step as number) < STEP_IDS[game].length ? (step as number) : 0,
    doneAt: Number.isFinite(doneAt) ? (doneAt as number) : null,
  };
}

export async function readProgress(game: LessonGame): Promise<LessonProgress> {
  try {
    return toProgress(game, await readKept(nameOf(game)));
  } catch {
    return NOT_BEGUN;
  }
}

/** Without a store a lesson is begun anew next time, which is no reason to stop it. */
export async function keepProgress(game: LessonGame, progress: LessonProgress): Promise<void> {
  try {
    await (await pageStore()).keep(nameOf(game), progress);
  } catch {
    console.info('the progress of the lesson is not kept');
  }
}
