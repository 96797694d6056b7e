// Chance from a seed, for questions: the same seed gives the same.

/** A number below n, a new one each time. */
export type Chance = (n: number) => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (n) => {
    // A Weyl sequence, well mixed: seeds that follow each other give nothing alike.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * n);
  };
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
