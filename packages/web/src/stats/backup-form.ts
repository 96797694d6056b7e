// What a dump of the store must look like, row by row, so that nothing odd ever gets into a store.

import type { Dump } from '../solo/store.ts';
import { FACTS_VERSION, readFacts } from './facts.ts';

type BackupPart = keyof Dump;
export const PARTS: readonly BackupPart[] = ['matches', 'entries', 'broken', 'facts', 'kept'];

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
export function soundRows(
  part: BackupPart,
  rows: readonly unknown[],
  matches: ReadonlySet<string>,
) {
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
export function hasNewerFacts(rows: readonly unknown[]): boolean {
  return rows.some((row) => isRow(row) && Number(row.version) > FACTS_VERSION);
}

export function matchIds(rows: readonly unknown[]): Set<string> {
  return new Set(
    rows.flatMap((row) => (isRow(row) && isRow(row.match) ? [String(row.match.id)] : [])),
  );
}
