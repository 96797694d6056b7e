// Lets any bots play each other: `npm run arena -- --game hearts --bots expert:20ms basic basic basic --deals 200`.

import { summarize } from '../src/arena/index.ts';
import { playInThreads } from '../src/arena/pool.ts';
import { ARENA_USAGE, readArenaWish } from './arena-wish.ts';
import { runCommand } from './arguments.ts';
import { summaryLines } from './figures.ts';
import { progressLine } from './progress-line.ts';

export async function arena(
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { contest, workers, json } = readArenaWish(args);
  const progress = progressLine(`${contest.game} ${contest.length}s`, contest.count);
  const outcome = await playInThreads(contest, { threads: workers, progress, signal });
  const summary = summarize(contest, outcome);
  if (json) print(JSON.stringify(summary, null, 2));
  else for (const line of summaryLines(summary)) print(line);
  return 0;
}

if (import.meta.main) {
  await runCommand((signal) => arena(process.argv.slice(2), console.log, signal), ARENA_USAGE);
}
