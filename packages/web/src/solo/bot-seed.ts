// Where the chance of a bot's move comes from: the same match and the same moment give the same numbers.

/**
 * A whole number below 2^32 out of a match's secret, as it is saved, and the length of its log before the move.
 * Whoever plays the same cards in the same way meets the same answers, today and after a reload.
 */
export function botSeed(secret: string, version: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${secret} ${version}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
