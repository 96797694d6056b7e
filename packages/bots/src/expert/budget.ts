// How long an expert may think about one move: in milliseconds, or in imagined deals.

/** Milliseconds that only ever grow; where from does not matter. */
export type Clock = () => number;

export interface Budget {
  /** Thinking stops after so many milliseconds, or never. */
  readonly ms: number;
  /** Thinking stops after so many imagined deals. */
  readonly deals: number;
}

/** No decision gains from more imagined deals than these. */
export const MOST_DEALS = 4096;

/** One move's thinking, from when it began. */
export class Thinking {
  readonly #clock: Clock;
  readonly #end: number;
  readonly #deals: number;

  constructor({ ms, deals }: Budget, clock: Clock) {
    this.#clock = clock;
    this.#end = ms === Number.POSITIVE_INFINITY ? ms : clock() + ms;
    this.#deals = Math.min(deals, MOST_DEALS);
  }

  /** Whether another deal may be imagined after so many. */
  mayGoOn(deals: number): boolean {
    if (deals >= this.#deals) return false;
    return this.#end === Number.POSITIVE_INFINITY || this.#clock() < this.#end;
  }
}
