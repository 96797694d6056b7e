// Work that comes in bursts of thousands, such as alarms and requests after a restart: done in its order, a few
// milliseconds in each turn of the event loop, so that nobody's answer is late because of it.

/** Milliseconds of one turn: long enough that what tables write in it fills a commit. */
const PORTION = 8;
/** With so much waiting, the oldest is done whenever more comes, whatever time that takes. */
const MOST_WAITING = 20_000;

export class TurnQueue {
  readonly #waiting = new Set<() => void>();
  /** Milliseconds that were spent in this turn. */
  #spent = 0;
  #isScheduled = false;

  /** Does it now if there is time left in this turn and nothing else waits, else in one of the next turns. */
  run(work: () => void): void {
    if (this.#waiting.size === 0 && this.#spent < PORTION) this.do(work);
    else {
      this.#waiting.add(work);
      if (this.#waiting.size > MOST_WAITING) this.doOldest();
    }
    this.schedule();
  }

  /** What has not been done yet is not done any more. */
  cancel(work: () => void): void {
    this.#waiting.delete(work);
  }

  private schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.portion());
  }

  private portion(): void {
    this.#isScheduled = false;
    this.#spent = 0;
    if (this.#waiting.size === 0) return;
    this.schedule();
    for (const work of this.#waiting) {
      if (this.#spent >= PORTION) break;
      this.#waiting.delete(work);
      this.do(work);
    }
  }

  private doOldest(): void {
    const [oldest] = this.#waiting;
    this.#waiting.delete(oldest!);
    this.do(oldest!);
  }

  private do(work: () => void): void {
    const start = performance.now();
    try {
      work();
    } finally {
      this.#spent += performance.now() - start;
    }
  }
}
