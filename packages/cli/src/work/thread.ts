// A worker thread of the crew: makes the pieces of one job whose numbers it is given.

import { parentPort, workerData } from 'node:worker_threads';
import type { Assignment, Delivery } from './crew.ts';
import { JOBS } from './jobs.ts';

const { job, settings } = workerData as Assignment;
const port = parentPort!;

async function begin(): Promise<(index: number) => unknown> {
  const make = (await JOBS[job]()) as (settings: unknown) => (index: number) => unknown;
  return make(settings);
}

const piece = begin();
// Whoever is given a piece to make tells of it.
piece.catch(() => {});

port.on('message', async (index: number) => {
  let delivery: Delivery;
  try {
    delivery = { index, piece: (await piece)(index) };
  } catch (error) {
    delivery = {
      index,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  port.postMessage(delivery);
});
