// Plays a contest in several threads of Node.js, with the same result as in one thread.

import { Worker } from 'node:worker_threads';
import type { Contest } from './contest.ts';
import {
  type ContestPart,
  type ContestProgress,
  joinOutcomes,
  type Outcome,
  partsOf,
} from './runner.ts';
import { Stage } from './stage.ts';

/** Hands out the parts of a contest to threads until all are played, or one fails. */
export async function playInThreads(
  contest: Contest,
  { threads, progress, signal }: ContestProgress & { readonly threads: number },
): Promise<Outcome> {
  signal?.throwIfAborted();
  const stage = new Stage(contest);
  const parts = partsOf(contest);
  const outcomes = new Array<Outcome>(parts.length);
  const workers: Worker[] = [];
  let next = 0;
  let boards = 0;

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: contest });
      workers.push(worker);
      let given = next;
      const giveOrEnd = (): void => {
        given = next++;
        const part: ContestPart | undefined = parts[given];
        if (part === undefined) resolve();
        else worker.postMessage(part);
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread ended before its work was done')));
      worker.on('message', (outcome: Outcome) => {
        outcomes[given] = outcome;
        boards += outcome.boards.length;
        progress?.(boards);
        giveOrEnd();
      });
      giveOrEnd();
    });

  // Promise.withResolvers is younger than the oldest Node.js that this runs on.
  let stop = (): void => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
  });
  signal?.addEventListener('abort', stop);
  try {
    const size = Math.max(1, Math.min(threads, parts.length));
    await Promise.race([Promise.all(Array.from({ length: size }, work)), stopped]);
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return joinOutcomes(outcomes, stage.emptyLedger());
}
