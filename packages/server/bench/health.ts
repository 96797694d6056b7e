// Asks /healthz again and again from a thread of its own, so that a busy load generator does not lengthen the answers.

import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Health {
  /** The slowest answer, in milliseconds. */
  readonly slowest: number;
  readonly answers: number;
}

/** How often it is asked, in milliseconds. */
const EVERY = 5;

/** Asks until it is stopped; fails when an answer is not 200. */
export function watchHealth(port: number): { stop(): Promise<Health> } {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: { port } });
  const received = Promise.withResolvers<Health>();
  thread.once('message', received.resolve);
  thread.once('error', received.reject);
  received.promise.catch(() => {});
  return {
    async stop() {
      thread.postMessage('stop');
      const health = await received.promise;
      await thread.terminate();
      return health;
    },
  };
}

async function ask(port: number): Promise<Health> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  parentPort!.once('message', () => {
    isOver = true;
  });
  let slowest = 0;
  let answers = 0;
  while (!isOver) {
    const start = performance.now();
    await answer(port, agent);
    slowest = Math.max(slowest, performance.now() - start);
    answers++;
    await pause(EVERY);
  }
  agent.destroy();
  return { slowest, answers };
}

function answer(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`/healthz said ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

if (!isMainThread && workerData?.port !== undefined) {
  parentPort!.postMessage(await ask(workerData.port));
}
