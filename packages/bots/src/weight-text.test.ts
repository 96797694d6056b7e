// Weights as text: what is written is read again.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRows, readTable, writeRows } from './weight-text.ts';

it('a letter ends each number', () => {
  expect(readRows('c12d7E\naJ\n')).toEqual([
    [0.02, 1.23, -0.74],
    [0, -0.09],
  ]);
  expect(writeRows([[0.02, 1.23, -0.74], [0, -0.09, 0, 0], [0]])).toBe('c12d7E\naJ\na');
});

it('nothing is lost but what lies below a hundredth', () => {
  const weight = fc.integer({ min: -5000, max: 5000 }).map((hundredths) => hundredths / 100);
  // A zero at the end of a row goes without saying.
  const row = fc
    .tuple(fc.array(weight), fc.constantFrom(-12.34, 5))
    .map(([some, last]) => [...some, last]);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(readRows(writeRows(rows))).toEqual(rows);
    }),
    { seed: 5 },
  );
  expect(writeRows([[1.234, -0.004, -1.236]])).toBe('12da12E');
});

it('parts may be finer', () => {
  expect(writeRows([[0.123, -4.5]], 1000)).toBe('12d450A');
  expect(readRows('12d450A', 1000)).toEqual([[0.123, -4.5]]);
});

it('a table has room for what a row leaves out', () => {
  expect([...readTable('cd\nE', 3, 3)]).toEqual([0.02, 0.03, 0, -0.04, 0, 0, 0, 0, 0]);
});
