// The store of a worker: the browser's database, or memory where there is none.

import { openDatabase } from './idb-store.ts';
import { MemoryStore } from './memory-store.ts';
import { askStore, type SoloStore, storeOf } from './store.ts';

let opened: Promise<SoloStore> | undefined;

/** Always the same store, until the browser takes the database away: then the next call opens another. */
export function openStore(): Promise<SoloStore> {
  opened ??= open();
  return opened;
}

/**
 * For whoever keeps a store for as long as a match: the browser may take the database away at any time, so that every task
 * is done by the store of the moment.
 */
export async function currentStore(): Promise<SoloStore> {
  let store = await openStore();
  return storeOf(
    () => store.isPersistent,
    async (task, given) => {
      store = await openStore();
      return askStore(store, task, given);
    },
  );
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
