// What is measured, beside what is promised of two cores.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gameOf } from '@kalpler/engine';
import { gainOf, jobRate, measure } from './measure.ts';
import type { Row } from './row.ts';

/** The promise speaks of this many games. */
export const GAMES = 1000;
const SECONDS = 10;
const MEGABYTES = 200;
const EXAMPLES_A_SECOND = 20_000;
const GAIN = 1.7;
/** Of memory in the last third of a run over that in the second: flat, but for the collector's moods. */
const GROWTH = 1.15;

const TO_100 = ['--rule', 'endScore=100', '--ai', 'basic', '--json'];
const CARDS_IN_DEAL = 52;
/** How much of the reference loop is one piece: some milliseconds. */
const ROUNDS = 5_000_000;
const MILLION = 1_000_000;

/** A loop of plain arithmetic: how fast the machine is today, and whether it has two cores to give. */
export async function referenceRows(signal: AbortSignal): Promise<Row[]> {
  let alone = 0;
  const gain = await gainOf(async (workers) => {
    const wish = { pieces: 20, warm: 2, workers };
    const rate = await jobRate('reference', { rounds: ROUNDS }, wish, signal);
    if (workers === 1) alone = Math.max(alone, (rate * ROUNDS) / MILLION);
    return rate;
  });
  const name = 'reference loop';
  return [
    { name, unit: 'million rounds/s', measured: alone, target: null },
    { name: `${name}, 2 threads against 1`, unit: 'times', measured: gain, target: null },
  ];
}

/** Complete Hearts games to 100 of basic players. */
export async function simulateRows(games: number, signal: AbortSignal): Promise<Row[]> {
  const simulate = (count: number) =>
    measure(['simulate', ...TO_100, '--games', `${count}`, '--workers', '2'], signal);
  // The first run of new sources also compiles them, and takes memory for that.
  await simulate(2);
  const measured = await simulate(games);
  if (measured === null) return [];
  const { stdout, seconds, work, mostMemory } = measured;
  const { deals } = JSON.parse(stdout) as { deals: number };
  const { options } = gameOf('hearts', { endScore: 100 });
  const settings = {
    options,
    bots: ['basic', 'basic', 'basic', 'basic'],
    seed: 1,
    wantsLog: false,
  };
  const [warm, pieces] = [Math.ceil(games / 20), Math.ceil(games / 5)];
  const gain = await gainOf((workers) =>
    jobRate('match', settings, { pieces, warm, workers }, signal),
  );
  return [
    {
      name: `${GAMES} Hearts games to 100, basic, 2 workers`,
      unit: 's',
      measured: (seconds * GAMES) / games,
      target: SECONDS,
    },
    { name: '  work of all cores', unit: 's', measured: (work * GAMES) / games, target: null },
    { name: '  games', unit: '/s', measured: games / seconds, target: null },
    { name: '  cards', unit: '/s', measured: (deals * CARDS_IN_DEAL) / seconds, target: null },
    { name: '  most memory', unit: 'MB', measured: mostMemory, target: MEGABYTES },
    {
      name: '  2 workers against 1, once at work',
      unit: 'times',
      measured: gain,
      target: GAIN,
      isFloor: true,
    },
  ];
}

/** Training examples of the same games, written to a real file. */
export async function trainRows(games: number, signal: AbortSignal): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-bench-'));
  try {
    const output = path.join(folder, 'examples.jsonl');
    const wish = ['--games', `${games}`, '--output', output, '--workers', '2'];
    const measured = await measure(['train', ...TO_100, ...wish], signal);
    if (measured === null) return [];
    const { stdout, seconds, work, memory } = measured;
    const { footer } = JSON.parse(stdout) as { footer: { examples: number } };
    const third = Math.floor(memory.length / 3);
    return [
      {
        name: 'examples that train writes, 2 workers',
        unit: '/s',
        measured: footer.examples / seconds,
        target: EXAMPLES_A_SECOND,
        isFloor: true,
      },
      {
        name: '  for a second of work of a core',
        unit: '/s',
        measured: footer.examples / work,
        target: null,
      },
      {
        name: '  memory, last third over second',
        unit: 'times',
        measured: Math.max(...memory.slice(-third)) / Math.max(...memory.slice(third, -third)),
        target: GROWTH,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
