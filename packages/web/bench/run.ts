// The budgets of the page in one table (`npm run bench -- page`): what is transferred, how soon it shows, how it moves.
// Exit status 1 beyond one.

import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { openBrowser } from '../testing/support/browser.ts';
import { startSite } from '../testing/support/site.ts';
import { memory } from './memory.ts';
import { motion } from './motion.ts';
import { isMet, type Row, tableOf } from './row.ts';
import { sizes } from './sizes.ts';
import { solo } from './solo.ts';
import { visits } from './visit.ts';

const PARTS = ['sizes', 'visits', 'motion', 'memory', 'solo'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    deals: { type: 'string', default: '20' },
  },
});
const runs = Number(values.runs);
const wanted = PARTS.filter((part) => values.only === undefined || values.only === part);

const site = await ensureBuilt();
const server = await startSite();
const browser = await openBrowser({ isWhole: true });
const { url } = server;
const parts: Readonly<Record<Part, () => Promise<Row[]>>> = {
  sizes: () => sizes(browser, url, site),
  visits: () => visits(url, runs),
  motion: () => motion(browser, url, runs),
  memory: () => memory(browser, url, Number(values.deals)),
  solo: () => solo(browser, url, runs),
};
/** A page that no longer moves on must not be waited for for ever. */
const PATIENCE_MS = 600_000;

function within<T>(part: Part, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`${part}: nothing after ${PATIENCE_MS / 1000} seconds`));
    setTimeout(say, PATIENCE_MS).unref();
  });
  return Promise.race([work, late]);
}

const rows: Row[] = [];
try {
  for (const part of wanted) {
    console.error(`Measuring: ${part} …`);
    rows.push(...(await within(part, parts[part]())));
  }
} finally {
  await browser.close();
  await server.remove();
}

console.log(tableOf(rows));
if (!rows.every(isMet)) process.exitCode = 1;
