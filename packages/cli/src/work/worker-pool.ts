// Worker threads that share a job. Its pieces come back in the order of their numbers, however many threads there are.

import { Worker } from 'node:worker_threads';
import type { JobName, PieceOf, SettingsOf } from './jobs.ts';

interface WorkerPoolOptions {
  /** How many pieces: from number 0 on. */
  readonly count: number;
  readonly workers: number;
  /** Ends the pieces early: those that came until then are all there is. */
  readonly signal: AbortSignal;
}

/** What a thread is started with. */
export interface Assignment {
  readonly job: JobName;
  readonly settings: unknown;
}

/** What a thread sends back of a piece; of quick ones several together. */
export type Delivery =
  | { readonly index: number; readonly piece: unknown }
  | { readonly index: number; readonly error: string };

/** Numbers that a thread has in hand at least, so that it does not wait for the next one. */
const IN_HAND = 2;
/** How far threads may run ahead of the piece that is waited for, for each of them: keeps memory flat. */
export const AHEAD = 8;
/**
 * Megabytes of a thread: for what it forgets at once, and for what it keeps. With a quarter of that, garbage is
 * collected so often that games take a third longer; more is hardly faster, and many threads should stay small.
 */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 };
/** Sources are TypeScript; the installed program is JavaScript in one folder. */
const THREAD = import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js';

export async function* inOrder<J extends JobName>(
  job: J,
  settings: SettingsOf<J>,
  options: WorkerPoolOptions,
): AsyncGenerator<PieceOf<J>, void, undefined> {
  if (options.signal.aborted) return;
  const pool = new WorkerPool({ job, settings }, options);
  try {
    for (let index = 0; index < options.count; index++) {
      const delivery = await pool.take(index);
      if (delivery === undefined) return;
      if ('error' in delivery) throw new Error(`${job} ${index}: ${delivery.error}`);
      yield delivery.piece as PieceOf<J>;
    }
  } finally {
    await pool.end();
  }
}

interface Hand {
  readonly worker: Worker;
  /** How many numbers it has, and how many it may have: more of quick pieces, which come several together. */
  has: number;
  most: number;
}

class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #hands: Hand[];
  /** Pieces that came before their turn. */
  readonly #early = new Map<number, Delivery>();
  #next = 0;
  /** The number that is waited for, and who waits. */
  #wanted = 0;
  #waiting: ((delivery: Delivery | undefined) => void) | null = null;
  #fault: ((error: Error) => void) | null = null;
  #error: Error | null = null;
  readonly #stop = (): void => this.#waiting?.(undefined);

  constructor(assignment: Assignment, options: WorkerPoolOptions) {
    this.#options = options;
    const size = Math.max(1, Math.min(options.workers, options.count));
    this.#hands = Array.from({ length: size }, () => this.#spawn(assignment));
    options.signal.addEventListener('abort', this.#stop);
    this.#handOut();
  }

  /** The piece of this number, or nothing once the work was stopped. */
  async take(index: number): Promise<Delivery | undefined> {
    if (this.#options.signal.aborted) return undefined;
    this.#wanted = index;
    this.#handOut();
    const early = this.#early.get(index);
    if (early !== undefined) {
      this.#early.delete(index);
      return early;
    }
    if (this.#error !== null) throw this.#error;
    return new Promise((resolve, reject) => {
      this.#waiting = resolve;
      this.#fault = reject;
    });
  }

  async end(): Promise<void> {
    this.#options.signal.removeEventListener('abort', this.#stop);
    for (const { worker } of this.#hands) worker.removeAllListeners();
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }

  #spawn(assignment: Assignment): Hand {
    const worker = new Worker(new URL(THREAD, import.meta.url), {
      workerData: assignment,
      resourceLimits: MEMORY,
    });
    const hand: Hand = { worker, has: 0, most: IN_HAND };
    worker.on('message', (deliveries: readonly Delivery[]) => {
      hand.has -= deliveries.length;
      hand.most = Math.min(AHEAD, IN_HAND * deliveries.length);
      for (const delivery of deliveries) this.#receive(delivery);
      this.#handOut();
    });
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('a thread ended before its work was done')));
    return hand;
  }

  #receive(delivery: Delivery): void {
    if (delivery.index !== this.#wanted || this.#waiting === null) {
      this.#early.set(delivery.index, delivery);
      return;
    }
    this.#waiting(delivery);
    this.#waiting = null;
  }

  /** Numbers go to the thread that has the fewest, so that all end together. */
  #handOut(): void {
    const limit = Math.min(this.#options.count, this.#wanted + AHEAD * this.#hands.length);
    const given = new Map<Hand, number[]>();
    while (this.#next < limit) {
      let least: Hand | null = null;
      for (const hand of this.#hands) {
        if (hand.has < hand.most && (least === null || hand.has < least.has)) least = hand;
      }
      if (least === null) break;
      const numbers = given.get(least) ?? [];
      given.set(least, numbers);
      numbers.push(this.#next++);
      least.has++;
    }
    for (const [{ worker }, numbers] of given) worker.postMessage(numbers);
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#fault?.(error);
  }
}
