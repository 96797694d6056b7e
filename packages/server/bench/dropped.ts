// Thousands of connections that are gone at once, as when a proxy restarts: how long others wait for an answer.
//
// The players are a process of their own that is killed; it runs this file as well.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { watchHealth } from './health.ts';
import { holdTables } from './load.ts';

export interface DropFigures {
  readonly sockets: number;
  /** Milliseconds: the longest that a question waited for its answer, before the drop and after it. */
  readonly quiet: number;
  readonly longest: number;
  /** Milliseconds until the server had noticed that all were gone. */
  readonly noticed: number;
}

/** How often it is asked how many are left: that is work for it, too. */
const RARELY = 250;
/** For so long after the last connection was gone it is asked on: tables notice a little later. */
const AFTER = 2000;

/** Seats four people at each of so many tables, lets all of them drop at once, and asks all the while. */
export async function measureDrop(port: number, tables: number): Promise<DropFigures> {
  const before = await socketsOf(port);
  const file = fileURLToPath(import.meta.url);
  const players = fork(file, [String(port), String(tables)], { execArgv: process.execArgv });
  await new Promise<void>((resolve, reject) => {
    players.once('message', () => resolve());
    players.once('exit', (code) => reject(new Error(`the players ended with ${code}`)));
  });
  const sockets = (await socketsOf(port)) - before;
  const quiet = await longestAnswer(port, () => pause(AFTER));
  const gone = once(players, 'exit');
  const start = performance.now();
  let noticed = 0;
  const longest = await longestAnswer(port, async () => {
    players.kill('SIGKILL');
    await gone;
    while ((await socketsOf(port)) > before) await pause(RARELY);
    noticed = performance.now() - start;
    await pause(AFTER);
  });
  return { sockets, quiet, longest, noticed };
}

/** The longest answer while something goes on. */
async function longestAnswer(port: number, during: () => Promise<void>): Promise<number> {
  const health = watchHealth(port);
  await during();
  return (await health.stop()).slowest;
}

async function socketsOf(port: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(figures.match(/^kalpler_sockets (\d+)/m)?.[1] ?? 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, tables] = process.argv.slice(2).map(Number) as [number, number];
  // No clock of a turn runs out meanwhile.
  await holdTables(port, tables, { turnSeconds: 600 });
  process.send('seated');
}
