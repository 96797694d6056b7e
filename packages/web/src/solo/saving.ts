// How a match is written down entry by entry, each bound to all before it, and read back as far as it is sound.

import {
  checksum,
  type Entry,
  entryJson,
  fail,
  type Opening,
  ok,
  openTable,
  type Result,
  readEntry,
  replay,
  rewind,
  type Table,
} from '@kalpler/engine';
import { commitment, parseSecret } from '@kalpler/fair';
import { isMatch, isProgress } from './match-line.ts';
import type { MatchKind, MatchProgress, RawMatch, SavedEntry, SavedMatch } from './saved-match.ts';

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
  readonly lost: number;
}

/** The match that was saved, up to the first entry that is not sound, or why not even its beginning can be read. */
export function readSaved({ head, progress, entries }: RawMatch): Result<ReadMatch, string> {
  if (!isMatch(head)) return fail('head: this is not a saved match');
  if (head.check !== headSum(head)) return fail('head: the checksum does not fit');
  const opened = openTable(head.opening);
  if (!opened.ok) return opened;
  if (!isPromised(opened.value.opening, head.secret))
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
    lost: wanted - cursor,
  });
}

/** Whether the deals follow from the secret that the opening was made with: only then can the next one be dealt. */
function isPromised({ deals }: Opening, secret: string): boolean {
  const read = parseSecret(secret);
  return read.ok && deals.kind === 'fair' && deals.commitment === commitment(read.value);
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

/** What a list of matches tells of a table. */
export function standingOf(
  kind: MatchKind,
  table: Table,
): Pick<MatchProgress, 'isOver' | 'totals' | 'deals'> {
  return {
    // A daily deal is one deal and no more.
    isOver: table.standing.winners !== null || (kind === 'daily' && table.results.length > 0),
    totals: table.standing.totals,
    deals: table.results.length,
  };
}
