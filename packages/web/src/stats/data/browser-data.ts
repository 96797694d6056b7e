// All data of this browser: the store and the settings, taken out, put back and thrown away.

import type { Dump, SoloStore } from '../../solo/store.ts';
import { readSettings } from '../../state/settings.tsx';
import { KEPT_NAMES } from '../analysis-notes.ts';
import { type Backup, backupText } from './backup.ts';

const SETTINGS = 'kalpler.settings';
const OURS = 'kalpler.';

const NOTHING: Dump = { matches: [], entries: [], broken: [], facts: [], kept: [] };

export async function exportAll(store: SoloStore, now: number): Promise<string> {
  return backupText({ exportedAt: now, settings: storedSettings(), store: await store.dump() });
}

/** The page must be loaded again afterwards: other parts of it still know the data from before. */
export async function importAll(
  store: SoloStore,
  { store: dump, settings }: Backup,
): Promise<void> {
  await store.restore(dump);
  if (settings !== null) keepSettings(JSON.stringify(settings));
}

/** As after `importAll`, the page must be loaded again. */
export async function wipeAll(store: SoloStore): Promise<void> {
  await store.restore(NOTHING);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OURS)) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

/** Forgets results and achievements; matches stay. */
export async function resetStatistics(store: SoloStore): Promise<void> {
  await store.forgetFacts(KEPT_NAMES);
}

function storedSettings(): object | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Whatever does not fit becomes as usual. */
function keepSettings(text: string): void {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(readSettings(text)));
  } catch {
    // The data are there; the settings stay as they were.
  }
}
