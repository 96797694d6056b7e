// Everything that the store knows, read when the page is opened and whenever it is looked at again.

import type { BrokenMatch, MatchLine } from '@kalpler/match';
import { useCallback, useEffect, useState } from 'react';
import { pageStore } from '../solo/store/page-store.ts';
import type { SoloStore } from '../solo/store/store.ts';
import { type AnalysisNote, readNotes } from './analysis-notes.ts';
import { type MatchFacts, storedFacts } from './facts.ts';

export interface Records {
  readonly store: SoloStore;
  readonly lines: readonly MatchLine[];
  readonly facts: readonly MatchFacts[];
  readonly notes: readonly AnalysisNote[];
  readonly broken: readonly BrokenMatch[];
}

async function readRecords(): Promise<Records> {
  const store = await pageStore();
  const [lines, facts, notes, broken] = await Promise.all([
    store.matches(),
    storedFacts(store),
    readNotes(store),
    store.broken(),
  ]);
  return { store, lines, facts, notes, broken };
}

/** Null until they were read; the second part reads them again. */
export function useRecords(): [Records | null, () => Promise<void>] {
  const [records, setRecords] = useState<Records | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const refresh = useCallback(() => readRecords().then(setRecords, setProblem), []);
  useEffect(() => {
    void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  if (problem !== null) throw problem;
  return [records, refresh];
}
