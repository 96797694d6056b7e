// The secret by which a player is known without an account, and the hash of it that the host keeps.

import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{22,86}$/;

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether some text may be a token of ours at all. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** What is stored and compared; nobody who reads the store can take a seat with it. */
export function playerOf(token: string): string {
  return createHash('sha256').update(`kalpler player ${token}`).digest('base64url');
}
