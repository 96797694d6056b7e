// Kills a server at random moments while people play: `npm run bench -- crash --tables 200 --kills 200`.

import { parseArgs } from 'node:util';
import { MAX_SEED } from '@kalpler/engine';
import { runCommand, wholeNumber } from '../../bots/bench/arguments.ts';
import { type CrashReport, crashCampaign } from './campaign.ts';

const USAGE = `usage: npm run bench -- crash [--tables N] [--kills N] [--seed N]
  --tables  tables of four players each, of all three games (200)
  --kills   how often the server is killed (200)
  --seed    the same seed gives the same choices, though never the same crash (1)`;

async function crash(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '200' },
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
    },
  });
  const tables = wholeNumber('tables', values.tables, 1, 10_000);
  const kills = wholeNumber('kills', values.kills, 0, 1_000_000);
  const seed = wholeNumber('seed', values.seed, 0, MAX_SEED);
  const progress = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${kills} kills `);
  };
  let report: CrashReport;
  try {
    report = await crashCampaign({ tables, kills, seed, progress });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  const problems = [...report.lost, ...report.duplicated, ...report.wrong];
  for (const problem of problems.slice(0, 20)) console.error(problem);
  console.log(summaryLine(report));
  return problems.length === 0 ? 0 : 1;
}

await runCommand(crash, USAGE);

function summaryLine(report: CrashReport): string {
  const { kills, tables, matches, acknowledged, views, lost, duplicated, wrong, seconds } = report;
  const figure = (n: number) => n.toLocaleString('en-US');
  return (
    `${figure(kills)} kills, ${figure(tables)} tables, ${figure(matches)} matches finished, ` +
    `${figure(acknowledged)} acknowledged moves, ${figure(views)} announced states: ` +
    `${lost.length} lost, ${duplicated.length} duplicated, ${wrong.length} other problems ` +
    `(${seconds.toFixed(1)} s)`
  );
}
