// The store of a worker: the browser's database, or memory where there is none.

import { openDatabase } from './idb-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { AloneStore } from './store.ts';

let opened: Promise<AloneStore> | undefined;

/** Always the same store, until the browser takes the database away. */
export function openStore(): Promise<AloneStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<AloneStore> {
  try {
    return await openDatabase(() => {
      opened = undefined;
    });
  } catch {
    return new MemoryStore();
  }
}
