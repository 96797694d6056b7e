// When V8 collects young objects. It does so when they take up most of their 32 MB, and copies those that stay in one
// piece. Usually next to nothing stays; of thousands of connections or tables that come at once a third does, and copying
// it holds the event loop for 15 ms and more. So as soon as a collection takes long, the next ones come earlier: more
// often, for a few milliseconds each.

import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** How much of their room young objects may take up, in percent: what V8 does by itself, and while many of them stay. */
const USUAL = 80;
const EARLY = 25;
/** Milliseconds of a collection that is long, and of one that is still long although it came early. */
const LONG = 5;
const LONG_THOUGH_EARLY = 3;
/** As usual again after this many short ones in a row. */
const MANY_SHORT = 30;

type Collection = PerformanceEntry & { readonly detail: { readonly kind: number } };

const setTrigger = (percent: number) => setFlagsFromString(`--minor-gc-task-trigger=${percent}`);

export class YoungObjects {
  readonly #set: (percent: number) => void;
  readonly #observer = new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries() as Collection[]) {
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) this.collected(duration);
    }
  });
  /** How many short collections in a row are missing until it is as usual; 0 when it is. */
  #missing = 0;

  /** Begins with early collections: when a server starts, everybody who was at its tables comes back at once. */
  constructor(set = setTrigger) {
    this.#set = set;
    this.collectEarly();
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  close(): void {
    this.#observer.disconnect();
    if (this.#missing > 0) this.#set(USUAL);
    this.#missing = 0;
  }

  /** A collection of young objects took `ms` milliseconds. */
  collected(ms: number): void {
    if (ms > (this.#missing > 0 ? LONG_THOUGH_EARLY : LONG)) this.collectEarly();
    else if (this.#missing > 0 && --this.#missing === 0) this.#set(USUAL);
  }

  private collectEarly(): void {
    if (this.#missing === 0) this.#set(EARLY);
    this.#missing = MANY_SHORT;
  }
}
