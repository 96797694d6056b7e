// The commitment: the hash of the secret that the server shows before anyone names a salt.

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { hexOf, label } from './bytes.ts';
import { checkedSecret, type Secret } from './secret.ts';

/** 64 hexadecimal digits in lower case. */
export function commitment(secret: Secret): string {
  return hexOf(sha256(concatBytes(label('commitment'), checkedSecret(secret))));
}
