// What the browser keeps for us: whether it may be thrown away, and how much room there is.

import { useEffect, useState } from 'react';

const KEY = 'kalpler.kept';
/** Browsers grant more to those who play, and most to those who install. */
type Occasion = 'played' | 'installed';

export interface StorageState {
  /** Whether the browser has promised to throw nothing away by itself; null where it cannot say. */
  readonly isKept: boolean | null;
  /** Bytes in use and bytes allowed; null where the browser does not tell. */
  readonly used: number | null;
  readonly room: number | null;
}

const UNKNOWN: StorageState = { isKept: null, used: null, room: null };
const listeners = new Set<() => void>();

/** Asks the browser to keep the games: once for each occasion, as some browsers put it to the player. */
export async function askToKeep(occasion: Occasion = 'played'): Promise<void> {
  try {
    const asked = (localStorage.getItem(KEY) ?? '').split(' ');
    if (asked.includes(occasion)) return;
    localStorage.setItem(KEY, [...asked, occasion].join(' ').trim());
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    for (const tell of listeners) tell();
  } catch {
    // Without storage, or over plain HTTP, there is nobody to ask.
  }
}

export function useStorageState(): StorageState {
  const [state, setState] = useState(UNKNOWN);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const now = await readState();
      if (isHere) setState(now);
    };
    look();
    listeners.add(look);
    return () => {
      isHere = false;
      listeners.delete(look);
    };
  }, []);
  return state;
}

async function readState(): Promise<StorageState> {
  try {
    const [isKept, estimate] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ]);
    return { isKept, used: estimate.usage ?? null, room: estimate.quota ?? null };
  } catch {
    return UNKNOWN;
  }
}
