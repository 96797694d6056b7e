// The random numbers of one deal: HMAC blocks read as words, the same for everyone who has the match key.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { label, u32 } from './bytes.ts';
import type { MatchKey } from './secret.ts';

/** Every word is a whole number below this. */
export const WORDS = 0x1_0000_0000;

/**
 * A whole number from 0 to n - 1, each equally likely.
 *
 * The words from the greatest multiple of n upwards would favour the small results, so they are skipped.
 */
export function belowFrom(nextWord: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) {
    throw new RangeError(`n is a whole number from 1 to 2^32, not ${n}`);
  }
  const limit = WORDS - (WORDS % n);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % n;
}

/** Deals are numbered from 1, also those that are cancelled and dealt again. */
export function isDealNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value < WORDS;
}

export class FairStream {
  /** What all blocks of this deal start with, hashed so far. */
  readonly #start: ReturnType<typeof hmac.create>;
  #blocks = 0;
  #block = new DataView(new ArrayBuffer(0));
  /** How far the block has been read, in bytes. */
  #read = 0;

  constructor(matchKey: MatchKey, dealNumber: number) {
    if (!isDealNumber(dealNumber)) throw new RangeError(`no deal has the number ${dealNumber}`);
    this.#start = hmac.create(sha256, matchKey).update(label('deal')).update(u32(dealNumber));
  }

  /** A whole number from 0 to n - 1, each equally likely; n is at most 2^32. */
  below(n: number): number {
    return belowFrom(() => this.#word(), n);
  }

  #word(): number {
    if (this.#read === this.#block.byteLength) this.#advance();
    const word = this.#block.getUint32(this.#read);
    this.#read += 4;
    return word;
  }

  #advance(): void {
    const { buffer, byteOffset, byteLength } = this.#start
      .clone()
      .update(u32(this.#blocks))
      .digest();
    this.#block = new DataView(buffer, byteOffset, byteLength);
    this.#blocks += 1;
    this.#read = 0;
  }
}
