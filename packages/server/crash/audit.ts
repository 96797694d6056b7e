// Holds what players were promised and shown against what is stored.

import {
  dealNext,
  type EntryJson,
  moveText,
  openTable,
  submit,
  type Table,
  viewTable,
} from '@kalpler/engine';
import { readMatch } from '@kalpler/fair';
import type { EntryRow } from '../src/store/store.ts';
import { isHostEntry, type LogEntry } from '../src/table/log/entry.ts';
import { digestOf, type Player, type Seen } from './player.ts';

export interface Findings {
  matches: number;
  acknowledged: number;
  /** Views of finished matches that were compared with the stored log. */
  views: number;
  /** One sentence for each accepted entry that is not where it should be. */
  readonly lost: string[];
  /** One sentence for each entry that is there twice. */
  readonly duplicated: string[];
  /** Whatever else is wrong. */
  readonly wrong: string[];
}

export function noFindings(): Findings {
  return { matches: 0, acknowledged: 0, views: 0, lost: [], duplicated: [], wrong: [] };
}

/** Compares one table; `archive` has the published matches by their names. */
export function audit(
  slug: string,
  players: readonly Player[],
  rows: readonly EntryRow[],
  archive: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  for (const [i, { seq }] of rows.entries()) {
    if (seq !== i) {
      findings.lost.push(`${slug}: entry ${i} of the log is missing`);
      break;
    }
  }
  const entries = rows.map(({ body }) => JSON.parse(body) as LogEntry);
  const tables = playedTables(slug, players, entries, archive, findings);
  const numbers = commandNumbers(slug, rows, findings);
  for (const player of players) {
    checkPromises(slug, player, numbers, entries, findings);
    for (const seen of player.seen.values()) checkSeen(slug, player, seen, tables, findings);
    for (const { match, version } of player.changed) {
      findings.lost.push(`${slug}: ${player.name} saw version ${version} of ${match} change or go`);
    }
    for (const { code, message } of player.refused) {
      findings.wrong.push(`${slug}: ${player.name} was refused: ${code} ${message}`);
    }
  }
}

/** Where each numbered request stands in the log. */
function commandNumbers(
  slug: string,
  rows: readonly EntryRow[],
  findings: Findings,
): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { cmd, seq } of rows) {
    if (cmd === null) continue;
    if (numbers.has(cmd)) findings.duplicated.push(`${slug}: request ${cmd} is in the log twice`);
    numbers.set(cmd, seq);
  }
  return numbers;
}

function checkPromises(
  slug: string,
  { promised, seat, name }: Player,
  numbers: ReadonlyMap<string, number>,
  entries: readonly LogEntry[],
  findings: Findings,
): void {
  let last = -1;
  for (const { move, command } of promised) {
    findings.acknowledged++;
    const at = numbers.get(`${seat}:${command}`);
    if (at === undefined) {
      findings.lost.push(`${slug}: ${name}'s ${move.kind} ${command} is not in the log`);
      continue;
    }
    if (at <= last) findings.wrong.push(`${slug}: ${name}'s ${command} is out of order`);
    last = at;
    const stored = entries[at] as { seat?: number; move?: string };
    if (stored.seat !== seat || words(stored.move ?? '') !== words(moveText(move))) {
      findings.lost.push(`${slug}: ${name}'s ${command} is stored as ${stored.move}`);
    }
  }
}

/** Cards that are given away together have no order. */
function words(text: string): string {
  return text.split(' ').sort().join(' ');
}

/** All states of every finished match, replayed from what is published, by the name of the match. */
function playedTables(
  slug: string,
  players: readonly Player[],
  entries: readonly LogEntry[],
  archive: ReadonlyMap<string, string>,
  findings: Findings,
): Map<string, Table[]> {
  const played = new Map<string, Table[]>();
  for (const [match, log] of logsOf(entries)) {
    const say = (problem: string) => findings.wrong.push(`${slug}, match ${match}: ${problem}`);
    const read = readMatch(archive.get(match) ?? '');
    if (!read.ok) {
      say(`cannot be read from the archive: ${read.error}`);
      continue;
    }
    findings.matches++;
    const { table } = read.value;
    if (table.standing.winners === null) say('is not finished');
    const published = (JSON.parse(archive.get(match)!) as { table: { log: EntryJson[] } }).table
      .log;
    if (JSON.stringify(published) !== JSON.stringify(log)) say('is archived with another log');
    for (const { finals, name } of players) {
      const shown = finals.get(match)?.join(' ');
      const stored = table.standing.totals.join(' ');
      if (shown !== undefined && shown !== stored) say(`${name} saw ${shown}, stored is ${stored}`);
    }
    played.set(match, statesOf(table));
  }
  for (const match of new Set(players.flatMap(({ finals }) => [...finals.keys()]))) {
    if (!played.has(match)) findings.lost.push(`${slug}: match ${match} is not in the log`);
  }
  return played;
}

/** The entries of each match in a table's log. */
function logsOf(entries: readonly LogEntry[]): Map<string, EntryJson[]> {
  const logs = new Map<string, EntryJson[]>();
  let log: EntryJson[] = [];
  for (const entry of entries) {
    if (!isHostEntry(entry)) log.push(entry);
    else if (entry.kind === 'start') {
      log = [];
      logs.set(entry.match, log);
    }
  }
  return logs;
}

/** The table after each entry of its log, from none to all. */
function statesOf(table: Table): Table[] {
  const opened = openTable(table.opening);
  if (!opened.ok) throw new Error(opened.error);
  const states = [opened.value];
  for (const { at = 0, ...entry } of table.log) {
    const last = states.at(-1)!;
    const next =
      entry.kind === 'deal'
        ? dealNext(last, entry, { at })
        : submit(last, entry.seat, entry.move, { at, ...(entry.auto ? { auto: true } : {}) });
    if (!next.ok) throw new Error(`entry ${states.length}: ${next.error.code}`);
    states.push(next.value);
  }
  return states;
}

function checkSeen(
  slug: string,
  { seat, name }: Player,
  { match, version, digest }: Seen,
  tables: ReadonlyMap<string, readonly Table[]>,
  findings: Findings,
): void {
  const state = tables.get(match)?.[version];
  findings.views++;
  if (state === undefined) {
    findings.lost.push(`${slug}: ${name} saw version ${version} of ${match}, which is not stored`);
  } else if (digestOf(viewTable(state, seat)) !== digest) {
    findings.lost.push(`${slug}: ${name} saw another version ${version} of ${match}`);
  }
}
