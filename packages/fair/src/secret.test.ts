// Checks that secrets are random, written and read back, and refused when they are none.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment, newSecret, parseSecret, secretText } from './secret.ts';

const someSecret = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('every new secret is a different one of 32 bytes', () => {
  const secrets = Array.from({ length: 50 }, () => newSecret());
  expect(secrets.every((secret) => secret.length === 32)).toBe(true);
  expect(new Set(secrets.map(secretText)).size).toBe(50);
});

test('a secret is read back from its text in either case', () => {
  fc.assert(
    fc.property(someSecret, (secret) => {
      const text = secretText(secret);
      expect(text).toMatch(/^[0-9a-f]{64}$/);
      expect(parseSecret(text)).toEqual({ ok: true, value: secret });
      expect(parseSecret(text.toUpperCase())).toEqual({ ok: true, value: secret });
    }),
    { seed: 2, numRuns: 50 },
  );
});

test.each([
  ['one digit short', 'a'.repeat(63)],
  ['one byte long', 'a'.repeat(66)],
  ['not hexadecimal', `${'a'.repeat(63)}g`],
  ['followed by a line break', `${'a'.repeat(64)}\n`],
  ['prefixed', `0x${'a'.repeat(62)}`],
  ['empty', ''],
  ['no text', 7],
  ['nothing', null],
])('a text that is %s is no secret', (_, text) => {
  expect(parseSecret(text)).toEqual({ ok: false, error: 'notASecret' });
});

test.each([0, 31, 33])('%i bytes are no secret', (length) => {
  expect(() => secretText(new Uint8Array(length))).toThrow(RangeError);
  expect(() => commitment(new Uint8Array(length))).toThrow(RangeError);
});

test('a commitment changes with every bit of the secret', () => {
  const secret = new Uint8Array(32);
  const seen = new Set([commitment(secret)]);
  for (let bit = 0; bit < 256; bit++) {
    const other = secret.slice();
    other[bit >> 3]! ^= 1 << (bit & 7);
    seen.add(commitment(other));
  }
  expect(seen.size).toBe(257);
});
