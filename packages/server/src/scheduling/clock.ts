// The host's time: what it is now, and something to be done later. Tests bring a clock of their own.

import { TickQueue } from './tick-queue.ts';

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

/** Thousands of tables may have been set going at once, as after a restart, and their clocks then run out at once. */
const due = new TickQueue();

export const systemClock: Clock = {
  now: () => Math.round(ORIGIN + performance.now()),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const alarm = () => run();
    const wait = (left: number) => {
      const next = Math.min(left, LONGEST);
      const ring = () => (left > next ? wait(left - next) : due.run(alarm));
      timer = setTimeout(ring, Math.max(0, next));
    };
    wait(ms);
    return () => {
      clearTimeout(timer);
      due.cancel(alarm);
    };
  },
};
