// Compares the tables of the rule pages with the real option sheets, timers and refusals.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMON_FIELDS, TIMERS } from '../packages/engine/src/games/options.ts';
import { PLAY_RULES } from '../packages/engine/src/games/play-rule.ts';
import { CHOICE_RULES, REFUSAL_CODES } from '../packages/engine/src/games/refusal.ts';
import { GAME_IDS, OPTION_SHEETS, PHASES } from '../packages/engine/src/index.ts';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../docs/rules', `${name}.md`), 'utf8');

/** The rows below the table head that begins with this cell. */
function markedTable(page: string, head: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (start < 0) throw new RangeError(`no table ${head}`);
  const rows: string[][] = [];
  for (let i = start + 2; lines[i]?.startsWith('|'); i++) {
    const cells = lines[i]!.split('|').slice(1, -1);
    rows.push(cells.map((cell) => cell.trim()));
  }
  return rows;
}

/** The same without code marks. */
function table(page: string, head: string): string[][] {
  return markedTable(page, head).map((row) => row.map((cell) => cell.replaceAll('`', '')));
}

const column = (rows: readonly (readonly string[])[], index: number) =>
  rows.map((row) => row[index] ?? '');

/** Options that the table of a page only points to; they have a table of their own. */
const ELSEWHERE: Readonly<Record<string, readonly [allowed: string, usual: string]>> = {
  timers: ['see the common page', 'see the common page'],
  values: ['seven whole numbers from -10000 to 10000', 'see below'],
  removedCards: ['a list of cards from 2 to 10, each at most once', 'none'],
};

function valueText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What differs between two presets, as the pages write it. */
function differences(usual: object, preset: object): string {
  const base: Record<string, unknown> = { ...usual };
  return Object.entries(preset)
    .flatMap(([name, value]) => {
      if (JSON.stringify(value) === JSON.stringify(base[name])) return [];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (!isGroup) return [`${name} ${valueText(value)}`];
      const inner = differences(base[name] as object, value);
      return inner.split('; ').map((change) => `${name}.${change}`);
    })
    .join('; ');
}

describe.each(GAME_IDS)('%s', (id) => {
  const page = read(id);
  const sheet = OPTION_SHEETS[id];
  const presets: Readonly<Record<string, object>> = sheet.presets;
  const usual: Record<string, unknown> = { ...presets[sheet.standard] };

  test('lists exactly the options, with what is allowed and what is usual', () => {
    const expected = Object.entries(sheet.fields).map(([name, field]) => [
      name,
      ...(ELSEWHERE[name] ?? [field.allowed, valueText(usual[name])]),
    ]);
    expect(table(page, 'Option').map((row) => row.slice(0, 3))).toEqual(expected);
  });

  test('lists exactly the presets, with what differs, the usual one first', () => {
    const expected = Object.entries(presets).map(([name, preset]) => [
      name,
      differences(usual, preset),
    ]);
    expect(table(page, 'Preset').map((row) => [row[0], row[2]])).toEqual(expected);
    expect(expected[0]).toEqual([sheet.standard, '']);
  });

  test('names only phases that exist', () => {
    const rows = markedTable(page, 'From');
    const named = [...column(rows, 0), ...column(rows, 2)]
      .flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)])
      .map((match) => match[1]!);
    expect(named).toContain('playing');
    expect([...PHASES]).toEqual(expect.arrayContaining(named));
  });
});

describe('king', () => {
  test('lists the usual values', () => {
    const { values } = OPTION_SHEETS.king.presets.standard!;
    const expected = Object.entries(values).map(([name, value]) => [name, String(value)]);
    expect(table(read('king'), 'Value')).toEqual(expected);
  });
});

describe('the common page', () => {
  const page = read('common');

  test('lists the timers', () => {
    const expected = Object.entries(TIMERS).map(([name, seconds]) => [name, String(seconds)]);
    expect(table(page, 'Timer').map((row) => row.slice(0, 2))).toEqual(expected);
  });

  test('lists the options that every game has', () => {
    const expected = ['direction', ...Object.keys(COMMON_FIELDS)];
    expect(column(table(page, 'Option'), 0)).toEqual(expected);
  });

  test('lists every code and every name of a refusal', () => {
    expect(column(table(page, 'Code'), 0)).toEqual([...REFUSAL_CODES]);
    expect(column(table(page, 'Name'), 0)).toEqual([...PLAY_RULES, ...CHOICE_RULES]);
  });

  test('lists every phase', () => {
    expect(column(table(page, 'Phase'), 0)).toEqual([...PHASES]);
  });
});
