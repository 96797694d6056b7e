// A player's salt: a short text that a player adds to the shuffle, or null for none.

import type { Result } from '@kalpler/engine';
import { concatBytes } from '@noble/hashes/utils.js';
import { bytesOf, u16 } from './bytes.ts';

export type Salt = string | null;

export type SaltProblem = 'notText' | 'tooLong' | 'illFormed' | 'controlCharacter';

/** The most UTF-16 units in a salt, which is what the length of a string counts. */
export const MAX_SALT_LENGTH = 64;

/** Stands where the length of a salt stands; no salt is ever this long. */
const NO_SALT = 0xffff;

/** Reads a salt from the wire, a form or a file. It is kept as it came: not trimmed, not normalized. */
export function parseSalt(text: unknown): Result<Salt, SaltProblem> {
  if (text === null) return { ok: true, value: null };
  const error = saltProblem(text);
  return error === null ? { ok: true, value: text as string } : { ok: false, error };
}

/** A salt with its length in front, so that one salt never runs into the next. */
export function saltBytes(salt: Salt): Uint8Array {
  if (salt === null) return u16(NO_SALT);
  const problem = saltProblem(salt);
  if (problem !== null) throw new RangeError(`not a salt: ${problem}`);
  const bytes = bytesOf(salt);
  return concatBytes(u16(bytes.length), bytes);
}

function saltProblem(text: unknown): SaltProblem | null {
  if (typeof text !== 'string') return 'notText';
  if (text.length > MAX_SALT_LENGTH) return 'tooLong';
  // Half a surrogate pair has no UTF-8: every such half would turn into the same replacement character.
  if (!text.isWellFormed()) return 'illFormed';
  return /\p{Cc}/u.test(text) ? 'controlCharacter' : null;
}
