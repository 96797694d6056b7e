// The clocks of one table: at most one of each kind runs, and the store knows of those that no entry tells.

import type { Cancel, Clock } from '../clock.ts';
import type { TimerKind, TimerRow } from '../store/store.ts';

interface Running {
  readonly key: string;
  readonly due: number;
}

/** A clock that is set; most are set again long before they ring. */
interface Alarm {
  readonly due: number;
  readonly cancel: Cancel;
}

export class Timers {
  readonly #clock: Clock;
  readonly #table: string;
  readonly #fire: (kind: TimerKind, late: number) => void;
  readonly #running = new Map<TimerKind, Running>();
  readonly #alarms = new Map<TimerKind, Alarm>();
  #changed = new Map<TimerKind, number | null>();

  constructor(clock: Clock, table: string, fire: (kind: TimerKind, late: number) => void) {
    this.#clock = clock;
    this.#table = table;
    this.#fire = fire;
  }

  /** Runs a clock until so many seconds from now; one with the same key that runs already is left alone. */
  run(kind: TimerKind, key: string, seconds: number | null): void {
    if (this.#running.get(kind)?.key === key) return;
    if (seconds === null) {
      this.stop(kind);
      return;
    }
    const due = this.#clock.now() + seconds * 1000;
    this.#running.set(kind, { key, due });
    this.note(kind, due);
    this.setAlarm(kind, due);
  }

  /** An alarm that rings too early is set again then: that is rarer than setting it at every move. */
  private setAlarm(kind: TimerKind, due: number): void {
    const alarm = this.#alarms.get(kind);
    if (alarm !== undefined && alarm.due <= due) return;
    alarm?.cancel();
    const cancel = this.#clock.after(due - this.#clock.now(), () => this.ring(kind));
    this.#alarms.set(kind, { due, cancel });
  }

  private ring(kind: TimerKind): void {
    this.#alarms.delete(kind);
    const running = this.#running.get(kind);
    if (running === undefined) return;
    const late = this.#clock.now() - running.due;
    if (late < 0) this.setAlarm(kind, running.due);
    else {
      this.#running.delete(kind);
      this.note(kind, null);
      this.#fire(kind, late);
    }
  }

  stop(kind: TimerKind): void {
    if (this.#running.delete(kind)) this.note(kind, null);
  }

  /** Stops all but one. */
  only(kind: TimerKind | null): void {
    for (const other of this.#running.keys()) if (other !== kind) this.stop(other);
  }

  /** No alarm rings any more. */
  end(): void {
    this.only(null);
    for (const { cancel } of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }

  due(kind: TimerKind): number | null {
    return this.#running.get(kind)?.due ?? null;
  }

  /** The clock that runs, if one does. */
  get deadline(): { readonly kind: TimerKind; readonly at: number } | null {
    for (const [kind, { due }] of this.#running) return { kind, at: due };
    return null;
  }

  /** The clock of a turn needs no row: it follows from the time of the last entry and the table's options. */
  private note(kind: TimerKind, due: number | null): void {
    if (kind !== 'turn') this.#changed.set(kind, due);
  }

  /** What has changed since this was last asked, for the store. */
  takeChanges(): TimerRow[] {
    if (this.#changed.size === 0) return [];
    const rows = Array.from(this.#changed, ([kind, due]) => ({ table: this.#table, kind, due }));
    this.#changed = new Map();
    return rows;
  }
}
