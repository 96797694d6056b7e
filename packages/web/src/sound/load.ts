// Fetches the sounds when they are wanted for the first time.

import { useEffect } from 'react';

type TableSounds = typeof import('./table-sounds.ts');

/** Milliseconds after which nobody waits for a sound any more. */
const LATE_MS = 800;

let loaded: Promise<TableSounds> | null = null;

function loadSounds(): Promise<TableSounds> {
  loaded ??= import('./table-sounds.ts');
  return loaded;
}

/** Does something with the sounds as soon as they are loaded; where they cannot be fetched, it stays silent. */
export function withSounds(act: (sounds: TableSounds) => void): void {
  const askedAt = performance.now();
  loadSounds().then(
    (sounds) => {
      if (performance.now() - askedAt < LATE_MS) act(sounds);
    },
    () => {},
  );
}

/** Keeps the loudspeaker ready for as long as something may sound. */
export function useSpeaker(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let stop = () => {};
    loadSounds().then(
      ({ speaker }) => {
        if (!isGone) stop = speaker.attend();
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted]);
}
