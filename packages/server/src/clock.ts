// The host's time: what it is now, and something to be done later. Tests bring a clock of their own.

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
}

/** A clock whose alarms cannot throw: what goes wrong behind them is handed to `failed`. */
export function guarded(clock: Clock, failed: (error: unknown) => void): Clock {
  return {
    now: () => clock.now(),
    after: (ms, run) =>
      clock.after(ms, () => {
        try {
          run();
        } catch (error) {
          failed(error);
        }
      }),
  };
}

/** The longest that a timer of Node.js can wait; later ones are set again on the way. */
const LONGEST = 2 ** 31 - 1;

/** Set once: from then on time only goes forward, whatever happens to the machine's clock. */
const ORIGIN = Date.now() - performance.now();

/** Milliseconds of one turn of the event loop in which alarms may ring. */
const PORTION = 5;

/**
 * Alarms that are due. Thousands of tables may have been set going at once, as after a restart, and their clocks then
 * run out at once; they ring a few at a time, so that nobody's answer is late because of them.
 */
class DueAlarms {
  readonly #waiting = new Set<() => void>();
  #spent = 0;
  #isScheduled = false;

  ring(alarm: () => void): void {
    if (this.#spent < PORTION && this.#waiting.size === 0) this.run(alarm);
    else this.#waiting.add(alarm);
    this.schedule();
  }

  cancel(alarm: () => void): void {
    this.#waiting.delete(alarm);
  }

  private schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#spent = 0;
      for (const alarm of this.#waiting) {
        if (this.#spent >= PORTION) break;
        this.#waiting.delete(alarm);
        this.run(alarm);
      }
      if (this.#waiting.size > 0) this.schedule();
    });
  }

  private run(alarm: () => void): void {
    const start = performance.now();
    try {
      alarm();
    } finally {
      this.#spent += performance.now() - start;
    }
  }
}

const dueAlarms = new DueAlarms();

export const systemClock: Clock = {
  now: () => Math.round(ORIGIN + performance.now()),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const alarm = () => run();
    const wait = (left: number) => {
      const next = Math.min(left, LONGEST);
      const due = () => (left > next ? wait(left - next) : dueAlarms.ring(alarm));
      timer = setTimeout(due, Math.max(0, next));
    };
    wait(ms);
    return () => {
      clearTimeout(timer);
      dueAlarms.cancel(alarm);
    };
  },
};
