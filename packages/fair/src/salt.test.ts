// Checks which salts are taken and that different salts never give the same bytes.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSalt, type Salt, saltBytes } from './salt.ts';

describe('parseSalt', () => {
  test.each<[string, Salt]>([
    ['none', null],
    ['the empty one', ''],
    ['spaces as they are', '  tea '],
    ['64 letters', 'x'.repeat(64)],
    ['32 characters of two units', '🂡'.repeat(32)],
    ['another alphabet', 'çay чай 茶'],
    ['joined characters', '👩‍👧'],
    ['letters that are not normalized', 'c\u0327ay'],
  ])('takes %s', (_, salt) => {
    expect(parseSalt(salt)).toEqual({ ok: true, value: salt });
  });

  test.each([
    ['65 letters', 'x'.repeat(65), 'tooLong'],
    ['33 characters of two units', '🂡'.repeat(33), 'tooLong'],
    ['a line break', 'a\nb', 'controlCharacter'],
    ['a zero', '\0', 'controlCharacter'],
    ['a delete', '\x7f', 'controlCharacter'],
    ['a C1 control', '\x85', 'controlCharacter'],
    ['the first half of a pair', 'a\ud83c', 'illFormed'],
    ['the second half of a pair', '\udca1a', 'illFormed'],
    ['a swapped pair', '\udca1\ud83c', 'illFormed'],
    ['a number', 7, 'notText'],
    ['a list', ['tea'], 'notText'],
    ['undefined', undefined, 'notText'],
  ])('refuses %s', (_, salt, error) => {
    expect(parseSalt(salt)).toEqual({ ok: false, error });
  });
});

describe('saltBytes', () => {
  test('puts the length in bytes in front', () => {
    expect([...saltBytes('çay')]).toEqual([0, 4, 0xc3, 0xa7, 0x61, 0x79]);
    expect([...saltBytes('')]).toEqual([0, 0]);
    expect([...saltBytes(null)]).toEqual([0xff, 0xff]);
    expect(saltBytes('茶'.repeat(64)).length).toBe(2 + 192);
  });

  test('throws at a text that is no salt', () => {
    expect(() => saltBytes('x'.repeat(65))).toThrow(RangeError);
    expect(() => saltBytes('\ud83c')).toThrow(RangeError);
  });

  test('is different for different rows of salts', () => {
    // Few letters and short texts, so that joined rows are often equal.
    const row = fc.array(fc.option(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 })), {
      maxLength: 4,
    });
    const joined = (salts: readonly Salt[]) => Buffer.concat(salts.map(saltBytes)).toString('hex');
    fc.assert(
      fc.property(row, row, (a, b) => {
        expect(joined(a) === joined(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});
