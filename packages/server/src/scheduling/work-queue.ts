// Work that can wait: done in small portions, so that it delays nobody's answer.

import type { Cancel } from './clock.ts';
import { type TickBudget, tickBudget } from './tick-budget.ts';

type Job = () => Promise<void>;

/**
 * `now`: a table in play cannot go on without it. `soon`: somebody waits for it. `later`: nobody does, and it leaves
 * most of the time to others.
 */
export type Urgency = 'now' | 'soon' | 'later';

/** Milliseconds of one turn of the event loop that may be spent here. */
const PORTION = 2;
/** Jobs that nobody waits for in one turn: what they write has to fit into one short commit as well. */
const MOST_LATER = 8;
/** A portion that nobody waited for is followed by a pause this many times as long. */
const PAUSES = 3;

export class WorkQueue {
  readonly #soon: Job[] = [];
  readonly #later: Job[] = [];
  readonly #now: () => number;
  readonly #after: (ms: number, run: () => void) => Cancel;
  readonly #time: TickBudget;
  /** Milliseconds that were spent in this turn. */
  #spent = 0;
  /** Jobs under way. */
  #busy = 0;
  #isScheduled = false;
  #isClosed = false;
  /** While this runs, only what somebody waits for is done. */
  #pause: Cancel | null = null;

  /** Tests bring a time of their own. */
  constructor(
    now: () => number = () => performance.now(),
    after = afterReal,
    time: TickBudget = tickBudget,
  ) {
    this.#now = now;
    this.#after = after;
    this.#time = time;
  }

  /**
   * Does a piece of work: at once when somebody waits for it and nothing else is to be done, else in one of the next
   * turns. Longer work is to be handed in piece by piece.
   */
  run<T>(work: () => T | Promise<T>, urgency: Urgency = 'soon'): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) return;
      const job = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      const isFree = this.#busy === 0 && this.#soon.length === 0 && this.hasTime;
      if (urgency === 'now' || (urgency === 'soon' && isFree)) void this.do(job);
      else (urgency === 'soon' ? this.#soon : this.#later).push(job);
      this.schedule();
    });
  }

  /** What has not been begun is never done. */
  close(): void {
    this.#isClosed = true;
    this.#soon.length = 0;
    this.#later.length = 0;
    this.#pause?.();
  }

  private async do(job: Job): Promise<void> {
    const start = this.#now();
    this.#busy++;
    await job();
    this.#busy--;
    const took = this.#now() - start;
    this.#spent += took;
    this.#time.spend(took);
  }

  /** One job is done in every turn, however much others have done. */
  private get hasTime(): boolean {
    return this.#spent === 0 || (this.#spent < PORTION && this.#time.left > 0);
  }

  private schedule(): void {
    const isIdle =
      this.#busy === 0 &&
      this.#spent === 0 &&
      this.#soon.length === 0 &&
      (this.#later.length === 0 || this.#pause !== null);
    if (this.#isScheduled || isIdle) return;
    this.#isScheduled = true;
    setImmediate(async () => {
      if (this.#busy === 0) await this.portion();
      this.#spent = 0;
      this.#isScheduled = false;
      this.schedule();
    });
  }

  private async portion(): Promise<void> {
    const next = (list: Job[]) => (this.hasTime ? list.shift() : undefined);
    for (let job = next(this.#soon); job !== undefined; job = next(this.#soon)) await this.do(job);
    if (this.#pause !== null) return;
    const start = this.#now();
    let done = 0;
    for (let job = next(this.#later); job !== undefined; job = next(this.#later)) {
      await this.do(job);
      if (++done === MOST_LATER) break;
    }
    if (done > 0) this.rest(PAUSES * (this.#now() - start));
  }

  private rest(ms: number): void {
    this.#pause = this.#after(ms, () => {
      this.#pause = null;
      this.schedule();
    });
  }
}

/** Pauses are for the machine, so they last whatever the clock of the tables says. */
function afterReal(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
