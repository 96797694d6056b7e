// All data of this browser as the text of one file, and back: whole, checked, or not at all.

import { checksum, fail, ok, type Result } from '@kalpler/engine';
import type { Dump, SoloStore } from '../../solo/store/store.ts';
import { readSettings } from '../../state/settings.tsx';
import { KEPT_NAMES } from '../analysis-notes.ts';
import { FACTS_VERSION, readFacts } from '../facts.ts';

const BACKUP_FORMAT = 'kalpler-data';
const BACKUP_VERSION = 1;

export interface Backup {
  readonly exportedAt: number;
  /** The settings as they are stored, or null where there are none. */
  readonly settings: object | null;
  readonly store: Dump;
}

/** What is wrong with a file; `place` says where, as in `store.entries[3].n`. */
export interface BackupProblem {
  readonly kind: 'notJson' | 'cut' | 'other' | 'match' | 'newer' | 'changed' | 'form';
  readonly place?: string;
}

/** What cannot be read back is left out. */
export function backupText({ exportedAt, settings, store }: Backup): string {
  const ids = matchIds(store.matches);
  const sound = PARTS.map((part) => [part, soundRows(part, store[part], ids).sound]);
  const data = { settings, store: Object.fromEntries(sound) };
  return JSON.stringify({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: new Date(exportedAt).toISOString(),
    sum: checksum(JSON.stringify(data)),
    data,
  });
}

/** As in kalpler-2026-11-16.json, by the clock of this browser. */
export function backupName(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `kalpler-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}

export function readBackup(text: string): Result<Backup, BackupProblem> {
  const value = parsed(text);
  if (value === undefined) {
    const isOurs = text.trimStart().startsWith(`{"format":"${BACKUP_FORMAT}"`);
    return fail({ kind: isOurs ? 'cut' : 'notJson' });
  }
  if (!isRecord(value)) return fail({ kind: 'other' });
  const { format, version, exportedAt, sum, data } = value;
  if (format === 'kalpler-match') return fail({ kind: 'match' });
  if (format !== BACKUP_FORMAT) return fail({ kind: 'other' });
  if (typeof version === 'number' && version > BACKUP_VERSION) return fail({ kind: 'newer' });
  if (version !== BACKUP_VERSION) return fail({ kind: 'form', place: 'version' });
  if (sum !== checksum(JSON.stringify(data) ?? '')) return fail({ kind: 'changed' });
  const time = typeof exportedAt === 'string' ? Date.parse(exportedAt) : Number.NaN;
  if (Number.isNaN(time)) return fail({ kind: 'form', place: 'exportedAt' });
  return readData(data, time);
}

function readData(data: unknown, exportedAt: number): Result<Backup, BackupProblem> {
  if (!isRecord(data)) return fail({ kind: 'form', place: 'data' });
  const { settings, store } = data;
  if (settings !== null && !isRecord(settings)) return fail({ kind: 'form', place: 'settings' });
  if (!isRecord(store)) return fail({ kind: 'form', place: 'store' });
  for (const part of PARTS) {
    if (!Array.isArray(store[part])) return fail({ kind: 'form', place: `store.${part}` });
  }
  const dump = store as unknown as Dump;
  if (hasNewerFacts(dump.facts)) return fail({ kind: 'newer' });
  const ids = matchIds(dump.matches);
  for (const part of PARTS) {
    const { fault } = soundRows(part, dump[part], ids);
    if (fault !== null) return fail({ kind: 'form', place: `store.${fault}` });
  }
  const { matches, entries, broken, facts, kept } = dump;
  return ok({ exportedAt, settings, store: { matches, entries, broken, facts, kept } });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is here and would be gone. */
interface Loss {
  /** Matches that the file does not have, or has from an earlier moment. */
  readonly matches: number;
  readonly results: number;
}

export function lossOf(here: Dump, file: Dump): Loss {
  const there = new Map(file.matches.map((row) => [idOf(row), playedAt(row)]));
  const results = new Set(file.facts.map(({ id }) => id));
  return {
    matches: here.matches.filter((row) => playedAt(row) > (there.get(idOf(row)) ?? -1)).length,
    results: here.facts.filter(({ id }) => !results.has(id)).length,
  };
}

type MatchRow = Dump['matches'][number];
const idOf = ({ match }: MatchRow) => (match as { id?: unknown } | null)?.id;
const playedAt = ({ progress }: MatchRow) =>
  Number((progress as { playedAt?: unknown } | null)?.playedAt ?? 0) || 0;

type BackupPart = keyof Dump;
/** What a dump of the store must look like, row by row, so that nothing odd ever gets into a store. */
const PARTS: readonly BackupPart[] = ['matches', 'entries', 'broken', 'facts', 'kept'];

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** What is wrong with a row: the name of the field, or the empty string for the row as a whole. */
type Look = (row: Row) => string | null;

const first = (...fields: readonly (readonly [string, boolean])[]): string | null =>
  fields.find(([, isFine]) => !isFine)?.[0] ?? null;

const LOOKS: Readonly<Record<BackupPart, Look>> = {
  matches: ({ match, progress }) =>
    first(
      ['match', isRow(match)],
      ['match.id', isRow(match) && isText(match.id)],
      ['progress', isRow(progress)],
    ),
  entries: ({ match, n, entry }) =>
    first(
      ['match', isText(match)],
      ['n', Number.isSafeInteger(n) && Number(n) >= 0],
      ['entry', entry !== undefined],
    ),
  broken: ({ id, why, foundAt, raw }) =>
    first(
      ['id', isText(id)],
      ['why', typeof why === 'string'],
      ['foundAt', isTime(foundAt)],
      ['raw', isRow(raw) && Array.isArray(raw.entries)],
    ),
  facts: (row) => (readFacts(row) === null ? '' : null),
  kept: ({ name, value }) => first(['name', isText(name)], ['value', value !== undefined]),
};

/** By what a row is found: no two of a part may have the same. */
const KEYS: Readonly<Record<BackupPart, (row: Row) => string>> = {
  matches: ({ match }) => (match as { id: string }).id,
  entries: ({ match, n }) => `${match} ${n}`,
  broken: ({ id }) => String(id),
  facts: ({ id }) => String(id),
  kept: ({ name }) => String(name),
};

/** The rows of a part that are sound, and where the first one is that is not. */
function soundRows(part: BackupPart, rows: readonly unknown[], matches: ReadonlySet<string>) {
  const known = new Set<string>();
  const sound: Row[] = [];
  let fault: string | null = null;
  for (const [i, row] of rows.entries()) {
    const place = faultOf(part, row, known, matches);
    if (place === null) sound.push(row as Row);
    else fault ??= `${part}[${i}]${place === '' ? '' : `.${place}`}`;
  }
  return { sound, fault };
}

function faultOf(
  part: BackupPart,
  row: unknown,
  known: Set<string>,
  matches: ReadonlySet<string>,
): string | null {
  if (!isRow(row)) return '';
  const place = LOOKS[part](row);
  if (place !== null) return place;
  const key = KEYS[part](row);
  if (known.has(key)) return '';
  known.add(key);
  // Entries of a match that is not there would never be read, and never be deleted.
  return part === 'entries' && !matches.has(String(row.match)) ? 'match' : null;
}

/** Whether facts were written by a newer page. */
function hasNewerFacts(rows: readonly unknown[]): boolean {
  return rows.some((row) => isRow(row) && Number(row.version) > FACTS_VERSION);
}

function matchIds(rows: readonly unknown[]): Set<string> {
  return new Set(
    rows.flatMap((row) => (isRow(row) && isRow(row.match) ? [String(row.match.id)] : [])),
  );
}

const SETTINGS = 'kalpler.settings';
const OURS = 'kalpler.';

const NOTHING: Dump = { matches: [], entries: [], broken: [], facts: [], kept: [] };

export async function exportAll(store: SoloStore, now: number): Promise<string> {
  return backupText({ exportedAt: now, settings: storedSettings(), store: await store.dump() });
}

/** The page must be loaded again afterwards, because its other parts still hold the old data. */
export async function importAll(
  store: SoloStore,
  { store: dump, settings }: Backup,
): Promise<void> {
  await store.restore(dump);
  if (settings !== null) keepSettings(JSON.stringify(settings));
}

/** As after `importAll`, the page must be loaded again. */
export async function wipeAll(store: SoloStore): Promise<void> {
  await store.restore(NOTHING);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OURS)) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

/** Forgets results and achievements; matches stay. */
export async function resetStatistics(store: SoloStore): Promise<void> {
  await store.forgetFacts(KEPT_NAMES);
}

function storedSettings(): object | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Whatever does not fit becomes as usual. */
function keepSettings(text: string): void {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(readSettings(text)));
  } catch {
    // The data are restored; the settings stay as they were.
  }
}
