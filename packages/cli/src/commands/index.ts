// The commands of the program, in the order of its help.

import type { AddCommand } from '../command.ts';
import { addBench } from './bench.ts';
import { addCompare } from './compare.ts';
import { addCompletion } from './completion.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addSimulate } from './simulate.ts';
import { addTest } from './test.ts';
import { addTournament } from './tournament.ts';
import { addTrain } from './train.ts';
import { addVerify } from './verify.ts';

export const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addSimulate,
  addCompare,
  addTournament,
  addTest,
  addTrain,
  addReplay,
  addVerify,
  addBench,
  addCompletion,
];
