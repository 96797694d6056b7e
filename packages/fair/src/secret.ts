// The secret of a match, the commitment to it, and the key that it makes with the salts.

import type { Result } from '@kalpler/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { hexOf, label } from './bytes.ts';
import { type Salt, saltBytes } from './salt.ts';

export type Secret = Uint8Array;

export const SECRET_BYTES = 32;

/** A fresh secret. Every match needs its own: knowing the secret is knowing the cards. */
export function newSecret(): Secret {
  return globalThis.crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** The secret as 64 hexadecimal digits in lower case. */
export function secretText(secret: Secret): string {
  return hexOf(checkedSecret(secret));
}

/** Reads what `secretText` wrote, in lower or upper case. */
export function parseSecret(text: unknown): Result<Secret, 'notASecret'> {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/i.test(text)) {
    return { ok: false, error: 'notASecret' };
  }
  return {
    ok: true,
    value: Uint8Array.from(text.match(/../g)!, (byte) => Number.parseInt(byte, 16)),
  };
}

/** The secret itself; any other length would make keys that HMAC pads to the same key. */
function checkedSecret(secret: Secret): Secret {
  if (secret.length !== SECRET_BYTES) {
    throw new RangeError(`a secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  }
  return secret;
}

/** 64 hexadecimal digits in lower case. */
export function commitment(secret: Secret): string {
  return hexOf(sha256(concatBytes(label('commitment'), checkedSecret(secret))));
}

export type MatchKey = Uint8Array;

/** Salts go by seat, one for each seat of the match. */
export function matchKey(secret: Secret, salts: readonly Salt[]): MatchKey {
  return hmac(
    sha256,
    checkedSecret(secret),
    concatBytes(label('match'), ...salts.map((salt) => saltBytes(salt))),
  );
}
