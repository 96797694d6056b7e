// The time that all deferrable work together may take in one turn of the event loop. Each queue has a portion of its own;
// when several have much to do at once, as after a restart, they share this budget.

import { performance } from 'node:perf_hooks';

const { nodeTiming } = performance;

/** Milliseconds of one turn. The collection of young objects comes on top where it falls between two pieces of work. */
const WHOLE = 5;

export class TickBudget {
  readonly #turn: () => number;
  #current = -1;
  #spent = 0;

  /** Tests bring turns of their own. */
  constructor(turn = () => nodeTiming.uvMetricsInfo.loopCount) {
    this.#turn = turn;
  }

  /** Milliseconds that are left of this turn. */
  get left(): number {
    return this.#turn() === this.#current ? Math.max(0, WHOLE - this.#spent) : WHOLE;
  }

  spend(ms: number): void {
    const turn = this.#turn();
    if (turn !== this.#current) {
      this.#current = turn;
      this.#spent = 0;
    }
    this.#spent += ms;
  }
}

/** That of this process, which has one event loop. */
export const tickBudget = new TickBudget();
