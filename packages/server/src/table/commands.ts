// The numbers that clients gave their last requests, so that a repeat is recognised.

const MOST = 400;

export class Commands {
  readonly #known: Set<string>;

  constructor(commands: readonly string[]) {
    this.#known = new Set(commands.slice(-MOST));
  }

  has(command: string): boolean {
    return this.#known.has(command);
  }

  add(command: string): void {
    this.#known.add(command);
    if (this.#known.size <= MOST) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest!);
  }
}
