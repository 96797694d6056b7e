// The worker in which a match alone is played, beside the page, which stays free.

import type { FromWorker, Question, Told } from './line.ts';
import { MatchDesk } from './match-desk.ts';
import { holdMatch } from './match-lock.ts';
import { openStore } from './open-store.ts';
import type { AloneStore, StoreTask } from './store.ts';
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

/** The store answers beside the match: nobody waits for bots to learn what is saved. */
async function askStore(task: StoreTask, given: readonly unknown[]): Promise<unknown> {
  const store: AloneStore = await openStore();
  if (task === 'isLasting') return store.isLasting;
  return (store[task] as (...given: unknown[]) => Promise<unknown>).apply(store, [...given]);
}

async function answerTo(question: Question): Promise<unknown> {
  if (question.kind === 'store') {
    const { task, given } = question;
    // Also of a match that the store had no room for.
    if (task === 'read') return (await desk).raw(given[0] as string);
    return askStore(task, given);
  }
  return (await desk).answer(question);
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  try {
    post({ kind: 'answer', id, answer: await answerTo(question) });
  } catch (problem) {
    post({ kind: 'failed', id, text: textOf(problem) });
  }
});
