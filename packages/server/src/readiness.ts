// Whether players should be sent here: the store takes what is written, and its disk has room for more.

import type { Logger } from 'pino';
import type { Clock } from './scheduling/clock.ts';
import type { Store } from './store/store.ts';

interface ReadinessParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** With fewer free bytes than this the server reports that it is not ready. */
  readonly minFreeBytes: number;
}

/** An answer holds for so many milliseconds: finding one costs a look at the disk, or a write. */
const FRESH = 1000;

export class Readiness {
  readonly #parts: ReadinessParts;
  #isWriting = true;
  #isClosing = false;
  #answer: { readonly problem: Promise<string | null>; readonly at: number } | null = null;
  #logged: string | null = null;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** A commit of tables has come to the disk. */
  committed(): void {
    if (!this.#isWriting) this.#answer = null;
    this.#isWriting = true;
  }

  commitFailed(): void {
    this.#isWriting = false;
    this.#answer = null;
  }

  close(): void {
    this.#isClosing = true;
  }

  /** What keeps players from being sent here, if anything. */
  async problem(): Promise<string | null> {
    if (this.#isClosing) return 'the server is about to stop';
    const now = this.#parts.clock.now();
    if (this.#answer === null || now - this.#answer.at >= FRESH) {
      this.#answer = { problem: this.look(), at: now };
    }
    return this.#answer.problem;
  }

  private async look(): Promise<string | null> {
    const problem = await this.storeProblem();
    if (problem !== this.#logged) {
      if (problem === null) this.#parts.log.info('ready again');
      else this.#parts.log.error({ problem }, 'not ready');
    }
    this.#logged = problem;
    return problem;
  }

  private async storeProblem(): Promise<string | null> {
    const { store, minFreeBytes } = this.#parts;
    try {
      if ((await store.freeBytes()) < minFreeBytes) return 'the disk of the data is nearly full';
      // A store that has failed is asked to write as much as a busy moment does before it is trusted again.
      const hasFailed = !this.#isWriting;
      await store.check(hasFailed);
      if (hasFailed) this.#isWriting = true;
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
