// A thread of a contest: plays the parts it is given, each time reporting what came out.

import { parentPort, workerData } from 'node:worker_threads';
import type { Contest } from './contest.ts';
import { type ContestPart, playPart } from './runner.ts';
import { Stage } from './stage.ts';

const stage = new Stage(workerData as Contest);

parentPort?.on('message', (part: ContestPart) => {
  parentPort?.postMessage(playPart(stage, part));
});
