// The match key: what the secret and the salts of all seats make together, and every deal follows from.

import { label } from './bytes.ts';
import { type Salt, saltBytes } from './salt.ts';
import { checkedSecret, type Secret } from './secret.ts';
import { hmacSha256, joined } from './sha256.ts';

export type MatchKey = Uint8Array;

/** Salts go by seat, one for each seat of the match. */
export function matchKey(secret: Secret, salts: readonly Salt[]): MatchKey {
  return hmacSha256(
    checkedSecret(secret),
    joined(label('match'), ...salts.map((salt) => saltBytes(salt))),
  );
}
