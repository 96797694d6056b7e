// A bucket of requests that fills up again with time: short bursts pass, floods do not.

export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perMs = perSecond / 1000;
    this.#left = size;
    this.#at = now;
  }

  /** Whether one more may pass. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Puts one back that should not have counted. */
  giveBack(): void {
    this.#left = Math.min(this.#size, this.#left + 1);
  }
}
