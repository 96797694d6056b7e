// Load on a server: as fast as it can, or at a fixed number of cards a second, with the times that players see.

import { setTimeout as pause } from 'node:timers/promises';
import type { Dialect } from '@kalpler/protocol';
import { LoadTable } from './load-table.ts';
import type { ServerProcess } from './process.ts';

export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds from when a card should have been sent to its own update. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Bytes of a mean update. */
  readonly bytes: number;
}

interface Load {
  readonly tables: number;
  /** Cards a second of all tables together; null for as many as can be. */
  readonly rate: number | null;
  readonly warmUp: number;
  readonly seconds: number;
  readonly dialect?: Dialect;
}

/** Cards of a deal. */
const DEAL = 52;
/** Seconds of the wanted rate after the hurry of warming up. */
const SETTLING = 2;
/** Tables that sit down at the same time. */
const TOGETHER = 25;

/** Tables at a server that play on command. */
export class LoadRun {
  readonly #server: ServerProcess;
  readonly #rate: number | null;
  readonly #times: number[] = [];
  readonly #pace = { isEager: false, played: (ms: number) => this.#times.push(ms) };
  readonly #tables: readonly LoadTable[];

  private constructor(server: ServerProcess, { tables, rate, dialect }: Load) {
    this.#server = server;
    this.#rate = rate;
    this.#tables = Array.from(
      { length: tables },
      (_, i) => new LoadTable(this.#pace, { turnSeconds: 600 }, i % DEAL, dialect),
    );
  }

  /**
   * Sits down, and plays as fast as it goes until the server's code is compiled: the threads that compile it share the
   * server's core and would be measured with it.
   */
  static async start(server: ServerProcess, load: Load): Promise<LoadRun> {
    const run = new LoadRun(server, load);
    await sitDown(run.#tables, server.port);
    await run.play(load.warmUp, null);
    // Cards that were sent in that hurry are answered before any are timed.
    if (load.rate !== null) await run.play(SETTLING);
    return run;
  }

  async play(time: number, rate = this.#rate): Promise<Figures> {
    const tables = this.#tables;
    const times = this.#times;
    times.length = 0;
    const bytes = total(tables, 'bytes');
    const updates = total(tables, 'updates');
    const cpu = this.#server.cpu();
    const start = performance.now();
    const stop = rate === null ? eager(this.#pace, tables) : steady(tables, rate);
    await pause(1000 * time);
    const took = (performance.now() - start) / 1000;
    const cpuSeconds = this.#server.cpu() - cpu;
    const moves = times.length;
    stop();
    const size = (total(tables, 'bytes') - bytes) / (total(tables, 'updates') - updates);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.min(moves - 1, Math.floor(part * moves))] ?? 0;
    return {
      moves,
      seconds: took,
      cpuSeconds,
      p50: at(0.5),
      p99: at(0.99),
      most: at(1),
      bytes: size,
    };
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }
}

/** `mark` is called right before and right after the figures are taken, while everybody sits and plays. */
export async function runLoad(
  server: ServerProcess,
  load: Load,
  mark: (isEnd: boolean) => Promise<void> = async () => {},
): Promise<Figures> {
  const run = await LoadRun.start(server, load);
  await mark(false);
  const figures = await run.play(load.seconds);
  await mark(true);
  run.close();
  return figures;
}

/** Tables at which four people sit, and nobody plays. */
export async function holdTables(
  port: number,
  count: number,
  timers: object = {},
): Promise<LoadTable[]> {
  const tables = Array.from(
    { length: count },
    () => new LoadTable({ isEager: false, played() {} }, timers),
  );
  await sitDown(tables, port);
  return tables;
}

async function sitDown(tables: readonly LoadTable[], port: number): Promise<void> {
  for (let i = 0; i < tables.length; i += TOGETHER) {
    await Promise.all(tables.slice(i, i + TOGETHER).map((table) => table.open(port)));
  }
}

function eager(pace: { isEager: boolean }, tables: readonly LoadTable[]): () => void {
  pace.isEager = true;
  for (const table of tables) table.go();
  return () => {
    pace.isEager = false;
  };
}

/** Cards at even intervals, from one table after the other; the answer ends it. */
export function steady(tables: readonly LoadTable[], rate: number): () => void {
  const start = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * rate;
    while (sent < due) tables[sent++ % tables.length]!.go();
  }, 1);
  return () => clearInterval(timer);
}

function total(tables: readonly LoadTable[], what: 'bytes' | 'updates'): number {
  return tables.reduce((sum, table) => sum + table[what], 0);
}
