// The program of a browser worker in which bots think.

import { answerQuestions } from './answering.ts';
import type { Answer, Question } from './question.ts';

/** What a dedicated worker calls itself. */
interface WorkerScope {
  postMessage(message: Answer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
answerQuestions({
  send: (answer) => scope.postMessage(answer),
  hear: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
});
