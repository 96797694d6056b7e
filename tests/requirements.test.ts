// Every requirement of the game against the computer is cited by a test, and the page that says so is current.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTests, requirementsFile } from '../scripts/rules-index.mjs';
import {
  citedNumbers,
  openRequirements,
  PROPERTIES,
  REQUIREMENTS,
  requirementsPage,
  taggedProperties,
} from './requirements.ts';

const root = path.join(import.meta.dirname, '..');

describe('this repository', () => {
  const files = readTests();

  test('cites every requirement and tests every property, and cites no others', () => {
    expect(openRequirements(files)).toEqual([]);
  });

  test('has a current page of them (npm run docs -- rules)', () => {
    expect(readFileSync(path.join(root, requirementsFile), 'utf8')).toBe(requirementsPage(files));
  });

  test('knows every number once and every property', () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const properties = new Set(REQUIREMENTS.flatMap(({ property }) => property ?? []));
    expect([...properties].sort((a, b) => a - b)).toEqual(
      Array.from({ length: PROPERTIES }, (_, i) => i + 1),
    );
  });
});

const file = (source: string, pack = 'match') => ({
  path: `packages/${pack}/src/a.test.ts`,
  source,
});

describe('reading citations', () => {
  test.each([
    ["it('001 R3.2: follows')", ['R3.2']],
    ["it('Property 6 (001 R3.2, R3.3): follows')", ['R3.2', 'R3.3']],
    ['// 001 E1, R11.4 and 001 E1 again', ['E1', 'R11.4']],
    ["it('R3.2: follows')", []],
    ['const year = 2001 + R3.2;', []],
  ])('%s', (source, ids) => {
    expect(citedNumbers(file(source))).toEqual(ids);
  });

  test('tags are those of the document', () => {
    expect(taggedProperties(file('// Feature: hearts-card-game, Property 12: Scores'))).toEqual([
      12,
    ]);
    expect(taggedProperties(file('// Feature: spades, Property 12: Scores'))).toEqual([]);
  });
});

describe('a gap is found', () => {
  const all = REQUIREMENTS.map(({ id }) => `// 001 ${id}`).join('\n');
  const tags = Array.from(
    { length: PROPERTIES },
    (_, i) => `// Feature: hearts-card-game, Property ${i + 1}: x`,
  ).join('\n');
  const whole = [file(all + tags), file(tags, 'engine')];

  test('none where everything is cited', () => {
    expect(openRequirements(whole)).toEqual([]);
  });

  test.each([
    [[file(`${all}${tags}\n// 001 R9.9`), whole[1]!], [/cites 001 R9.9, which there is not/]],
    [[file(all.replace('// 001 R3.4', '') + tags), whole[1]!], [/^001 R3.4 .* by no test/]],
    [[whole[0]!], Array.from({ length: PROPERTIES }, () => /has no test in engine/)],
    [[file(all), whole[1]!], Array.from({ length: PROPERTIES }, () => /has no test in match/)],
  ])('%#', (files, problems) => {
    expect(openRequirements(files)).toEqual(problems.map((form) => expect.stringMatching(form)));
  });

  test('the page changes with the tests', () => {
    const page = requirementsPage(whole);
    expect(page).toContain(
      '| R3.4 | 7 | the highest of the led suit takes the trick | [a.test.ts]',
    );
    expect(requirementsPage([whole[0]!])).not.toBe(page);
    expect(requirementsPage([whole[1]!])).not.toBe(page);
  });
});
