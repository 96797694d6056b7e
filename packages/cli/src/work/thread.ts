// A worker thread of the pool: makes the pieces of one job whose numbers it is given.

import { parentPort, workerData } from 'node:worker_threads';
import { JOBS } from './jobs.ts';
import type { Assignment, Delivery } from './worker-pool.ts';

const { job, settings } = workerData as Assignment;
const port = parentPort!;

async function begin(): Promise<(index: number) => unknown> {
  const make = (await JOBS[job]()) as (settings: unknown) => (index: number) => unknown;
  return make(settings);
}

const piece = begin();
// Reported with the first piece that is asked for.
piece.catch(() => {});

/** Pieces finished within this time are sent together: a message for each would cost more. */
const TOGETHER_MS = 10;

port.on('message', async (numbers: readonly number[]) => {
  let since = performance.now();
  let made: Delivery[] = [];
  for (const index of numbers) {
    made.push(await delivery(index));
    if (performance.now() - since < TOGETHER_MS) continue;
    port.postMessage(made);
    made = [];
    since = performance.now();
  }
  if (made.length > 0) port.postMessage(made);
});

async function delivery(index: number): Promise<Delivery> {
  try {
    return { index, piece: (await piece)(index) };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { index, error: why };
  }
}
