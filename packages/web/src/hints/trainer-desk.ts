// What the trainer needs when it asks: fetched only where it is switched on.

import { keepScore, loadScore, NO_SCORE, type TrainerScore, withAnswer } from './trainer-score.ts';

export { questionAt, seedOf } from './question.ts';

export interface Scores {
  /** Since the page was opened, and since ever. */
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
