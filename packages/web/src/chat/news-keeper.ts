// The news of the table at which this page is, kept while its chat is closed too.

import { useEffect, useSyncExternalStore } from 'react';
import type { ClientState } from '../state/client-state.ts';
import { type News, newsBetween, type People } from './news.ts';

const MOST = 50;
const NONE: readonly News[] = [];

let table = '';
let people: People | null = null;
let kept: readonly News[] = NONE;
const listeners = new Set<() => void>();

function note(id: string, now: People, at: number): void {
  if (id !== table) {
    table = id;
    people = null;
    kept = NONE;
  }
  // Several components may look at the same lists.
  if (people?.players === now.players && people.spectators === now.spectators) return;
  const news = people === null ? [] : newsBetween(people, now, at);
  people = now;
  if (news.length === 0) return;
  kept = [...kept, ...news].slice(-MOST);
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Follows who comes and goes; to be used by something that stays as long as the table is shown. */
export function useNews({
  table: at,
  players,
  spectators,
  spectatorCount,
  clockSkew,
}: ClientState): readonly News[] {
  const id = at?.id ?? '';
  useEffect(() => {
    note(id, { players, spectators, spectatorCount }, Date.now() + clockSkew);
  }, [id, players, spectators, spectatorCount, clockSkew]);
  const news = useSyncExternalStore(listen, () => kept);
  return id === table ? news : NONE;
}
