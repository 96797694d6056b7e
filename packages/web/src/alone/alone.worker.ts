// The worker in which a match alone is played, beside the page, which stays free.

import type { FromWorker, Question, Told } from './line.ts';
import { MatchDesk } from './match-desk.ts';
import { holdMatch } from './match-lock.ts';
import { openStore } from './open-store.ts';
import { type AloneStore, askStore, storeOf } from './store.ts';
import { thinkHere } from './thinking.ts';

const post = (message: FromWorker) => postMessage(message);
const tell = (told: Told) => post(told);
const textOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
const report = (problem: unknown) => tell({ kind: 'problem', text: textOf(problem) });

let isLasting = true;

async function currentStore(): Promise<AloneStore> {
  const store = await openStore();
  isLasting = store.isLasting;
  return store;
}

/** Whatever store there is at the moment: the browser may take one away, and give another. */
const store = storeOf(
  () => isLasting,
  async (task, given) => askStore(await currentStore(), task, given),
);

const desk = currentStore().then(
  () =>
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

async function answerTo(question: Question): Promise<unknown> {
  const { kind } = question;
  if (kind === 'isLasting') return (await currentStore()).isLasting;
  // The store answers beside the match: nobody waits for bots to learn what is saved.
  if (kind === 'store') return (await desk).askStore(question.task, question.given);
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
