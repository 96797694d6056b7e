// The program of a Node worker thread in which bots think.

import { parentPort } from 'node:worker_threads';
import { allBots } from '../index.ts';
import { READY } from './node-thinker.ts';
import { answerQuestions } from './thinker.ts';

const port = parentPort;
if (port === null) throw new Error('this program runs in a worker thread');
answerQuestions(allBots, {
  send: (answer) => port.postMessage(answer),
  handle: (listener) => port.on('message', listener),
});
port.on('messageerror', () => {
  throw new Error('a question could not be read');
});
port.postMessage(READY);
