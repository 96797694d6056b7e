// Kills a server at random moments while people play: `npm run crash -- --tables 200 --kills 200`.

import { parseArgs } from 'node:util';
import { MAX_SEED } from '@kalpler/engine';
import { type CrashReport, crashCampaign } from './campaign.ts';
import { summaryLine } from './summary.ts';

const USAGE = `usage: npm run crash -- [--tables N] [--kills N] [--seed N]
  --tables  tables of four players each, of all three games (200)
  --kills   how often the server is killed (200)
  --seed    the same seed gives the same choices, though never the same crash (1)`;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new TypeError(`--${name}: expected a whole number from ${min} to ${max}, got ${text}`);
}

function readWish(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '200' },
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
    },
  });
  return {
    tables: wholeNumber('tables', values.tables, 1, 10_000),
    kills: wholeNumber('kills', values.kills, 0, 1_000_000),
    seed: wholeNumber('seed', values.seed, 0, MAX_SEED),
  };
}

async function main(): Promise<void> {
  let wish: ReturnType<typeof readWish>;
  try {
    wish = readWish(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const progress = (kills: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${kills} of ${wish.kills} kills `);
  };
  let report: CrashReport;
  try {
    report = await crashCampaign({ ...wish, progress });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return;
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  const problems = [...report.lost, ...report.duplicated, ...report.wrong];
  for (const problem of problems.slice(0, 20)) console.error(problem);
  console.log(summaryLine(report));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await main();
