// A real store whose commits can be held up or made to fail, as a full disk would.

import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Batch } from '../src/store/store.ts';

export class FlakyStore extends SqliteStore {
  isFull = false;
  /** Commits that were tried while the disk was full. */
  failures = 0;
  #held: PromiseWithResolvers<void> | null = null;
  #arrived = Promise.withResolvers<void>();

  override async commit(batch: Batch): Promise<void> {
    if (this.#held !== null) {
      this.#arrived.resolve();
      await this.#held.promise;
    }
    if (this.isFull) {
      this.failures++;
      throw new Error('database or disk is full');
    }
    await super.commit(batch);
  }

  /** Holds up all commits from now on; resolves when one has come. */
  hold(): Promise<void> {
    this.#held = Promise.withResolvers();
    this.#arrived = Promise.withResolvers();
    return this.#arrived.promise;
  }

  letGo(): void {
    this.#held?.resolve();
    this.#held = null;
  }
}
