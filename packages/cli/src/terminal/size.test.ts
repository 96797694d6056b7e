// The size of terminals that know it, and of those that do not.

import { expect, it } from 'vitest';
import { sizeOf } from './size.ts';

it.each([
  [
    { columns: 120, rows: 40 },
    { columns: 120, rows: 40 },
  ],
  [
    { columns: 30, rows: 8 },
    { columns: 30, rows: 8 },
  ],
  [
    { columns: 0, rows: 0 },
    { columns: 80, rows: 24 },
  ],
  [
    { columns: 132, rows: 0 },
    { columns: 132, rows: 24 },
  ],
  [{}, { columns: 80, rows: 24 }],
])('of %j is %j', (stream, size) => {
  expect(sizeOf(stream)).toEqual(size);
});
