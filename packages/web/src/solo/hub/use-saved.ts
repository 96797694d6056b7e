// What is saved of solo matches, as the entrance shows it.

import type { BrokenMatch, MatchLine } from '@kalpler/match';
import { useCallback, useEffect, useState } from 'react';
import { maySave, pageStore } from '../store/page-store.ts';

export interface Saved {
  /** Whether what is kept outlasts the page. */
  readonly isPersistent: boolean;
  /** Whether anything was ever saved here. */
  readonly isUsed: boolean;
  /** The one that was played last comes first. */
  readonly lines: readonly MatchLine[];
  readonly broken: readonly BrokenMatch[];
  /** Whether it could not be read, or not yet: what is saved is not known then. */
  readonly isUnread: boolean;
}

/** A store that does not answer for so long keeps nobody from playing. */
const STORE_TIMEOUT_MS = 5_000;
const NOTHING = { isPersistent: true, isUsed: false, lines: [], broken: [], isUnread: false };
const UNREAD: Saved = { ...NOTHING, isUsed: true, isUnread: true };

async function readSaved(): Promise<Saved> {
  if (!(await maySave())) return NOTHING;
  try {
    const store = await pageStore();
    const [lines, broken] = await Promise.all([store.matches(), store.broken().catch(() => [])]);
    return { isPersistent: store.isPersistent, isUsed: true, lines, broken, isUnread: false };
  } catch {
    return UNREAD;
  }
}

/** Null until it is known; the second part reads it again. */
export function useSaved(): readonly [Saved | null, () => Promise<void>] {
  const [saved, setSaved] = useState<Saved | null>(null);
  const refresh = useCallback(async () => setSaved(await readSaved()), []);
  useEffect(() => {
    const timer = setTimeout(() => setSaved((now) => now ?? UNREAD), STORE_TIMEOUT_MS);
    void refresh();
    return () => clearTimeout(timer);
  }, [refresh]);
  return [saved, refresh];
}
