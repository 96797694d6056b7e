// Bots that think in a Node worker thread.

import { Worker } from 'node:worker_threads';
import { messageOf, Thinker } from './thinker.ts';

export interface NodeThinker {
  readonly thinker: Thinker;
  /** Resolves when the thread has loaded its bots, or has ended. */
  readonly ready: Promise<void>;
  /** Ends the thread; whatever still waits is rejected. */
  close(): Promise<void>;
}

/** What a thread sends before any answer. */
export const READY = 'ready';

/** Memory for one thread, in megabytes: far more than any bot needs, and little enough to notice a leak. */
const MEMORY = 64;

/** The thread keeps the program alive only while a question is open. A bundle passes the place of its own copy. */
export function startNodeThinker(
  report: (problem: string) => void,
  thread: URL = new URL('./node-thread.ts', import.meta.url),
): NodeThinker {
  const worker = new Worker(thread, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const thinker = new Thinker(
    {
      send: (question) => worker.postMessage(question),
      handle: (listener) =>
        worker.on('message', (message) => {
          if (message === READY) isReady();
          else listener(message);
        }),
      hold: (busy) => {
        if (busy) worker.ref();
        else worker.unref();
      },
    },
    report,
  );
  const breakOff = (message: string) =>
    thinker.end(`the thinking thread broke: ${message}`, message);
  const close = async () => {
    await worker.terminate();
    thinker.end('the thinking thread has ended');
  };
  worker.on('error', (error) => breakOff(messageOf(error)));
  worker.on('messageerror', () => {
    breakOff('an answer could not be read');
    close();
  });
  worker.on('exit', () => {
    thinker.end('the thinking thread has ended');
    isReady();
  });
  return { thinker, ready, close };
}
