// The clocks of one table: at most one of each kind runs, and each is a row in the store.

import type { Cancel, Clock } from '../clock.ts';
import type { TimerKind, TimerRow } from '../store/store.ts';

interface Running {
  readonly key: string;
  readonly due: number;
  readonly cancel: Cancel;
}

export class Timers {
  readonly #clock: Clock;
  readonly #table: string;
  readonly #fire: (kind: TimerKind) => void;
  readonly #running = new Map<TimerKind, Running>();
  #changed = new Map<TimerKind, number | null>();

  constructor(clock: Clock, table: string, fire: (kind: TimerKind, late: number) => void) {
    this.#clock = clock;
    this.#table = table;
    this.#fire = (kind) => {
      const running = this.#running.get(kind);
      if (running === undefined) return;
      this.stop(kind);
      fire(kind, clock.now() - running.due);
    };
  }

  /** Runs a clock until so many seconds from now; one with the same key that runs already is left alone. */
  run(kind: TimerKind, key: string, seconds: number | null): void {
    const running = this.#running.get(kind);
    if (running?.key === key) return;
    if (seconds === null) {
      this.stop(kind);
      return;
    }
    running?.cancel();
    const due = this.#clock.now() + seconds * 1000;
    const cancel = this.#clock.after(seconds * 1000, () => this.#fire(kind));
    this.#running.set(kind, { key, due, cancel });
    this.#changed.set(kind, due);
  }

  stop(kind: TimerKind): void {
    const running = this.#running.get(kind);
    if (running === undefined) return;
    running.cancel();
    this.#running.delete(kind);
    this.#changed.set(kind, null);
  }

  /** Stops all but one. */
  only(kind: TimerKind | null): void {
    for (const other of [...this.#running.keys()]) if (other !== kind) this.stop(other);
  }

  due(kind: TimerKind): number | null {
    return this.#running.get(kind)?.due ?? null;
  }

  /** What has changed since this was last asked, for the store. */
  takeChanges(): TimerRow[] {
    if (this.#changed.size === 0) return [];
    const rows = Array.from(this.#changed, ([kind, due]) => ({ table: this.#table, kind, due }));
    this.#changed = new Map();
    return rows;
  }
}
