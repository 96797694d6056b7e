// People who play at an even pace while the server is attacked, and how long their cards take.
//
// They are a process of their own, so that the work of the attackers does not lengthen the times that are measured.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { steady } from '../bench/load.ts';
import { LoadTable } from '../bench/load-table.ts';

/** Their tables, and the cards that they play in a second, all of them together. */
const TABLES = 20;
const RATE = 100;

interface HonestFigures {
  /** Milliseconds in which 99 of 100 cards came back; without end if the server has gone. */
  readonly p99: number;
  readonly cards: number;
}

export class HonestPeople {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Resolves once they sit and play. */
  static async seat(port: number): Promise<HonestPeople> {
    const child = fork(fileURLToPath(import.meta.url), [String(port)]);
    const ended = once(child, 'exit').then(() => {
      throw new Error('the honest people could not sit down');
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    return new HonestPeople(child);
  }

  async stop(): Promise<HonestFigures> {
    const message = once(this.#child, 'message');
    this.#child.send('stop');
    const [{ p99, cards }] = (await message) as [{ p99: number | null; cards: number }];
    this.#child.kill();
    return { p99: p99 ?? Number.POSITIVE_INFINITY, cards };
  }
}

async function play(port: number): Promise<void> {
  const times: number[] = [];
  const pace = { isEager: false, played: (ms: number) => times.push(ms) };
  const tables = Array.from({ length: TABLES }, () => new LoadTable(pace));
  for (const table of tables) await table.open(port);
  const stopPlaying = steady(tables, RATE);
  process.once('message', () => {
    stopPlaying();
    const sorted = times.toSorted((a, b) => a - b);
    process.send?.({ p99: sorted[Math.floor(sorted.length * 0.99)], cards: sorted.length });
  });
  process.send?.('seated');
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  await play(Number(process.argv[2]));
}
