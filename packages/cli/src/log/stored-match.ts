// Reads matches from a file, a pipe or a link, in every form that the project writes them: one, or the many of a log.

import {
  fail,
  ok,
  type Result,
  readTable,
  readTableText,
  rewind,
  type Table,
} from '@kalpler/engine';
import { MATCH_FORMAT, matchJson, parseSecret, readMatch } from '@kalpler/fair';
import { readLink } from '@kalpler/fair/link';
import { UsageError } from '../errors.ts';
import {
  LOG_FORMAT,
  LOG_VERSION,
  type LogEnd,
  type LoggedMatch,
  type LogHead,
} from './match-log.ts';
import { fileLines, LINK, type Source } from './source.ts';

/** What a file holds, line by line of a log. */
export type Stored =
  | { readonly kind: 'head'; readonly head: LogHead }
  | {
      readonly kind: 'match';
      /** From 1, in the order of the file. */
      readonly number: number;
      /** The sound match, or what is wrong with it. */
      readonly table: Result<Table, string>;
      /** What a log adds about the match. */
      readonly logged: LoggedMatch | null;
      /** The whole text of a match whose deals can be checked against a secret. */
      readonly published: string | null;
    }
  | { readonly kind: 'end'; readonly end: LogEnd };

/** More than a match of a thousand deals takes; longer files are logs and are read line by line. */
const MOST_TEXT = 8 * 1024 * 1024;
const FORMS =
  'a match with its secret, a table or a log as JSON, a match in the notation that begins with "kalpler 1", or a link that carries one';

/** Throws a UsageError when no match can be found there. */
export async function* storedMatches(source: Source): AsyncGenerator<Stored, void, undefined> {
  const { name } = source;
  if (source.kind === 'link') {
    yield await linkedMatch(name, source.link);
    return;
  }
  const lines = fileLines(source, MOST_TEXT);
  const first = await lines.next();
  const firstLine = first.done ? '' : first.value;
  const head = parsed(firstLine);
  if (head?.format === LOG_FORMAT) {
    yield { kind: 'head', head: readHead(name, head) };
    yield* logLines(lines);
    return;
  }
  const all = [firstLine];
  let length = firstLine.length;
  for await (const line of lines) {
    all.push(line);
    length += line.length + 1;
    if (length > MOST_TEXT) throw new UsageError(`${name}: too long for a single match`);
  }
  yield await singleMatch(name, all.join('\n'));
}

async function singleMatch(name: string, text: string): Promise<Stored> {
  const common = { kind: 'match', number: 1, logged: null, published: null } as const;
  const value = parsed(text);
  if (value?.format === MATCH_FORMAT) {
    const read = readMatch(text);
    return { ...common, table: read.ok ? ok(read.value.table) : read, published: text };
  }
  if (value?.format === 'kalpler-play') {
    const { readSave } = await import('@kalpler/match/save-file');
    const read = readSave(text);
    if (!read.ok) return { ...common, table: read };
    const { whole, cursor, secret } = read.value.state;
    const table = rewind(whole, cursor);
    const key = parseSecret(secret);
    const published = key.ok ? JSON.stringify(matchJson(table, key.value)) : null;
    return { ...common, table: ok(table), published };
  }
  if (value?.format === 'kalpler-table') return { ...common, table: readTable(value) };
  if (isNotation(text)) return { ...common, table: readTableText(text) };
  if (LINK.test(text)) return linkedMatch(name, text);
  throw new UsageError(`${name}: expected ${FORMS}`);
}

/** Comments and empty lines may come first; there may be too many for a single pattern. */
function isNotation(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  return /^kalpler(?:\s|$)/.test(first);
}

/** A link from the page: behind its # it carries the whole match, with the secret of deals that can be checked. */
async function linkedMatch(name: string, text: string): Promise<Stored> {
  const links = text.match(/https?:\/\//gi) ?? [];
  if (links.length > 1) {
    throw new UsageError(`${name}: expected one link at a time, got ${links.length} of them`);
  }
  // Mail breaks long links into lines.
  const whole = text.replaceAll(/\s/g, '');
  const [page = ''] = whole.split('#', 1);
  const data = whole.slice(page.length + 1);
  if (data === '') {
    throw new UsageError(
      `${name}: carries no match; the page makes links that do, and can save a match as a file`,
    );
  }
  const read = await readLink(data.replace(/\.\w*$/, ''));
  if (!read.ok && read.error === 'newer') {
    throw new UsageError(`${name}: was made by a later version of the page`);
  }
  if (!read.ok) throw new UsageError(`${name}: is damaged: not all of it is there`);
  const { table, secret } = read.value;
  const isFair = table.opening.deals.kind === 'fair';
  return {
    kind: 'match',
    number: 1,
    table: ok(table),
    logged: null,
    published: isFair ? JSON.stringify(matchJson(table, secret)) : null,
  };
}

function readHead(name: string, value: Record<string, unknown>): LogHead {
  if (value.version !== LOG_VERSION) {
    throw new UsageError(
      `${name}: version: expected ${LOG_VERSION}, got ${JSON.stringify(value.version)}`,
    );
  }
  const { bots, seed, matches } = value;
  const isSound =
    Array.isArray(bots) && Number.isSafeInteger(seed) && Number.isSafeInteger(matches);
  if (!isSound) throw new UsageError(`${name}: the first line of the log is damaged`);
  return value as unknown as LogHead;
}

async function* logLines(lines: AsyncIterable<string>): AsyncGenerator<Stored, void, undefined> {
  let number = 0;
  for await (const line of lines) {
    const value = parsed(line);
    if (value !== undefined && 'end' in value) {
      yield { kind: 'end', end: value as unknown as LogEnd };
      continue;
    }
    number++;
    const table =
      value === undefined ? fail('not JSON: the line is damaged') : readTable(value.table);
    yield {
      kind: 'match',
      number,
      table,
      logged: value === undefined ? null : (value as unknown as LoggedMatch),
      published: null,
    };
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
