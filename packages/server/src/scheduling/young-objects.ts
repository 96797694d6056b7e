// When V8 runs its minor collections, those of young objects. It does so when they take up most of their 32 MB, and copies
// what survives without a break. Usually next to nothing survives; of what thousands of connections or tables make at once
// a third does, and copying that holds the event loop for 15 ms and more. So V8 collects earlier for a while when a server
// starts, when many players run out of time at once, and after a collection that took long: more often, for a few milliseconds each.
// Always early would be slower: at a steady load the same few objects are copied each time, however seldom.

import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** How much of their room young objects may take up, in percent: what V8 does by itself, and while many of them stay. */
const USUAL = 80;
const EARLY = 25;
/** Milliseconds of a collection that is long. */
const LONG_MS = 10;
/** More players than this run out of time within so many milliseconds when their tables were set going at once. */
const BURST = 16;
const BURST_MS = 100;
/** How long collections come early then, and after the start, when everybody comes back. */
const WHILE_MS = 10_000;

type Collection = PerformanceEntry & { readonly detail: { readonly kind: number } };

const setTrigger = (percent: number) => setFlagsFromString(`--minor-gc-task-trigger=${percent}`);

export class YoungObjects {
  readonly #set: (percent: number) => void;
  readonly #observer = new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries() as Collection[]) {
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) this.collected(duration);
    }
  });
  /** Servers that run in this process. */
  #watchers = 0;
  /** Players who have run out of time, and since when they are counted. */
  #timeouts = 0;
  #countedSince = 0;
  /** Runs while collections come early. */
  #timer: NodeJS.Timeout | null = null;

  constructor(set = setTrigger) {
    this.#set = set;
  }

  /** From now on, until the returned function is called, collections come early when many objects stay. */
  watch(): () => void {
    if (this.#watchers++ === 0) this.#observer.observe({ entryTypes: ['gc'] });
    this.collectEarly();
    return () => {
      if (--this.#watchers > 0) return;
      this.#observer.disconnect();
      this.collectAsUsual();
    };
  }

  /** A player has run out of time: the table moves on from where it has stood for long. */
  ranOutOfTime(now = performance.now()): void {
    if (now - this.#countedSince > BURST_MS) {
      this.#countedSince = now;
      this.#timeouts = 0;
    }
    if (++this.#timeouts > BURST) this.collectEarly();
  }

  /** A collection of young objects took this many milliseconds. */
  collected(ms: number): void {
    if (ms > LONG_MS) this.collectEarly();
  }

  private collectEarly(): void {
    if (this.#watchers === 0 || this.#timer !== null) return;
    this.#set(EARLY);
    this.#timer = setTimeout(() => this.collectAsUsual(), WHILE_MS).unref();
  }

  private collectAsUsual(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#set(USUAL);
  }
}

/** The one of this process, whose settings are the same for all servers in it. */
export const youngObjects = new YoungObjects();
