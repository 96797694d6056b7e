// Bots that think in a browser worker.

import { Thinker } from './asking.ts';
import type { Answer, Question } from './question.ts';

/** The part of the browser's Worker that is needed here. */
export interface WebWorker {
  postMessage(message: Question): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Answer }) => void): void;
  /** A worker that cannot even be loaded fails without a message. */
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface WebThinker {
  readonly thinker: Thinker;
  /** Ends the worker; whoever still waits is told. */
  close(): Promise<void>;
}

/** Speaks with a worker that runs `web-thread.ts`; how it is bundled and started is the page's affair. */
export function webThinker(worker: WebWorker, report: (problem: string) => void): WebThinker {
  const thinker = new Thinker(
    {
      send: (question) => worker.postMessage(question),
      hear: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    },
    report,
  );
  // A browser's worker outlives its errors, but not this: nobody would ask it any more.
  const breakOff = (message: string): void => {
    worker.terminate();
    thinker.end(`the thinking thread broke: ${message}`, message);
  };
  worker.addEventListener('error', ({ message }) => breakOff(message || 'it did not start'));
  worker.addEventListener('messageerror', () => breakOff('an answer could not be read'));
  return {
    thinker,
    close: async () => {
      worker.terminate();
      thinker.end('the thinking thread has ended');
    },
  };
}
