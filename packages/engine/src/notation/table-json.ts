// A table as JSON and back (C13). Whatever is read is checked in full: a table is loaded whole or not at all.

import { type Card, cardName } from '../cards/card.ts';
import { isSeat } from '../cards/seat.ts';
import { isRecord, show } from '../games/options.ts';
import { refusalText } from '../games/refusal.ts';
import { fail, ok, type Result } from '../games/result.ts';
import type { Opening } from '../table/opening.ts';
import { type Entry, openTable, replay, type Table } from '../table/table.ts';
import { handText, moveText, parseHand, parseMove } from './notation.ts';

const TABLE_FORMAT = 'kalpler-table';
const TABLE_VERSION = 1;

/** A deal with one hand for each seat, or a seat's move, both as text. */
export type EntryJson =
  | { readonly deal: readonly string[]; readonly first: number; readonly at?: number }
  | { readonly seat: number; readonly move: string; readonly auto?: true; readonly at?: number };

export interface TableJson {
  readonly format: typeof TABLE_FORMAT;
  readonly version: typeof TABLE_VERSION;
  readonly opening: Opening;
  readonly log: readonly EntryJson[];
  /** A checksum of opening and log, to tell a damaged file from a sound one. */
  readonly check: string;
}

export function tableJson(table: Table): TableJson {
  const log = table.log.map((entry) => entryJson(entry, table.game.seats));
  const { opening } = table;
  return {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    opening,
    log,
    check: checksum(JSON.stringify([opening, log])),
  };
}

/** One entry as it is stored. */
export function entryJson(entry: Entry, seats: number): EntryJson {
  const at = entry.at === undefined ? {} : { at: entry.at };
  if (entry.kind === 'deal') {
    return { deal: hands(entry.cards, seats).map(handText), first: entry.first, ...at };
  }
  const auto = entry.auto ? { auto: entry.auto } : {};
  return { seat: entry.seat, move: moveText(entry.move), ...auto, ...at };
}

/** The cards of each seat. */
export function hands(cards: readonly Card[], seats: number): Card[][] {
  const size = cards.length / seats;
  return Array.from({ length: seats }, (_, seat) => cards.slice(seat * size, (seat + 1) * size));
}

/** The table that some text or parsed JSON describes, or a sentence that says exactly what is wrong. */
export function readTable(source: unknown): Result<Table, string> {
  const value = typeof source === 'string' ? parseJson(source) : ok(source);
  if (!value.ok) return value;
  if (!isRecord(value.value)) return fail(`expected an object, got ${show(value.value)}`);
  const { format, version, opening, log, check, ...extra } = value.value;
  if (format !== TABLE_FORMAT) return fail(`format: expected ${TABLE_FORMAT}, got ${show(format)}`);
  if (version !== TABLE_VERSION) {
    return fail(`version: expected ${TABLE_VERSION}, got ${show(version)}`);
  }
  const unknown = Object.keys(extra)[0];
  if (unknown !== undefined) return fail(`${unknown}: unknown field`);
  if (!Array.isArray(log)) return fail(`log: expected a list, got ${show(log)}`);
  const table = openTable(opening);
  if (!table.ok) return table;
  const entries: Entry[] = [];
  for (const [i, item] of log.entries()) {
    const entry = readEntry(item, table.value);
    if (!entry.ok) return fail(`log[${i}]: ${entry.error}`);
    entries.push(entry.value);
  }
  const expected = checksum(JSON.stringify([opening, log]));
  if (check !== expected) {
    return fail(`check: expected ${expected} for this opening and log, got ${show(check)}`);
  }
  return replayed(table.value, entries);
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Replays entries that came from outside, and says which one breaks which rule. */
function replayed(table: Table, entries: readonly Entry[]): Result<Table, string> {
  const result = replay(table, entries);
  if (result.ok) return result;
  const { entry, refusal } = result.error;
  return fail(`log[${entry}]: ${refusal.code}: ${refusalText(refusal)}`);
}

/** One stored entry of a table, from anything; whether the rules allow it is not asked yet. */
export function readEntry(value: unknown, table: Table): Result<Entry, string> {
  if (!isRecord(value)) return fail(`expected an object, got ${show(value)}`);
  const { seats } = table.game;
  const aSeat = `a seat from 0 to ${seats - 1}`;
  const { deal, first, seat, move, auto, at, ...extra } = value;
  const unknown = Object.keys(extra)[0];
  if (unknown !== undefined) return fail(`${unknown}: unknown field`);
  if (at !== undefined && !Number.isSafeInteger(at)) {
    return fail(`at: expected a whole number, got ${show(at)}`);
  }
  const when = at === undefined ? {} : { at: at as number };
  if (deal !== undefined) {
    if (seat !== undefined || move !== undefined || auto !== undefined) {
      return fail('a deal has no seat, move or auto');
    }
    const cards = readDeal(deal, table);
    if (!cards.ok) return cards;
    if (!isSeat(first, seats)) return fail(`first: expected ${aSeat}, got ${show(first)}`);
    return ok({ kind: 'deal', cards: cards.value, first, ...when });
  }
  if (first !== undefined) return fail('a move has no first');
  if (!isSeat(seat, seats)) return fail(`seat: expected ${aSeat}, got ${show(seat)}`);
  if (typeof move !== 'string') return fail(`move: expected text, got ${show(move)}`);
  if (auto !== undefined && auto !== true) return fail(`auto: expected true, got ${show(auto)}`);
  const parsed = parseMove(move, table.game.deck);
  if (!parsed.ok) return fail(`move: ${parsed.error}`);
  const mark = auto === true ? { auto: true as const } : {};
  return ok({ kind: 'move', seat, move: parsed.value, ...mark, ...when });
}

/** One hand for each seat, together the whole deck. */
export function readDeal(value: unknown, { game }: Pick<Table, 'game'>): Result<Card[], string> {
  if (!Array.isArray(value) || value.length !== game.seats) {
    return fail(`deal: expected ${game.seats} hands, got ${show(value)}`);
  }
  const cards: Card[] = [];
  for (const [seat, text] of value.entries()) {
    const hand = typeof text === 'string' ? parseHand(text, game.deck) : fail('expected text');
    if (!hand.ok) return fail(`deal[${seat}]: ${hand.error}`);
    if (hand.value.length !== game.length) {
      return fail(`deal[${seat}]: expected ${game.length} cards, got ${hand.value.length}`);
    }
    cards.push(...hand.value);
  }
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  return twice === undefined ? ok(cards) : fail(`deal: ${cardName(twice)} is dealt twice`);
}

/** FNV-1a over UTF-16 units, 32 bits, as eight hexadecimal digits. It finds accidents, not attacks. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
