// Ten minutes under load: whether memory stays where it is. `npm run bench -- soak`

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand, UsageError, wholeNumber } from '../../bots/bench/arguments.ts';
import { steady } from './load.ts';
import { LoadTable } from './load-table.ts';
import { ServerProcess, stayAside } from './process.ts';

const USAGE = `usage: npm run bench -- soak [--minutes N] [--tables N]
  --minutes  how long cards are played (10)
  --tables   tables of four at the same time (250)`;
const MB = 1024 * 1024;
/** Cards a second, of all tables together. */
const RATE = 1000;
/** Tables that are closed and made anew every second, so that coming and going is part of it. */
const FRESH = 2;
const SAMPLES = 20;

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

async function soak(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      tables: { type: 'string', default: '250' },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 10_000))
    throw new UsageError(`--minutes: expected more than 0 and up to 10000, got ${values.minutes}`);
  const count = wholeNumber('tables', values.tables, 1, 10_000);
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
  const stopPlaying = steady(tables, RATE);
  const coming = setInterval(async () => {
    for (let i = 0; i < FRESH; i++) {
      const fresh = await makeTable();
      tables.push(fresh);
      tables.shift()!.close();
    }
  }, 1000);
  const samples: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    await pause((minutes * 60_000) / SAMPLES);
    samples.push((await server.memory()) / MB);
    console.log(
      `${((i + 1) * minutes) / SAMPLES} min: ${samples.at(-1)!.toFixed(1)} MB, ${cards} cards`,
    );
  }
  stopPlaying();
  clearInterval(coming);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  // The first fifth is for warming up.
  const later = samples.slice(SAMPLES / 5);
  const perMinute = (slope(later) * SAMPLES) / minutes;
  const growth = (slope(later) * (later.length - 1)) / later[0]!;
  const isFlat = growth < 0.05;
  console.log(
    `memory: ${perMinute.toFixed(2)} MB a minute, ${(100 * growth).toFixed(1)} % in all: ${isFlat ? 'flat' : 'GROWS'}`,
  );
  process.exit(isFlat ? 0 : 1);
}

await runCommand(soak, USAGE);
