// The server's secret of one match: 32 random bytes, written as hexadecimal digits.

import type { Result } from '@kalpler/engine';
import { hexOf } from './bytes.ts';

export type Secret = Uint8Array;

export const SECRET_BYTES = 32;

/** A fresh secret. Every match needs its own: whoever knows the secret knows the cards. */
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
export function checkedSecret(secret: Secret): Secret {
  if (secret.length !== SECRET_BYTES) {
    throw new RangeError(`a secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  }
  return secret;
}
