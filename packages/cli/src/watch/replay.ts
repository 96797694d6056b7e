// Opens a stored match and shows it: on the screen of a terminal, or as a listing.

import { dealNext, rewind, submit, type Table } from '@kalpler/engine';
import type { ReplayOptions } from '../commands/replay.ts';
import { DONE, INTERRUPTED, UsageError } from '../errors.ts';
import { type Io, write } from '../io.ts';
import { Shelf } from '../log/shelf.ts';
import { sourceOf } from '../log/source.ts';
import { wholeNumber } from '../options.ts';
import { lookOf } from '../terminal/style.ts';
import { languageOf } from '../words.ts';
import type { Appearance } from './happening.ts';
import { listCompany, listEnd, listEntry } from './listing.ts';
import { ReplayScreen } from './replay-screen.ts';
import { readSpeed } from './speed.ts';
import { stopsOf } from './stops.ts';

/** Gives the exit code. */
export async function replayMatch(
  file: string,
  match: number,
  options: ReplayOptions,
  io: Io,
): Promise<number> {
  const language = languageOf(options.lang, io.env);
  const speed = readSpeed(options.speed);
  if (options.seat !== undefined && !options.closed) {
    throw new UsageError('--seat: only together with --closed');
  }
  const isScreen = io.stdout.isTTY === true && io.stdin.isTTY === true;
  const source = sourceOf(file, io);
  if (isScreen && source.kind === 'input') {
    throw new UsageError(
      `${source.name}: its keys go through the match; expected a file, or a match that is piped in`,
    );
  }
  const shelf = new Shelf(source);
  const table = await shelf.take(match, '--match');
  const { deals } = stopsOf(table);
  if (deals.length === 0) throw new UsageError(`${source.name}: nothing was dealt in this match`);
  const deal =
    options.deal === undefined ? null : wholeNumber('--deal', options.deal, 1, deals.length);
  const seat = wholeNumber('--seat', options.seat ?? '0', 0, table.game.seats - 1);
  if (isScreen) {
    const open = options.closed ? seat : 'all';
    const first = deal ?? 1;
    return new ReplayScreen(
      { io, language, shelf, match, deal: first, open, seat, speed },
      table,
    ).run();
  }
  if (options.closed) throw new UsageError('--closed: only on a terminal');
  if (speed !== null) throw new UsageError('--speed: only on a terminal');
  return list(table, deal, io, { language, look: lookOf(io.stdout, io.env) });
}

/** The whole match, or one of its deals. */
async function list(
  table: Table,
  deal: number | null,
  io: Io,
  appearance: Appearance,
): Promise<number> {
  const { deals, last } = stopsOf(table);
  const from = deal === null ? 1 : deals[deal - 1]!;
  const to = deal === null ? last : (deals[deal] ?? last + 1) - 1;
  const lines = listCompany(table);
  for (const now of tablesBetween(table, from, to)) {
    if (io.signal.aborted) return INTERRUPTED;
    lines.push(...listEntry(now, appearance));
  }
  if (to === last) lines.push(...listEnd(table, appearance));
  await write(io.stdout, lines.map((line) => `${line}\n`).join(''));
  return DONE;
}

/** The table as it was after each of these entries of its log, counted from 1. */
function* tablesBetween(table: Table, from: number, to: number): Generator<Table> {
  let now = rewind(table, from - 1);
  for (const entry of table.log.slice(from - 1, to)) {
    const { auto } = entry.kind === 'move' ? entry : {};
    const next =
      entry.kind === 'deal'
        ? dealNext(now, entry)
        : submit(now, entry.seat, entry.move, auto ? { auto } : {});
    if (!next.ok) throw new Error(`a log that was accepted is refused: ${next.error.code}`);
    now = next.value;
    yield now;
  }
}
