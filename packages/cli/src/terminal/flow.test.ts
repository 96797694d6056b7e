// Lines that wrap: no wider than allowed, and nothing is lost.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Line } from './canvas.ts';
import { flow } from './flow.ts';
import { widthOf, wrapIn } from './width.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'ş', '♠', ' ', '王') });
const anyLine: fc.Arbitrary<Line> = fc.array(
  fc.record({ text: anyText, style: fc.constantFrom({}, { isBold: true }) }),
  { maxLength: 6 },
);
const textOf = (line: Line) => line.map(({ text }) => text).join('');

it('keeps every letter with its style, in lines that fit', () => {
  const letters = (lines: readonly Line[]) =>
    lines.flatMap((line) =>
      line.flatMap(({ text, style }) =>
        [...text].filter((char) => char !== ' ').map((char) => [char, style]),
      ),
    );
  fc.assert(
    fc.property(
      anyLine,
      fc.integer({ min: 6, max: 30 }),
      fc.integer({ min: 0, max: 3 }),
      (line, columns, indent) => {
        const lines = flow(line, columns, indent);
        for (const one of lines) expect(widthOf(textOf(one))).toBeLessThanOrEqual(columns);
        expect(letters(lines)).toEqual(letters([line]));
      },
    ),
  );
});

it('goes on below what it belongs to', () => {
  const line = [{ text: '♠  ' }, { text: ' A   ' }, { text: '(K)  ' }, { text: ' Q   ' }];
  expect(flow(line, 12, 3).map(textOf)).toEqual(['♠   A   (K)', '    Q']);
});

it('says where words are left out', () => {
  expect(wrapIn('one two three four', 9, 2)).toEqual(['one two', 'three …']);
  expect(wrapIn('one two three four', 9, 3)).toEqual(['one two', 'three', 'four']);
  expect(wrapIn('one two three four', 9, 0)).toEqual([]);
});
