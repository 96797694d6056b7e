// Holds the page, its examples and the schemas to each other.

import { readFileSync } from 'node:fs';
import { viewTable } from '@kalpler/engine';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  ANNOUNCEMENT_NAMES,
  ANNOUNCEMENTS,
  documentState,
  ERROR_CODES,
  isWhole,
  REQUEST_NAMES,
  REQUESTS,
} from '../src/index.ts';
import { RULES, stepsOf } from '../testing/tables.ts';
import { ANNOUNCEMENT_EXAMPLES } from './announcement-examples.ts';
import { CHANGE, STATE, WHOLE } from './example-game.ts';
import { ERROR_MEANINGS, PAGE, protocolPage } from './page.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';
import { fieldsOf, type Schema, typeText } from './schema-text.ts';
import { STATE_FIELDS } from './state-fields.ts';

const page = protocolPage();

test('docs/protocol.md is up to date; npm run docs -- protocol writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

describe('requests', () => {
  test('all have an example, and none is left over', () => {
    expect(Object.keys(REQUEST_EXAMPLES).sort()).toEqual([...REQUEST_NAMES].sort());
  });

  test.each(REQUEST_NAMES)('%s has a sentence and an example that the server takes', (name) => {
    const { about, example } = REQUEST_EXAMPLES[name];
    expect(about).toMatch(/^[A-Z].*\.$/s);
    const read = v.safeParse(REQUESTS[name], JSON.parse(JSON.stringify(example)));
    expect(read.issues).toBeUndefined();
    expect(page).toContain(`### \`${name}\`\n\n${about}`);
  });
});

describe('announcements', () => {
  test('all have an example, and none is left over', () => {
    expect(Object.keys(ANNOUNCEMENT_EXAMPLES).sort()).toEqual([...ANNOUNCEMENT_NAMES].sort());
  });

  test.each(ANNOUNCEMENT_NAMES)('%s has a sentence and an example of its form', (name) => {
    const { about, example } = ANNOUNCEMENT_EXAMPLES[name];
    expect(about).toMatch(/^[A-Z].*\.$/s);
    const read = v.safeParse(ANNOUNCEMENTS[name], JSON.parse(JSON.stringify(example)));
    expect(read.issues).toBeUndefined();
    expect(page).toContain(`### \`${name}\`\n\n${about}`);
  });

  test.each(ANNOUNCEMENT_NAMES)(
    '%s: the example has no field that the schema does not know',
    (name) => {
      const schema = ANNOUNCEMENTS[name] as Schema;
      if (schema.type !== 'object') return;
      const fields = fieldsOf(schema).map((field) => field.name);
      expect(fields).toEqual(
        expect.arrayContaining(Object.keys(ANNOUNCEMENT_EXAMPLES[name].example)),
      );
    },
  );
});

test('every error code has its meaning', () => {
  expect(Object.keys(ERROR_MEANINGS).sort()).toEqual([...ERROR_CODES].sort());
  for (const code of ERROR_CODES)
    expect(page).toContain(`| \`${code}\` | ${ERROR_MEANINGS[code]} |`);
});

test('every field of a state is described, and no other', () => {
  const seen = new Map<string, Set<string>>();
  for (const rules of RULES) {
    for (const { table } of stepsOf(rules, 1, 1)) {
      const names = seen.get(rules[0]) ?? new Set();
      seen.set(rules[0], names);
      for (const name of Object.keys(documentState(viewTable(table, 0)))) names.add(name);
    }
  }
  const [, ...games] = STATE_FIELDS;
  const always = STATE_FIELDS[0]![1].map(([name]) => name);
  for (const [game, fields] of games) {
    const described = [...always, ...fields.map(([name]) => name)];
    expect(described.sort(), game).toEqual([...seen.get(game.toLowerCase())!].sort());
  }
});

test('the examples of a game are of one moment', () => {
  expect(STATE.currentTrick).toHaveLength(2);
  expect(isWhole(WHOLE)).toBe(true);
  expect(isWhole(CHANGE)).toBe(false);
  expect(CHANGE).toMatchObject({ version: STATE.version, match: WHOLE.match });
  expect(WHOLE.view.deal).toMatchObject(CHANGE.deal);
  expect(WHOLE.view.deal!.plays.slice(-1)).toEqual(CHANGE.plays);
});

describe('words for schemas', () => {
  test.each<[Schema, string]>([
    [v.string(), 'text'],
    [v.pipe(v.string(), v.maxLength(8)), 'text, at most 8 characters'],
    [v.pipe(v.string(), v.minLength(1), v.maxLength(8)), 'text, 1 to 8 characters'],
    [v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)), 'whole number, 0 to 3'],
    [v.pipe(v.number(), v.minValue(0)), 'number, at least 0'],
    [v.nullable(v.boolean()), '`true` or `false` or `null`'],
    [v.optional(v.picklist(['a', 'b'])), '`a`, `b`'],
    [v.pipe(v.array(v.number()), v.maxLength(3)), 'list of: number, at most 3'],
    [v.object({ a: v.number(), b: v.optional(v.string()) }), '{ a: number; b?: text }'],
    [v.strictObject({}), 'empty object'],
  ])('%#', (schema, words) => {
    expect(typeText(schema)).toBe(words);
  });

  test('a schema without words is an error, not a gap in the page', () => {
    expect(() => typeText(v.date())).toThrow('date');
  });
});
