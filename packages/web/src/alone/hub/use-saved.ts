// What is saved of matches alone, as the entrance shows it.

import { useCallback, useEffect, useState } from 'react';
import type { BrokenMatch, MatchLine } from '../saved-match.ts';
import { DATABASE } from '../store.ts';

export interface Saved {
  /** Whether what is kept outlasts the page. */
  readonly isLasting: boolean;
  /** The one that was played last comes first. */
  readonly lines: readonly MatchLine[];
  readonly broken: readonly BrokenMatch[];
}

/** A database that does not answer for so long keeps nobody from playing. */
const PATIENCE_MS = 1_000;
const NOTHING: Saved = { isLasting: true, lines: [], broken: [] };

/** False only where it is known that nothing was ever saved: then there is nothing to fetch for reading it. */
async function maySave(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

async function readSaved(): Promise<Saved> {
  if (!(await maySave())) return NOTHING;
  const { openStore } = await import('../open-store.ts');
  const store = await openStore();
  const [lines, broken] = await Promise.all([
    store.matches().catch(() => []),
    store.broken().catch(() => []),
  ]);
  return { isLasting: store.isLasting, lines, broken };
}

/** Null until it is known; the second part reads it again. */
export function useSaved(): readonly [Saved | null, () => Promise<void>] {
  const [saved, setSaved] = useState<Saved | null>(null);
  const refresh = useCallback(async () => setSaved(await readSaved()), []);
  useEffect(() => {
    const timer = setTimeout(() => setSaved((now) => now ?? NOTHING), PATIENCE_MS);
    void refresh();
    return () => clearTimeout(timer);
  }, [refresh]);
  return [saved, refresh];
}
