// What runs in the page of idb-store.test.ts: one promise of a store, looked at with the real database.

import { openDatabase } from '../../src/solo/store/idb-store.ts';
import { DATABASE } from '../../src/solo/store/store.ts';
import { CONTRACT } from './store-contract.ts';

/** Looks at it with a database that holds nothing. */
export async function see(name: string): Promise<unknown> {
  await deleted();
  const store = await openDatabase(() => {});
  const observations = await CONTRACT[name]!(store);
  store.close();
  return observations;
}

function deleted(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(DATABASE);
    asked.onsuccess = () => resolve();
    asked.onerror = () => reject(asked.error);
  });
}
