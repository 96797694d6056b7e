// What is saved of matches alone, as the entrance shows it.

import { useCallback, useEffect, useState } from 'react';
import { maySave, pageStore } from '../page-store.ts';
import type { BrokenMatch, MatchLine } from '../saved-match.ts';

export interface Saved {
  /** Whether what is kept outlasts the page. */
  readonly isLasting: boolean;
  /** Whether anything was ever saved here. */
  readonly isUsed: boolean;
  /** The one that was played last comes first. */
  readonly lines: readonly MatchLine[];
  readonly broken: readonly BrokenMatch[];
}

/** A database that does not answer for so long keeps nobody from playing. */
const PATIENCE_MS = 1_000;
const NOTHING: Saved = { isLasting: true, isUsed: false, lines: [], broken: [] };

async function readSaved(): Promise<Saved> {
  if (!(await maySave())) return NOTHING;
  const store = await pageStore();
  const [lines, broken] = await Promise.all([
    store.matches().catch(() => []),
    store.broken().catch(() => []),
  ]);
  return { isLasting: store.isLasting, isUsed: true, lines, broken };
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
