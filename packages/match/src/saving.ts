// How a match is written down entry by entry, each bound to all before it, and read back as far as it is sound.

import {
  checksum,
  type Entry,
  entryJson,
  fail,
  ok,
  openTable,
  type Result,
  readEntry,
  replay,
  rewind,
  type Table,
} from '@kalpler/engine';
import {
  isMatch,
  isProgress,
  type MatchProgress,
  type RawMatch,
  type SavedEntry,
  type SavedMatch,
} from './saved-match.ts';
import { isOver, isPromised, type MatchKind } from './solo-match.ts';

/** The checksum of everything about a match but its own. */
export function headSum(match: Omit<SavedMatch, 'check'>): string {
  const { id, kind, day, opening, secret, seat, rivals, startedAt } = match;
  return checksum(JSON.stringify([id, kind, day, opening, secret, seat, rivals, startedAt]));
}

/** An entry as it is saved after others; the checksum of the last of them, or that of the head. */
export function savedEntry(entry: Entry, seats: number, before: string): SavedEntry {
  const text = JSON.stringify(entryJson(entry, seats));
  return { text, sum: checksum(before + text) };
}

export interface ReadMatch {
  readonly match: SavedMatch;
  readonly progress: MatchProgress;
  /** The table with all sound entries, also those that were taken back. */
  readonly whole: Table;
  /** The table as far as it counts. */
  readonly table: Table;
  readonly entries: readonly SavedEntry[];
  /** How many entries that counted cannot be read. */
  readonly lostEntries: number;
}

/** The match that was saved, up to the first entry that is not sound, or why not even its beginning can be read. */
export function readSaved({ head, progress, entries }: RawMatch): Result<ReadMatch, string> {
  if (!isMatch(head)) return fail('head: this is not a saved match');
  if (head.check !== headSum(head)) return fail('head: the checksum does not fit');
  const opened = openTable(head.opening);
  if (!opened.ok) return opened;
  if (!isPromised(opened.value, head.secret))
    return fail('head: the secret is not the promised one');
  const sound = soundEntries(head, opened.value, entries);
  const replayed = replay(opened.value, sound.log);
  const count = replayed.ok ? sound.log.length : replayed.error.entry;
  const whole = replayed.ok ? replayed.value : replayedUpTo(opened.value, sound.log, count);
  const known = isProgress(progress) ? progress : null;
  const wanted = known?.cursor ?? entries.length;
  const cursor = Math.min(wanted, count);
  const table = cursor === count ? whole : rewind(whole, cursor);
  return ok({
    match: head,
    progress: {
      cursor,
      length: count,
      hints: known?.hints ?? 0,
      undos: known?.undos ?? 0,
      playedAt: known?.playedAt ?? head.startedAt,
      ...standingOf(head.kind, table),
    },
    whole,
    table,
    entries: sound.entries.slice(0, count),
    lostEntries: wanted - cursor,
  });
}

function replayedUpTo(table: Table, log: readonly Entry[], count: number): Table {
  const replayed = replay(table, log.slice(0, count));
  if (!replayed.ok) throw new Error('entries that were carried out are refused');
  return replayed.value;
}

/** The entries up to the first that is damaged. */
function soundEntries(match: SavedMatch, table: Table, raw: readonly unknown[]) {
  const entries: SavedEntry[] = [];
  const log: Entry[] = [];
  let before = match.check;
  for (const one of raw) {
    const { text, sum } = (one ?? {}) as { text?: unknown; sum?: unknown };
    if (typeof text !== 'string' || sum !== checksum(before + text)) break;
    const entry = readEntry(parsed(text), table);
    if (!entry.ok) break;
    entries.push({ text, sum });
    log.push(entry.value);
    before = sum;
  }
  return { entries, log };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a list of matches shows of a table. */
export function standingOf(
  kind: MatchKind,
  table: Table,
): Pick<MatchProgress, 'isOver' | 'totals' | 'deals'> {
  return {
    isOver: isOver(kind, table),
    totals: table.standing.totals,
    deals: table.results.length,
  };
}

/**
 * Where the chance of a bot's move comes from: a whole number below 2^32 out of a match's secret, as it is saved, and the length of its log before the move.
 * The same cards, played in the same way, meet the same answers, today and after a reload.
 */
export function botSeed(secret: string, version: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${secret} ${version}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
