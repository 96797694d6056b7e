// Weights as text: numbers that end with a letter, in rows and tables.

import { expect, it } from 'vitest';
import { readRows, readTable } from './weight-text.ts';

it('a letter ends each number', () => {
  expect(readRows('c4t2W\naJ\n')).toEqual([
    [0.02, 1.23, -0.74],
    [0, -0.09],
  ]);
});

it('parts may be finer', () => {
  expect(readRows('4t173C', 1000)).toEqual([[0.123, -4.5]]);
});

it('a table has room for what a row leaves out', () => {
  expect([...readTable('cd\nE', 3, 3)]).toEqual([0.02, 0.03, 0, -0.04, 0, 0, 0, 0, 0]);
});
