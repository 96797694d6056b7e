// The commitment: the hash of the secret that the server shows before anyone names a salt.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { label } from './bytes.ts';
import { checkedSecret, type Secret } from './secret.ts';

/** 64 hexadecimal digits in lower case. */
export function commitment(secret: Secret): string {
  return bytesToHex(sha256(concatBytes(label('commitment'), checkedSecret(secret))));
}
