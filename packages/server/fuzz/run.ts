// The long run of noise and all attacks: `npm run bench -- fuzz [--messages 1000000] [--seed 1]`.

import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from '../../bots/bench/arguments.ts';
import { attackAll } from './attack-campaign.ts';
import { fuzz } from './campaign.ts';

const USAGE = `usage: npm run bench -- fuzz [--messages N] [--seed N] [--attacks NAME]
  --messages  malformed, replayed, misplaced and impossible messages (1000000); 0 for none
  --seed      the same seed gives the same messages (1)
  --attacks   only attacks whose name has this in it; "none" for none`;
const MOST = 999_999_999;
const STEP = 100_000;

async function campaign(args: readonly string[]): Promise<number> {
  const option = { type: 'string' } as const;
  const options = { messages: option, seed: option, attacks: option };
  const { values } = parseArgs({ args: [...args], options });
  const messages = wholeNumber('messages', values.messages ?? '1000000', 0, MOST);
  const seed = wholeNumber('seed', values.seed ?? '1', 0, MOST);
  const only = values.attacks;
  const noise = messages === 0 ? 0 : await noisy(messages, seed);
  const attacks = only === 'none' ? 0 : await attacked(only);
  return noise + attacks === 0 ? 0 : 1;
}

/** How many problems there were. */
async function noisy(messages: number, seed: number): Promise<number> {
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
  return report.problems.length;
}

async function attacked(only: string | undefined): Promise<number> {
  const reports = await attackAll(only, ({ name, says, p99, cards, problems }) => {
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    console.log(`       ${says}; ${cards} honest cards, p99 ${p99.toFixed(1)} ms`);
    for (const problem of problems) console.log(`       ! ${problem}`);
  });
  const problems = reports.reduce((sum, report) => sum + report.problems.length, 0);
  console.log(`${reports.length} attacks, ${problems} problems`);
  return problems;
}

await runCommand(campaign, USAGE);
