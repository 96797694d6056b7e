// A thread of the long run of the laws: plays the matches it is given and reports.

import { parentPort } from 'node:worker_threads';
import { type Part, runPart } from './campaign.ts';

parentPort?.on('message', (part: Part) => {
  parentPort?.postMessage(runPart(part));
});
