// Work that comes in bursts of thousands, such as alarms and requests after a restart: done in its order, a few
// milliseconds in each turn of the event loop, so that they delay nobody's answer.

import { type TickBudget, tickBudget } from './tick-budget.ts';

/** When more work than this waits, each new piece makes the next one run at once, whatever time that takes. */
const MOST_WAITING = 20_000;

interface TickQueueOptions {
  /** Called after each portion of waiting work. */
  readonly afterPortion?: () => void;
  /** Tests bring a budget of their own. */
  readonly time?: TickBudget;
}

export class TickQueue {
  /** What is done before all that waits. */
  readonly #urgent = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  readonly #options: TickQueueOptions;
  readonly #time: TickBudget;
  #isScheduled = false;

  constructor(options: TickQueueOptions = {}) {
    this.#options = options;
    this.#time = options.time ?? tickBudget;
  }

  /**
   * Does it now if there is time left in this turn and nothing waits that comes first, else in one of the next turns:
   * urgent work before all other.
   */
  run(work: () => void, isUrgent = false): void {
    const isFirst = this.#urgent.size === 0 && (isUrgent || this.#waiting.size === 0);
    if (isFirst && this.#time.left > 0) this.do(work);
    else {
      (isUrgent ? this.#urgent : this.#waiting).add(work);
      if (this.size > MOST_WAITING) this.doNext();
    }
    this.schedule();
  }

  /** What has not been done yet is not done any more. */
  cancel(work: () => void): void {
    this.#urgent.delete(work);
    this.#waiting.delete(work);
  }

  private get size(): number {
    return this.#urgent.size + this.#waiting.size;
  }

  private schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.portion());
  }

  private portion(): void {
    this.#isScheduled = false;
    if (this.size === 0) return;
    this.schedule();
    // Something is done in every turn, however much others have done.
    do this.doNext();
    while (this.size > 0 && this.#time.left > 0);
    this.#options.afterPortion?.();
  }

  private doNext(): void {
    const first = this.#urgent.size > 0 ? this.#urgent : this.#waiting;
    const [next] = first;
    first.delete(next!);
    this.do(next!);
  }

  private do(work: () => void): void {
    const start = performance.now();
    try {
      work();
    } finally {
      this.#time.spend(performance.now() - start);
    }
  }
}
