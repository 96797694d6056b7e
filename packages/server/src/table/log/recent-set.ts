// The last members of a set: the oldest are forgotten when there are more than a given number.

export class RecentSet {
  readonly #most: number;
  readonly #known: Set<string>;

  constructor(most: number, known: readonly string[]) {
    this.#most = most;
    this.#known = new Set(known.slice(-most));
  }

  has(one: string): boolean {
    return this.#known.has(one);
  }

  add(one: string): void {
    this.#known.delete(one);
    this.#known.add(one);
    if (this.#known.size <= this.#most) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest!);
  }

  delete(one: string): void {
    this.#known.delete(one);
  }
}
