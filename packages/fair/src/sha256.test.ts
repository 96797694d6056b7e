// The hashes are those of the standard: published examples, and whatever another implementation says.

import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, hexOf } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const anyBytes = fc.uint8Array({ maxLength: 300 });

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j is the one in the standard', (text, hash) => {
    expect(hexOf(sha256(bytesOf(text)))).toBe(hash);
  });

  it('of every length around a block is what Node says', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      const expected = createHash('sha256').update(message).digest('hex');
      expect(hexOf(sha256(message)), String(length)).toBe(expected);
    }
  });

  it('of a long message is what Node says', () => {
    const message = new Uint8Array(1_000_000).fill(97);
    expect(hexOf(sha256(message))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('reads a part of a buffer, and changes nothing in it', () => {
    fc.assert(
      fc.property(anyBytes, fc.nat(20), (bytes, skipped) => {
        const part = bytes.subarray(Math.min(skipped, bytes.length));
        const before = [...bytes];
        expect(hexOf(sha256(part))).toBe(createHash('sha256').update(part).digest('hex'));
        expect([...bytes]).toEqual(before);
      }),
    );
  });
});

describe('HMAC', () => {
  it('with any key of any length is what Node says', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex');
        expect(hexOf(hmacSha256(key, message))).toBe(expected);
      }),
    );
  });
});
