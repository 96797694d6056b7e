// Load on a server: as fast as it can, or so many cards a second, with the times that players see.

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

export interface Load {
  readonly tables: number;
  /** Cards a second of all tables together; null for as many as can be. */
  readonly rate: number | null;
  readonly warmUp: number;
  readonly seconds: number;
  readonly dialect?: Dialect;
}

/** Cards of a deal. */
const DEAL = 52;
/** Tables that sit down at the same time. */
const TOGETHER = 25;

/** `mark` is called right before and right after the figures are taken, while everybody sits and plays. */
export async function runLoad(
  server: ServerProcess,
  load: Load,
  mark: (isEnd: boolean) => Promise<void> = async () => {},
): Promise<Figures> {
  const times: number[] = [];
  const pace = { isEager: false, played: (ms: number) => times.push(ms) };
  const tables = Array.from(
    { length: load.tables },
    (_, i) => new LoadTable(pace, { turnSeconds: 600 }, i % DEAL, load.dialect),
  );
  for (let i = 0; i < tables.length; i += TOGETHER) {
    await Promise.all(tables.slice(i, i + TOGETHER).map((table) => table.open(server.port)));
  }
  const stop = load.rate === null ? eager(pace, tables) : steady(tables, load.rate);
  await seconds(load.warmUp);
  await mark(false);
  times.length = 0;
  const bytes = total(tables, 'bytes');
  const updates = total(tables, 'updates');
  const cpu = server.cpu();
  const start = performance.now();
  await seconds(load.seconds);
  const took = (performance.now() - start) / 1000;
  const cpuSeconds = server.cpu() - cpu;
  const moves = times.length;
  const size = (total(tables, 'bytes') - bytes) / (total(tables, 'updates') - updates);
  await mark(true);
  stop();
  for (const table of tables) table.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(moves - 1, Math.floor(part * moves))] ?? 0;
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
  for (let i = 0; i < tables.length; i += TOGETHER) {
    await Promise.all(tables.slice(i, i + TOGETHER).map((table) => table.open(port)));
  }
  return tables;
}

function eager(pace: { isEager: boolean }, tables: readonly LoadTable[]): () => void {
  pace.isEager = true;
  for (const table of tables) table.go();
  return () => {
    pace.isEager = false;
  };
}

/** Cards at even intervals, from one table after the other. */
function steady(tables: readonly LoadTable[], rate: number): () => void {
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

function seconds(n: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, n * 1000));
}
