// A match by where it comes from: fetched, read and checked, or why it cannot be shown.

import type { Result } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { pageStore } from '../solo/store/page-store.ts';
import { openWorker } from '../worker/open-worker.ts';
import type { MatchReader } from './reader-service.ts';
import type { MatchSummary } from './record.ts';
import type { NoMatch, Source } from './source.ts';

export type Loaded =
  | { readonly kind: 'loading' }
  /** The server cannot be reached. */
  | { readonly kind: 'away' }
  | NoMatch
  | { readonly kind: 'ready'; readonly match: MatchSummary; readonly reader: MatchReader };

/** Where a match lies: under a name at the server or in this browser, or in the tail of a link. */
export interface Whence {
  readonly from: 'server' | 'solo' | 'link';
  readonly name: string;
}

const LOADING: Loaded = { kind: 'loading' };

export const fileOf = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

/** The second part tries again. */
export function useMatch({ from, name }: Whence): [Loaded, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const reader = openWorker('reader');
    reader.start();
    const stop = new AbortController();
    const show = (next: Loaded) => {
      if (!stop.signal.aborted) setLoaded(next);
    };
    show(LOADING);
    load({ from, name }, reader, stop.signal).then(show, () => show({ kind: 'away' }));
    return () => {
      stop.abort();
      reader.close();
    };
  }, [from, name, attempt]);
  return [loaded, () => setAttempt((n) => n + 1)];
}

async function load(whence: Whence, reader: MatchReader, signal: AbortSignal): Promise<Loaded> {
  const source = await sourceOf(whence, signal);
  if (!source.ok) return source.error;
  const read = await reader.request('read', source.value);
  return read.ok ? { kind: 'ready', match: read.value, reader } : read.error;
}

async function sourceOf(
  { from, name }: Whence,
  signal: AbortSignal,
): Promise<Result<Source, Loaded>> {
  if (from === 'solo') {
    const saved = await (await pageStore()).read(name);
    return saved === null
      ? { ok: false, error: { kind: 'unknown' } }
      : found({ kind: 'solo', saved });
  }
  if (from === 'link') return found({ kind: 'link', data: name });
  const response = await fetch(fileOf(name), { signal });
  if (response.ok) return found({ kind: 'file', text: await response.text() });
  return { ok: false, error: { kind: response.status === 404 ? 'unknown' : 'away' } };
}

const found = (value: Source) => ({ ok: true, value }) as const;
