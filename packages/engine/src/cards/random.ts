// Random numbers: always passed in as an argument, never taken from the surroundings (C10).

/** A source of uniform whole numbers. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n is at most 2^32. */
  below(n: number): number;
}

const BLOCK = 256;
const NOTHING = new Int32Array(0);

/** A small fast generator (sfc32) for simulation. Same seed, same numbers; not for real tables. */
export class SeededRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private count: number;
  /** Numbers are made a block at a time, when they are asked for: the loop keeps its state in registers. */
  private block = NOTHING;
  private at = BLOCK;

  /** The seed is any whole number below 2^53. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 0x100000000) | 0;
    this.c = 0x9e3779b9 | 0;
    this.count = 1;
  }

  /** 32 random bits as a signed integer. */
  next(): number {
    if (this.at === BLOCK) this.refill();
    return this.block[this.at++]!;
  }

  private refill(): void {
    const isFirst = this.block === NOTHING;
    if (isFirst) this.block = new Int32Array(BLOCK);
    let { a, b, c, count } = this;
    for (let i = 0; i < BLOCK; i++) {
      const sum = (((a + b) | 0) + count) | 0;
      count = (count + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      this.block[i] = sum;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.count = count;
    this.at = isFirst ? 15 : 0; // the first numbers still resemble the seed
  }

  /** Brings random bits into the range and rejects the few that would favour some results. */
  below(n: number): number {
    if (n > 0x10000) return this.belowMany(n);
    // Sixteen bits keep the product a small integer: no number here ever leaves the processor's registers.
    let product = (this.next() >>> 16) * n;
    if ((product & 0xffff) < n) {
      const floor = 0x10000 % n;
      while ((product & 0xffff) < floor) product = (this.next() >>> 16) * n;
    }
    return product >>> 16;
  }

  private belowMany(n: number): number {
    const limit = 0x100000000 - (0x100000000 % n);
    let number = 0;
    do {
      number = this.next() >>> 0;
    } while (number >= limit);
    return number % n;
  }
}

/** Fisher-Yates, in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = list[i]!;
    list[i] = list[j]!;
    list[j] = card;
  }
  return list;
}
