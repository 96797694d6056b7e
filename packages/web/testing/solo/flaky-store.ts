// A store for tests that has no room now and then, as a browser's may have none.

import { MemoryStore } from '../../src/solo/memory-store.ts';

export class FlakyStore extends MemoryStore {
  override readonly isPersistent = true;
  /** Whether the next thing is not taken. */
  isFull: () => boolean = () => false;
  refused = 0;

  override async begin(...saved: Parameters<MemoryStore['begin']>): Promise<void> {
    this.#look();
    return super.begin(...saved);
  }

  override async write(...saved: Parameters<MemoryStore['write']>): Promise<void> {
    this.#look();
    return super.write(...saved);
  }

  override async quarantine(...saved: Parameters<MemoryStore['quarantine']>): Promise<void> {
    this.#look();
    return super.quarantine(...saved);
  }

  override async keepFacts(...saved: Parameters<MemoryStore['keepFacts']>): Promise<void> {
    this.#look();
    return super.keepFacts(...saved);
  }

  #look(): void {
    if (!this.isFull()) return;
    this.refused++;
    throw new DOMException('there is no room', 'QuotaExceededError');
  }
}
