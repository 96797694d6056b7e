// The store of a worker: the browser's database, or memory where there is none.

import { openDatabase } from './idb-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { SoloStore } from './store.ts';

let opened: Promise<SoloStore> | undefined;

/** Always the same store, until the browser takes the database away. */
export function openStore(): Promise<SoloStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<SoloStore> {
  try {
    return await openDatabase(() => {
      opened = undefined;
    });
  } catch {
    return new MemoryStore();
  }
}
