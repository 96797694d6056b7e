// The counting trainer: its questions and the score of its answers, fetched only where it is switched on.

import { pageStore, readKept } from '../../solo/store/page-store.ts';

export { questionAt, seedOf } from './question.ts';

export interface Scores {
  /** Since the page was opened, and in all. */
  readonly now: TrainerScore;
  readonly ever: TrainerScore;
}

let scores: Promise<Scores> | undefined;

export function readScores(): Promise<Scores> {
  scores ??= loadScore().then((ever) => ({ now: NO_SCORE, ever }));
  return scores;
}

export async function countAnswer(isRight: boolean): Promise<Scores> {
  const before = await readScores();
  const after = { now: withAnswer(before.now, isRight), ever: withAnswer(before.ever, isRight) };
  scores = Promise.resolve(after);
  await keepScore(after.ever);
  return after;
}

/** How well somebody counts: kept in the store for good, and for as long as the page is open. */
export interface TrainerScore {
  readonly right: number;
  readonly asked: number;
  /** Right answers without a wrong one between them, now and at most. */
  readonly streak: number;
  readonly best: number;
}

const NAME = 'trainer';
export const NO_SCORE: TrainerScore = { right: 0, asked: 0, streak: 0, best: 0 };

export function withAnswer({ right, asked, streak, best }: TrainerScore, isRight: boolean) {
  const now = isRight ? streak + 1 : 0;
  return {
    right: right + Number(isRight),
    asked: asked + 1,
    streak: now,
    best: Math.max(best, now),
  };
}

/** A score from anything that was kept; whatever makes no sense is as if nothing had been asked. */
export function readScore(kept: unknown): TrainerScore {
  if (typeof kept !== 'object' || kept === null) return NO_SCORE;
  const { right, asked, streak, best } = kept as Record<keyof TrainerScore, unknown>;
  const isSound =
    [right, asked, streak, best].every((n) => Number.isInteger(n) && Number(n) >= 0) &&
    Number(streak) <= Number(best) &&
    Number(best) <= Number(right) &&
    Number(right) <= Number(asked);
  return isSound ? ({ right, asked, streak, best } as TrainerScore) : NO_SCORE;
}

export async function loadScore(): Promise<TrainerScore> {
  try {
    return readScore(await readKept(NAME));
  } catch {
    return NO_SCORE;
  }
}

/** Where nothing can be kept, the score lasts as long as the page. */
export async function keepScore(score: TrainerScore): Promise<void> {
  try {
    await (await pageStore()).keep(NAME, score);
  } catch {
    // The game goes on all the same.
  }
}
