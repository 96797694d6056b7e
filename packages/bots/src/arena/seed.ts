// Seeds of everything that chance decides in an arena, so that no result hangs on who plays what and when.

/** What a seed is for: two purposes never share their chance. */
export const CARDS = 1;
export const THOUGHT = 2;
export const STANDING = 3;

/** A seed of 53 bits from whole numbers below 2^53; any other numbers, or another order, give another seed. */
export function deriveSeed(...parts: readonly number[]): number {
  let low = 0x9e3779b9 ^ parts.length;
  let high = 0x243f6a88;
  for (const part of parts) {
    low = mix(low ^ part);
    high = mix(high + low + Math.floor(part / 0x100000000));
    low = mix(low + high);
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
}

/** Spreads every bit over all 32: the last steps of MurmurHash3. */
function mix(bits: number): number {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) + 0x6d2b79f5;
}
