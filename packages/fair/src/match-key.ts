// The match key: what the secret and the salts of all seats make together, and every deal follows from.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { label } from './bytes.ts';
import { type Salt, saltBytes } from './salt.ts';
import { checkedSecret, type Secret } from './secret.ts';

export type MatchKey = Uint8Array;

/** Salts go by seat, one for each seat of the match. */
export function matchKey(secret: Secret, salts: readonly Salt[]): MatchKey {
  return hmac(
    sha256,
    checkedSecret(secret),
    concatBytes(label('match'), ...salts.map((salt) => saltBytes(salt))),
  );
}
