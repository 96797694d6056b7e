// Thousands of connections that are lost at once, as when a proxy restarts: how long others wait for an answer.
//
// The people are a process of their own that is killed; it runs this file as well.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Attacker } from '../fuzz/attacker.ts';
import { watchHealth } from './health.ts';

interface DropFigures {
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
const AFTER = 3000;
/** Tables that sit down at the same time. */
const TOGETHER = 25;
/** Tables whose people have one address, where the server believes a proxy that names addresses. */
const PER_ADDRESS = 50;

/** Seats four people at each of a number of tables, lets all of them drop at once, and asks all the while. */
export async function measureDrop(
  port: number,
  tables: number,
  countSockets: () => Promise<number>,
): Promise<DropFigures> {
  const before = await countSockets();
  const file = fileURLToPath(import.meta.url);
  const people = fork(file, [String(port), String(tables)], { execArgv: process.execArgv });
  await new Promise<void>((resolve, reject) => {
    people.once('message', () => resolve());
    people.once('exit', (code) => reject(new Error(`the people ended with ${code}`)));
  });
  const sockets = (await countSockets()) - before;
  const quiet = await longestAnswer(port, () => pause(AFTER));
  const gone = once(people, 'exit');
  const start = performance.now();
  let noticed = 0;
  const longest = await longestAnswer(port, async () => {
    people.kill('SIGKILL');
    await gone;
    while ((await countSockets()) > before) await pause(RARELY);
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

async function seatFour(port: number, table: number): Promise<void> {
  const from = `198.51.${100 + Math.floor(table / PER_ADDRESS)}.1`;
  let place = {};
  for (let seat = 0; seat < 4; seat++) {
    const person = new Attacker({ port, from });
    if (!(await person.opened)) throw new Error('not let in');
    const playerName = `Oyuncu ${seat}`;
    // No clock of a turn runs out meanwhile.
    const options = { timers: { turnSeconds: 600 } };
    const answer = await (seat === 0
      ? person.ask('createTable', { playerName, options })
      : person.ask('joinTable', { ...place, playerName }));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    place = { tableId: answer.tableId };
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  // These people would be on machines of their own: here they get what the server and others leave.
  setPriority(constants.priority.PRIORITY_LOW);
  const [port, tables] = process.argv.slice(2).map(Number) as [number, number];
  for (let table = 0; table < tables; table += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, tables - table) }, (_, i) => table + i);
    await Promise.all(some.map((each) => seatFour(port, each)));
  }
  process.send('seated');
}
