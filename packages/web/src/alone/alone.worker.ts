// The worker in which a match alone is played, beside the page, which stays free.

import type { FromWorker, Question, Told } from './line.ts';
import { MatchDesk } from './match-desk.ts';
import { holdMatch } from './match-lock.ts';
import { openStore } from './open-store.ts';
import { thinkHere } from './thinking.ts';

const post = (message: FromWorker) => postMessage(message);
const tell = (told: Told) => post(told);
const textOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
const report = (problem: unknown) => tell({ kind: 'problem', text: textOf(problem) });

const desk = openStore().then(
  (store) =>
    new MatchDesk({
      store,
      think: thinkHere(report),
      hold: holdMatch,
      tell,
      now: Date.now,
      remember: async ({ table, match, progress }) => {
        const { factsOf } = await import('../stats/facts.ts');
        await store.keepFacts(factsOf(table, match, progress));
      },
    }),
);

addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  try {
    post({ kind: 'answer', id, answer: await (await desk).answer(question) });
  } catch (problem) {
    post({ kind: 'failed', id, text: textOf(problem) });
  }
});
