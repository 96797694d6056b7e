// Words of 32 random bits, and the uniform smaller numbers made out of them.

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
