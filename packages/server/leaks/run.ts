// The long leak test: `node packages/server/leaks/run.ts [--matches 1000] [--seed 1] [--only MATCH]`.

import { parseArgs } from 'node:util';
import { playMatches } from './campaign.ts';

const USAGE = `usage: npm run leaks -- [--matches N] [--seed N] [--only MATCH]
  --matches  random matches over sockets, with spectators (1000)
  --seed     the same seed gives the same tables (1)
  --only     just the match with this number`;
const MOST_SHOWN = 20;

function whole(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new RangeError(text);
  return Number(text);
}

async function main(): Promise<number> {
  let from = 0;
  let to: number;
  let seed: number;
  try {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({ options: { matches: option, seed: option, only: option } });
    to = whole(values.matches ?? '1000');
    seed = whole(values.seed ?? '1');
    if (values.only !== undefined) {
      from = whole(values.only);
      to = from + 1;
    }
  } catch {
    console.error(USAGE);
    return 2;
  }
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

process.exitCode = await main();
