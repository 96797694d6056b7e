// Bots that think in a Node worker thread.

import { Worker } from 'node:worker_threads';
import { Thinker } from './asking.ts';

export interface NodeThinker {
  readonly thinker: Thinker;
  /** Ends the thread; whoever still waits is told. */
  close(): Promise<void>;
}

/** Memory for one thread, in megabytes: far more than any bot needs, and little enough to notice a leak. */
const MEMORY = 64;

export function startNodeThinker(report: (problem: string) => void): NodeThinker {
  const worker = new Worker(new URL('./node-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  worker.unref();
  const thinker = new Thinker(
    {
      send: (question) => worker.postMessage(question),
      hear: (listener) => worker.on('message', listener),
    },
    report,
  );
  worker.on('error', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    report(message);
    thinker.end(`the thinking thread broke: ${message}`);
  });
  worker.on('exit', () => thinker.end('the thinking thread has ended'));
  return {
    thinker,
    close: async () => {
      await worker.terminate();
      thinker.end('the thinking thread has ended');
    },
  };
}
