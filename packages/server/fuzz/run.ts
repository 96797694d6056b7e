// The long run of noise: `node packages/server/fuzz/run.ts [--messages 1000000] [--seed 1]`.

import { parseArgs } from 'node:util';
import { fuzz } from './campaign.ts';

const USAGE = `usage: npm run fuzz -- [--messages N] [--seed N]
  --messages  malformed, replayed, misplaced and impossible messages (1000000)
  --seed      the same seed gives the same messages (1)`;
const STEP = 100_000;

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(text);
  return Number(text);
}

async function main(): Promise<number> {
  let messages: number;
  let seed: number;
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({ options: { messages: option, seed: option } });
    messages = whole(values.messages ?? '1000000');
    seed = whole(values.seed ?? '1');
  } catch {
    console.error(USAGE);
    return 2;
  }
  const started = performance.now();
  let next = STEP;
  const report = await fuzz(messages, seed, ({ messages: done, matches, problems }) => {
    if (done < next) return;
    next += STEP;
    console.log(`${done} messages, ${matches} matches finished, ${problems.length} problems`);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const problem of report.problems) console.log(problem);
  console.table(report.codes);
  console.log(
    `${report.messages} messages in ${seconds} s, ${report.matches} honest matches finished, ${report.problems.length} problems`,
  );
  return report.problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
