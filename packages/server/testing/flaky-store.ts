// A real store whose commits can be held up or made to fail, as a full disk would.

import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Batch } from '../src/store/store.ts';

const MOST_PAGES = 4_294_967_294;

export class FlakyStore extends SqliteStore {
  isFull = false;
  /** The room that its disk is said to have. */
  free = Number.POSITIVE_INFINITY;
  /** Whether large writes are tried in vain while everything else works. */
  cannotProbe = false;
  /** Large writes that were tried. */
  probes = 0;
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

  /** Whether only pages that it has already may be written again, as on a disk that has a little room. */
  set takesNoPages(isNarrow: boolean) {
    this.pragma(`max_page_count = ${isNarrow ? 1 : MOST_PAGES}`);
  }

  override async freeBytes(): Promise<number> {
    return this.free;
  }

  override async check(deep = false): Promise<void> {
    if (deep) this.probes++;
    if (deep && this.cannotProbe) throw new Error('database or disk is full');
    await super.check(deep);
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
