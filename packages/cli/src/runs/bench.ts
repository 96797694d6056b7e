// What `kalpler bench` does: measures everything in turn, beside what is promised of two cores, and fails where a target is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gameOf } from '@kalpler/engine';
import { measureGain, middle } from '../bench/gain.ts';
import { measure } from '../bench/measure.ts';
import type { Context } from '../command.ts';
import { type BenchOptions, GAMES } from '../commands/bench.ts';
import { FAILED } from '../errors.ts';
import { write, writeJson } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { textTable } from '../table-text.ts';

const MOST_GAMES = 1_000_000;

export async function bench(options: BenchOptions, context: Context): Promise<void> {
  const { io } = context;
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const trained = wholeNumber('--train', options.train, 1, MOST_GAMES);
  const rows: Row[] = [];
  const steps = [
    () => referenceRows(io.signal),
    () => simulateRows(games, io.signal),
    () => trainRows(trained, io.signal),
  ];
  for (const step of steps) {
    if (!io.signal.aborted) rows.push(...(await step()));
  }
  if (options.json) await writeJson(io, { rows: rows.map((row) => ({ ...row, met: isMet(row) })) });
  else await write(io.stdout, rowsText(rows));
  if (!rows.every(isMet)) context.exit(FAILED);
}

const SECONDS = 10;
const MEGABYTES = 200;
const EXAMPLES_A_SECOND = 20_000;
const GAIN = 1.7;
/** The gain of threads is also measured with whole commands that are this many times as long. */
const MANY = 5;
/** How often that is measured; a run of few games is quicker and less sure. */
const longTurns = (games: number): number => Math.min(3, Math.ceil(games / 200));
const turnsAtWork = (games: number): number => Math.min(15, Math.ceil(games / 50));
const WARM_TURNS = 3;
/** Of memory in the last third of a run over that in the second: flat, but for the collector's moods. */
const GROWTH = 1.15;

const TO_100 = ['--rule', 'endScore=100', '--ai', 'basic', '--json'];
const CARDS_IN_DEAL = 52;
/** How much of the reference loop is one piece: a few milliseconds. */
const ROUNDS = 1_000_000;
const MILLION = 1_000_000;

/** A loop of plain arithmetic: how fast the machine is today, and whether it has two cores to give. */
async function referenceRows(signal: AbortSignal): Promise<Row[]> {
  const sizes = { pieces: 100, turns: 5, warm: 1 };
  const measured = await measureGain('reference', { rounds: ROUNDS }, sizes, signal);
  if (measured === null) return [];
  const { rate, gain } = measured;
  const name = 'reference loop';
  return [
    { name, unit: 'million rounds/s', measured: (rate * ROUNDS) / MILLION, target: null },
    { name: `${name}, 2 threads against 1`, unit: 'times', measured: gain, target: null },
  ];
}

/** Complete Hearts games to 100 of basic players: whole commands, their start and end included. */
async function simulateRows(games: number, signal: AbortSignal): Promise<Row[]> {
  const simulate = (count: number, workers: number) =>
    measure(['simulate', ...TO_100, '--games', `${count}`, '--workers', `${workers}`], signal);
  // The first run of new sources also compiles them, and takes memory for that.
  await simulate(2, 2);
  const measured = await simulate(games, 2);
  if (measured === null) return [];
  const { stdout, seconds, work, mostMemory } = measured;
  const { deals } = JSON.parse(stdout) as { deals: number };
  const gains: number[] = [];
  for (let turn = 0; turn < longTurns(games) && !signal.aborted; turn++) {
    const [one, two] = [await simulate(games * MANY, 1), await simulate(games * MANY, 2)];
    if (one !== null && two !== null) gains.push(one.seconds / two.seconds);
  }
  const { options } = gameOf('hearts', { endScore: 100 });
  const bots = ['basic', 'basic', 'basic', 'basic'];
  const settings = { options, bots, seed: 1, wantsLog: false };
  const turns = turnsAtWork(games);
  const sizes = { pieces: Math.ceil(games / 5), turns, warm: Math.min(WARM_TURNS, turns) };
  const atWork = await measureGain('match', settings, sizes, signal);
  if (atWork === null) return [];
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
      name: `  2 workers against 1, ${games * MANY} games, start and all`,
      unit: 'times',
      measured: middle(gains),
      target: null,
    },
    {
      name: '  2 workers against 1, once at work',
      unit: 'times',
      measured: atWork.gain,
      target: GAIN,
      isFloor: true,
    },
  ];
}

/** Training examples of the same games, written to a real file. */
async function trainRows(games: number, signal: AbortSignal): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-bench-'));
  try {
    const output = path.join(folder, 'examples.jsonl');
    const argv = ['--games', `${games}`, '--output', output, '--workers', '2'];
    const measured = await measure(['train', ...TO_100, ...argv], signal);
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

export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly measured: number;
  /** At most this, or at least where more is better; null for a figure that only describes the machine. */
  readonly target: number | null;
  readonly isFloor?: boolean;
}

/** A measurement beside its target, and all of them in one table. */
export function isMet({ measured, target, isFloor }: Row): boolean {
  if (target === null) return true;
  return isFloor ? measured >= target : measured <= target;
}

export function rowsText(rows: readonly Row[]): string {
  const cells = rows.map((row) => {
    const limit = row.target === null ? '' : `${row.isFloor ? '≥' : '≤'} ${shown(row.target)}`;
    const verdict = row.target === null ? '' : isMet(row) ? 'met' : 'MISSED';
    return [row.name, limit, shown(row.measured), row.unit, verdict];
  });
  return textTable([['', 'target', 'measured', '', ''], ...cells], { left: [3, 4] });
}

function shown(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
