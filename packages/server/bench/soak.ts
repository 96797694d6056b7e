// Ten minutes under load: whether memory stays where it is. `npm run soak -- [--minutes N] [--tables N]`

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LoadTable } from './load-table.ts';
import { ServerProcess, stayAside } from './process.ts';

const MB = 1024 * 1024;
/** Cards a second, of all tables together. */
const RATE = 1000;
/** Tables that are closed and made anew every second, so that coming and going is part of it. */
const FRESH = 2;
const SAMPLES = 20;

function numberOf(text: string, name: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 10_000)) throw new Error(`--${name}: expected a number above 0`);
  return value;
}

/** The slope of a line through samples, per step. */
function slope(samples: readonly number[]): number {
  const n = samples.length;
  const x = (n - 1) / 2;
  const y = samples.reduce((sum, sample) => sum + sample, 0) / n;
  let top = 0;
  let bottom = 0;
  for (const [i, sample] of samples.entries()) {
    top += (i - x) * (sample - y);
    bottom += (i - x) ** 2;
  }
  return top / bottom;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '250' },
    },
  });
  const minutes = numberOf(values.minutes, 'minutes');
  const count = numberOf(values.tables, 'tables');
  stayAside();
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-soak-'));
  const server = await ServerProcess.start('./subject.ts', { DATA_DIR: folder });
  let cards = 0;
  const pace = { isEager: false, played: () => cards++ };
  const makeTable = async () => {
    const table = new LoadTable(pace, { turnSeconds: 600, cleanupSeconds: 5 });
    await table.open(server.port);
    return table;
  };
  const tables: LoadTable[] = [];
  for (let i = 0; i < count; i++) tables.push(await makeTable());
  const start = performance.now();
  let sent = 0;
  const playing = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * RATE;
    while (sent < due) tables[sent++ % tables.length]!.go();
  }, 1);
  const coming = setInterval(async () => {
    for (let i = 0; i < FRESH; i++) {
      const fresh = await makeTable();
      tables.push(fresh);
      tables.shift()!.close();
    }
  }, 1000);
  const samples: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / SAMPLES));
    samples.push((await server.memory()) / MB);
    console.log(
      `${((i + 1) * minutes) / SAMPLES} min: ${samples.at(-1)!.toFixed(1)} MB, ${cards} cards`,
    );
  }
  clearInterval(playing);
  clearInterval(coming);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  // The first fifth is for warming up.
  const steady = samples.slice(SAMPLES / 5);
  const perMinute = (slope(steady) * SAMPLES) / minutes;
  const growth = (slope(steady) * (steady.length - 1)) / steady[0]!;
  const isFlat = growth < 0.05;
  console.log(
    `memory: ${perMinute.toFixed(2)} MB a minute, ${(100 * growth).toFixed(1)} % in all: ${isFlat ? 'flat' : 'GROWS'}`,
  );
  process.exit(isFlat ? 0 : 1);
}

await main();
