// The store as the page sees it: the one of the worker, so that there is only one and its code is fetched once.

import { soloClient } from '../solo-client.ts';
import { DATABASE, type SoloStore, storeOf } from './store.ts';

export async function pageStore(): Promise<SoloStore> {
  const client = soloClient();
  const isPersistent = await client.request('isPersistent');
  return storeOf(
    () => isPersistent,
    (task, given) => client.request('askStore', task, given),
  );
}

/** False only where it is known that nothing was ever saved: then nothing has to be fetched for reading it. */
export async function maySave(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** A small thing by its name, without a request where nothing was ever saved. */
export async function readKept(name: string): Promise<unknown> {
  return (await maySave()) ? (await pageStore()).kept(name) : undefined;
}
