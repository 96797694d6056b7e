import type { Card } from '@kalpler/engine';
import { wireCard } from '@kalpler/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, fieldBytes, flat, jsonBytes } from './json-bytes.ts';

/** Plain values as messages hold them, with letters of one to four bytes. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, undefined, 'hearts', 'Çiğdem', '♠ "\\\n', '🃏', '\ud83c'),
    fc.double(),
    fc.integer(),
    fc.integer({ min: 0, max: 51 }).map((card) => wireCard(card as Card)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('hand', 'açık', '"', '7'), tie('value')),
  ),
})).value;

test('gives the bytes that JSON.stringify gives', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const wanted = Buffer.from(JSON.stringify(value) ?? 'null').toString('latin1');
      expect(jsonBytes(value)).toBe(wanted);
      // Cards are known the second time.
      expect(jsonBytes(value)).toBe(wanted);
    }),
  );
});

test('gives the inside of an object', () => {
  expect(fieldBytes({ seat: 1, name: 'Ayşe', nothing: undefined, give: null })).toBe(
    bytesOf('"seat":1,"name":"Ayşe","give":null'),
  );
  expect(fieldBytes({})).toBe('');
});

test('a text in one piece is the same text', () => {
  for (const text of ['', 'a', 'bir araya '.repeat(9) + Math.PI]) expect(flat(text)).toBe(text);
});
