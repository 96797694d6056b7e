// Lets any bots play each other: `npm run bench -- arena --game hearts --bots expert:20ms basic basic basic --deals 200`.

import { summarize } from '../src/arena/index.ts';
import { playInThreads } from '../src/arena/pool.ts';
import { ARENA_USAGE, readArenaRequest } from './arena-options.ts';
import { runCommand } from './arguments.ts';
import { BOARDS, summaryLines } from './figures.ts';
import { progressLine } from './progress-line.ts';

export async function arena(
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { contest, workers, json } = readArenaRequest(args);
  const [, boards] = BOARDS[contest.length];
  const progress = progressLine(`${contest.game} ${boards}`, contest.count);
  const outcome = await playInThreads(contest, { threads: workers, progress, signal });
  const summary = summarize(contest, outcome);
  if (json) print(JSON.stringify(summary, null, 2));
  else for (const line of summaryLines(summary)) print(line);
  return 0;
}

if (import.meta.main) {
  await runCommand((args, signal) => arena(args, console.log, signal), ARENA_USAGE);
}
