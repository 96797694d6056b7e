// A match by its name: fetched, read and checked, or why it cannot be shown.

import { useEffect, useState } from 'react';
import { MatchReader } from './reader.ts';
import type { MatchSummary } from './record.ts';

export type Loaded =
  | { readonly kind: 'loading' }
  /** There is no such match, or it is not over yet. */
  | { readonly kind: 'unknown' }
  /** The server cannot be reached. */
  | { readonly kind: 'away' }
  /** What came is no record of a match. */
  | { readonly kind: 'damaged'; readonly why: string }
  | { readonly kind: 'ready'; readonly match: MatchSummary; readonly reader: MatchReader };

const LOADING: Loaded = { kind: 'loading' };

export const fileOf = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

/** The second part tries again. */
export function useMatch(id: string): [Loaded, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const reader = new MatchReader();
    const stop = new AbortController();
    const tell = (next: Loaded) => {
      if (!stop.signal.aborted) setLoaded(next);
    };
    tell(LOADING);
    load(id, reader, stop.signal).then(tell, () => tell({ kind: 'away' }));
    return () => {
      stop.abort();
      reader.close();
    };
  }, [id, attempt]);
  return [loaded, () => setAttempt((n) => n + 1)];
}

async function load(id: string, reader: MatchReader, signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(fileOf(id), { signal });
  if (response.status === 404) return { kind: 'unknown' };
  if (!response.ok) return { kind: 'away' };
  const read = await reader.read(await response.text());
  return read.ok
    ? { kind: 'ready', match: read.value, reader }
    : { kind: 'damaged', why: read.error };
}
