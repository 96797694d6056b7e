// The program of a browser worker in which bots think.

import '../all-games.ts';
import { answerQuestions } from './answering.ts';
import type { Answer, Question } from './question.ts';

/** What a dedicated worker calls itself. */
interface WorkerScope {
  postMessage(message: Answer): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

const scope = globalThis as unknown as WorkerScope;
answerQuestions({
  send: (answer) => scope.postMessage(answer),
  hear: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
});
// Whose question it was cannot be known, so the page is told that the worker broke.
scope.addEventListener('messageerror', () => {
  throw new Error('a question could not be read');
});
