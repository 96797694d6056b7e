// Work that can wait for its turn: done in small portions, so that nobody's answer is late because of it.

type Job = () => Promise<void>;

/** `soon`: somebody waits for it. `later`: nobody does, and it leaves most of the time to others. */
export type Urgency = 'soon' | 'later';

/** Milliseconds of one turn of the event loop that may be spent here. */
const PORTION = 5;
/** Jobs that nobody waits for in one turn: what they write has to fit into one short commit as well. */
const MOST_LATER = 8;
/** After a portion that nobody waited for comes a pause so many times as long. */
const PAUSES = 3;

export class WorkQueue {
  readonly #soon: Job[] = [];
  readonly #later: Job[] = [];
  readonly #now: () => number;
  #isScheduled = false;
  #isClosed = false;
  /** While this runs, only what somebody waits for is done. */
  #pause: NodeJS.Timeout | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Does a piece of work in one of the next turns; longer work is to be handed in piece by piece. */
  run<T>(work: () => T | Promise<T>, urgency: Urgency = 'soon'): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      if (this.#isClosed) return;
      (urgency === 'soon' ? this.#soon : this.#later).push(run);
      this.schedule();
    });
  }

  /** What has not been begun is never done. */
  close(): void {
    this.#isClosed = true;
    this.#soon.length = 0;
    this.#later.length = 0;
    if (this.#pause !== null) clearTimeout(this.#pause);
  }

  private schedule(): void {
    const isIdle = this.#soon.length === 0 && (this.#later.length === 0 || this.#pause !== null);
    if (this.#isScheduled || isIdle) return;
    this.#isScheduled = true;
    setImmediate(async () => {
      await this.portion();
      this.#isScheduled = false;
      this.schedule();
    });
  }

  private async portion(): Promise<void> {
    const start = this.#now();
    const isTimeLeft = () => this.#now() - start < PORTION;
    while (this.#soon.length > 0 && isTimeLeft()) await this.#soon.shift()!();
    if (this.#pause !== null) return;
    const begin = this.#now();
    let done = 0;
    while (this.#later.length > 0 && done < MOST_LATER && isTimeLeft()) {
      await this.#later.shift()!();
      done++;
    }
    if (done > 0) this.rest(PAUSES * (this.#now() - begin));
  }

  private rest(ms: number): void {
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.schedule();
    }, ms);
    this.#pause.unref();
  }
}
