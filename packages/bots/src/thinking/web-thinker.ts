// Bots that think in a browser worker.

import { Thinker } from './asking.ts';
import type { Answer, Question } from './question.ts';

/** The part of the browser's Worker that is needed here. */
export interface WebWorker {
  postMessage(message: Question): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Answer }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
}

/** Speaks with a worker that runs `web-thread.ts`; how it is bundled and started is the page's affair. */
export function webThinker(worker: WebWorker, report: (problem: string) => void): Thinker {
  const thinker = new Thinker(
    {
      send: (question) => worker.postMessage(question),
      hear: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    },
    report,
  );
  worker.addEventListener('error', ({ message }) => {
    report(message);
    thinker.end(`the thinking thread broke: ${message}`);
  });
  return thinker;
}
