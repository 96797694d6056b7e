// What `kalpler bench` does: measures everything in turn, and fails where a target is missed.

import { isMet, type Row, rowsText } from '../bench/row.ts';
import { referenceRows, simulateRows, trainRows } from '../bench/rows.ts';
import type { Context } from '../command.ts';
import type { BenchOptions } from '../commands/bench.ts';
import { FAILED } from '../errors.ts';
import { write, writeJson } from '../io.ts';
import { wholeNumber } from '../options.ts';

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
