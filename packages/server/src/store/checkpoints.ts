// Checkpoints: a thread copies the write-ahead log into the database, and the host starts the log anew.

import { Worker } from 'node:worker_threads';
import type { Cancel, Clock } from '../scheduling/clock.ts';

/** How long after a checkpoint the thread is asked for the next one. */
const PAUSE = 2000;
/** Pages after which the log is started anew; by then nearly all of them are in the database. */
const LONG_LOG = 10_000;
/** A thread that has not answered for this long is taken for dead. */
const PATIENCE_MS = 60_000;
/** The pause before a thread is started again; doubled after each thread that has never answered. */
const FIRST_REST = 1000;
const LONGEST_REST = 60_000;

interface CheckpointParts {
  readonly file: string;
  readonly clock: Pick<Clock, 'after'>;
  /** Starts the log anew. */
  restart(): void;
  /** Whether commits make checkpoints themselves, which slows them down: only while there is no thread. */
  checkpointInCommits(isOn: boolean): void;
  /** Something went wrong; it is tried again. */
  failed(error: Error): void;
}

export class Checkpoints {
  readonly #parts: CheckpointParts;
  #thread: Worker | null = null;
  #cancel: Cancel = () => {};
  #rest = FIRST_REST;
  /** Whether no thread has answered since the last one ended. */
  #isMissing = false;
  #isClosed = false;

  constructor(parts: CheckpointParts) {
    this.#parts = parts;
    this.start();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#thread?.terminate();
  }

  private start(): void {
    const { file, clock } = this.#parts;
    let problem = new Error('the checkpoint thread has ended');
    let thread: Worker;
    try {
      thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: file });
    } catch (error) {
      this.end(asError(error));
      return;
    }
    this.#thread = thread;
    thread.unref();
    thread.on('message', (pages: number) => this.answered(thread, pages));
    thread.on('error', (error) => {
      problem = asError(error);
    });
    thread.on('exit', () => this.end(problem));
    this.#cancel = clock.after(PAUSE, () => this.ask(thread));
  }

  private ask(thread: Worker): void {
    thread.postMessage('checkpoint');
    // Its end is reported like any other.
    this.#cancel = this.#parts.clock.after(PATIENCE_MS, () => void thread.terminate());
  }

  private answered(thread: Worker, pages: number): void {
    const { clock, checkpointInCommits, restart, failed } = this.#parts;
    this.#cancel();
    if (this.#isClosed) return;
    try {
      if (this.#isMissing) checkpointInCommits(false);
      this.#isMissing = false;
      this.#rest = FIRST_REST;
      if (pages >= LONG_LOG) restart();
    } catch (error) {
      failed(asError(error));
    }
    this.#cancel = clock.after(PAUSE, () => this.ask(thread));
  }

  /** Commits make checkpoints until another thread has answered. */
  private end(problem: Error): void {
    const { clock, checkpointInCommits, failed } = this.#parts;
    this.#cancel();
    this.#thread = null;
    if (this.#isClosed) return;
    failed(problem);
    try {
      this.#isMissing = true;
      checkpointInCommits(true);
    } catch (error) {
      failed(asError(error));
    }
    this.#cancel = clock.after(this.#rest, () => this.start());
    this.#rest = Math.min(LONGEST_REST, this.#rest * 2);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
