// Breaks that no longer fit the engine would not break it: each must find its place, and the page of tests must list it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';

it.each(MUTANTS)('$name: its place is there once', ({ file, from }) => {
  const source = readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});

it('docs/testing.md lists every break, in order and with its file', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/testing.md'), 'utf8');
  const rows = page.split('<!-- mutants -->')[1]!.matchAll(/^\| (\d+) \| (.*?) \| `(.*?)` \|/gm);
  expect([...rows].map(([, number, name, file]) => [Number(number), name, file])).toEqual(
    MUTANTS.map(({ name, file }, i) => [i + 1, name, file]),
  );
});
