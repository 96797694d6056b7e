// The strength table from one command: `npm run bench -- strength [--quick] [--only hearts] [--workers 2]`.

import { parseArgs } from 'node:util';
import { MAX_SEED } from '@kalpler/engine';
import { type Contest, readContest, summarize } from '../src/arena/index.ts';
import { playInThreads } from '../src/arena/pool.ts';
import { oneOf, runCommand, UsageError, wholeNumber, workerCount } from './arguments.ts';
import { countText } from './figures.ts';
import { progressLine } from './progress-line.ts';
import { rowOf, type StrengthVerdict, TABLE_HEAD, unplayedRow } from './strength-row.ts';
import { AREAS, TRIALS, type Trial } from './trials.ts';

const USAGE = `usage: npm run bench -- strength [--quick] [--only ${AREAS.join('|')}] [--seed N] [--scale X] [--workers N]
  --quick    about a tenth of the deals and matches
  --scale    this many times the deals and matches (1)
  --seed     the same seed gives the same cards (1)
  --workers  threads (one for each core)`;

interface StrengthOptions {
  readonly trials: readonly Trial[];
  readonly quick: boolean;
  readonly scale: number;
  readonly seed: number;
  readonly workers: number;
}

export function readStrengthRequest(args: readonly string[]): StrengthOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: text,
      scale: { ...text, default: '1' },
      seed: { ...text, default: '1' },
      workers: text,
    },
  });
  const only = values.only === undefined ? null : oneOf('only', values.only, AREAS);
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 1000)) {
    throw new UsageError(`--scale: expected a number above 0 up to 1000, got ${values.scale}`);
  }
  return {
    trials: TRIALS.filter(({ area }) => only === null || area === only),
    quick: values.quick,
    scale,
    seed: wholeNumber('seed', values.seed, 0, MAX_SEED),
    workers: workerCount(values.workers),
  };
}

/** Two boards are the least that show how much they vary. */
export function boardsOf({ contest, quick: few }: Trial, request: StrengthOptions): number {
  return Math.max(2, Math.round((request.quick ? few : contest.count) * request.scale));
}

async function strength(
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const request = readStrengthRequest(args);
  const start = performance.now();
  const verdicts: StrengthVerdict[] = [];
  for (const line of TABLE_HEAD) print(line);
  for (const trial of request.trials) {
    const read = readContest({
      ...trial.contest,
      count: boardsOf(trial, request),
      seed: request.seed,
    });
    const rows = read.ok
      ? await play(trial, read.value, request.workers, signal)
      : trial.goals.map((goal) => unplayedRow(trial, goal, read.error));
    for (const { text, verdict } of rows) {
      print(text);
      verdicts.push(verdict);
    }
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  print('');
  print(
    `Seed ${request.seed}, ${countText(request.workers, 'thread')}, Node.js ${process.version}, ${minutes} minutes. ` +
      'Every deal and match is played with the same cards in every arrangement of the bots.',
  );
  return verdicts.some((verdict) => verdict === 'MISSED' || verdict === 'not played') ? 1 : 0;
}

async function play(trial: Trial, contest: Contest, threads: number, signal?: AbortSignal) {
  const progress = progressLine(`${contest.game}: ${trial.what}`, contest.count);
  const outcome = await playInThreads(contest, { threads, progress, signal });
  const summary = summarize(contest, outcome);
  return trial.goals.map((goal) => rowOf(trial, goal, summary));
}

if (import.meta.main) {
  await runCommand((args, signal) => strength(args, console.log, signal), USAGE);
}
