// The clocks of one table, of which one runs at a time; when a table without people is to be closed is stored.

import type { Deadline } from '@kalpler/protocol';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import type { TimerKind, TimerRow } from '../store/store.ts';

const NONE: readonly TimerRow[] = [];

export class Timers {
  readonly #clock: Clock;
  readonly #table: string;
  readonly #fire: (kind: TimerKind, late: number) => void;
  /** The clock that runs, if one does, and what it runs for. */
  #deadline: Deadline | null = null;
  #key = '';
  /** When the current alarm rings; usually it is set anew long before that. */
  #alarmAt = 0;
  #cancel: Cancel | null = null;
  #changed: readonly TimerRow[] = NONE;

  constructor(clock: Clock, table: string, fire: (kind: TimerKind, late: number) => void) {
    this.#clock = clock;
    this.#table = table;
    this.#fire = fire;
  }

  /**
   * Runs a clock for `seconds` from now, without end if null, in place of the one that ran. One of the same
   * kind and key that runs already goes on.
   */
  run(kind: TimerKind, key: string, seconds: number | null): void {
    if (this.#deadline?.kind === kind && this.#key === key) return;
    if (this.#deadline?.kind !== kind || seconds === null) this.stop();
    if (seconds === null) return;
    const at = this.#clock.now() + seconds * 1000;
    this.#deadline = { kind, at };
    this.#key = key;
    this.note(kind, at);
    this.setAlarm(at);
  }

  stop(): void {
    if (this.#deadline === null) return;
    this.note(this.#deadline.kind, null);
    this.#deadline = null;
  }

  /** An alarm that rings too early is set again then: that is rarer than setting it at every move. */
  private setAlarm(at: number): void {
    if (this.#cancel !== null && this.#alarmAt <= at) return;
    this.#cancel?.();
    this.#alarmAt = at;
    this.#cancel = this.#clock.after(at - this.#clock.now(), () => this.ring());
  }

  private ring(): void {
    this.#cancel = null;
    if (this.#deadline === null) return;
    const { kind, at } = this.#deadline;
    const late = this.#clock.now() - at;
    if (late < 0) this.setAlarm(at);
    else {
      this.stop();
      this.#fire(kind, late);
    }
  }

  /** Stops the clock and the alarm. */
  end(): void {
    this.stop();
    this.#cancel?.();
    this.#cancel = null;
  }

  due(kind: TimerKind): number | null {
    return this.#deadline?.kind === kind ? this.#deadline.at : null;
  }

  get deadline(): Deadline | null {
    return this.#deadline;
  }

  /** Only the end of a table left by all must survive a restart; the other clocks start again with the game. */
  private note(kind: TimerKind, due: number | null): void {
    if (kind === 'cleanup') this.#changed = [{ table: this.#table, kind, due }];
  }

  /** What has changed for the store since this was last asked. */
  takeChanges(): readonly TimerRow[] {
    const changed = this.#changed;
    this.#changed = NONE;
    return changed;
  }
}
