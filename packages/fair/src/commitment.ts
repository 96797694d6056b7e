// The commitment: the hash of the secret that the server shows before anyone names a salt.

import { hexOf, label } from './bytes.ts';
import { checkedSecret, type Secret } from './secret.ts';
import { joined, sha256 } from './sha256.ts';

/** 64 hexadecimal digits in lower case. */
export function commitment(secret: Secret): string {
  return hexOf(sha256(joined(label('commitment'), checkedSecret(secret))));
}
