// The random numbers of one deal: HMAC blocks read as words, the same for everyone who has the match key.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { label, u32 } from './bytes.ts';
import type { MatchKey } from './match-key.ts';
import { belowFrom, WORDS } from './word.ts';

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
