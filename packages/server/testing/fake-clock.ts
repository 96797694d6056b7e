// A clock for tests: time passes only when the test says so.

import type { Cancel, Clock } from '../src/scheduling/clock.ts';

interface Alarm {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

export class FakeClock implements Clock {
  #now = 1_800_000_000_000;
  #order = 0;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): Cancel {
    const alarm = { due: this.#now + Math.max(0, ms), order: this.#order++, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets time pass; what falls due on the way happens in its order and at its time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.next(end); next !== null; next = this.next(end)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
    }
    this.#now = end;
  }

  /** How many alarms are set. */
  get pending(): number {
    return this.#alarms.size;
  }

  private next(end: number): Alarm | null {
    let best: Alarm | null = null;
    for (const alarm of this.#alarms) {
      if (alarm.due > end) continue;
      if (
        best === null ||
        alarm.due < best.due ||
        (alarm.due === best.due && alarm.order < best.order)
      )
        best = alarm;
    }
    return best;
  }
}
