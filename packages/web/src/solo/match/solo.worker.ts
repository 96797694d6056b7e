// The worker in which a match alone is played, beside the page, which stays free.

import type { FromWorker, SoloEvent, SoloRequest } from '../solo-client.ts';
import { openStore } from '../store/open-store.ts';
import { askStore, type SoloStore, storeOf } from '../store/store.ts';
import { holdMatch } from './match-lock.ts';
import { SoloService } from './solo-service.ts';
import { thinkHere } from './thinking.ts';

const post = (message: FromWorker) => postMessage(message);
const notify = (event: SoloEvent) => post(event);
const textOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
const report = (problem: unknown) => notify({ kind: 'problem', text: textOf(problem) });

let isPersistent = true;

async function currentStore(): Promise<SoloStore> {
  const store = await openStore();
  isPersistent = store.isPersistent;
  return store;
}

/** Whatever store there is at the moment: the browser may take one away, and give another. */
const store = storeOf(
  () => isPersistent,
  async (task, given) => askStore(await currentStore(), task, given),
);

const desk = currentStore().then(
  () =>
    new SoloService({
      store,
      think: thinkHere(report),
      hold: holdMatch,
      notify,
      now: Date.now,
      remember: async ({ table, match, progress }) => {
        const { factsOf } = await import('../../stats/facts-of.ts');
        await store.keepFacts(factsOf(table, match, progress));
      },
    }),
);

async function answerTo(question: SoloRequest): Promise<unknown> {
  const { kind } = question;
  if (kind === 'isPersistent') return (await currentStore()).isPersistent;
  // The store answers beside the match: nobody waits for bots to learn what is saved.
  if (kind === 'store') return (await desk).askStore(question.task, question.given);
  return (await desk).answer(question);
}

addEventListener(
  'message',
  async ({ data }: MessageEvent<{ id: number; question: SoloRequest }>) => {
    const { id, question } = data;
    try {
      post({ kind: 'answer', id, answer: await answerTo(question) });
    } catch (problem) {
      post({ kind: 'failed', id, text: textOf(problem) });
    }
  },
);
