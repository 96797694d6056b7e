// Breaks that no longer fit the engine would not break it: each must find its place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';

it.each(MUTANTS)('$name: its place is there once', ({ file, from }) => {
  const source = readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
