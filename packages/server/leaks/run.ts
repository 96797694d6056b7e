// The long leak test: `npm run bench -- leaks [--matches 1000] [--seed 1] [--only MATCH]`.

import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from '../../bots/bench/arguments.ts';
import { playMatches } from './campaign.ts';

const USAGE = `usage: npm run bench -- leaks [--matches N] [--seed N] [--only MATCH]
  --matches  random matches over sockets, with spectators (1000)
  --seed     the same seed gives the same tables (1)
  --only     just the match with this number`;
const MOST = 99_999_999;
const MOST_SHOWN = 20;

async function leaks(args: readonly string[]): Promise<number> {
  const option = { type: 'string' } as const;
  const options = { matches: option, seed: option, only: option };
  const { values } = parseArgs({ args: [...args], options });
  const seed = wholeNumber('seed', values.seed ?? '1', 0, MOST);
  const isOne = values.only !== undefined;
  const from = wholeNumber('only', values.only ?? '0', 0, MOST);
  const to = isOne ? from + 1 : wholeNumber('matches', values.matches ?? '1000', 0, MOST);
  const started = performance.now();
  const report = await playMatches(
    { from, to, seed, mostDeals: 5 },
    (matches, { frames, leaks }) => {
      if (matches % 50 === 0)
        console.log(`${matches} matches, ${frames} frames, ${leaks.length} leaks`);
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const leak of report.leaks.slice(0, MOST_SHOWN)) console.log(leak);
  console.log(
    `${report.matches} matches, ${report.frames} frames with ${report.cards} cards in ${seconds} s: ${report.leaks.length} leaks`,
  );
  return report.leaks.length === 0 && report.cards > 0 ? 0 : 1;
}

await runCommand(leaks, USAGE);
