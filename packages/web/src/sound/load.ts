// Fetches the sounds when they are wanted for the first time.

type TableSounds = typeof import('./table-sounds.ts');

/** Milliseconds after which nobody waits for a sound any more. */
const LATE = 800;

let loaded: Promise<TableSounds> | null = null;

export function loadSounds(): Promise<TableSounds> {
  loaded ??= import('./table-sounds.ts');
  return loaded;
}

/** Does something with the sounds as soon as they are there; where they cannot be fetched, it stays silent. */
export function withSounds(act: (sounds: TableSounds) => void): void {
  const asked = performance.now();
  loadSounds().then(
    (sounds) => {
      if (performance.now() - asked < LATE) act(sounds);
    },
    () => {},
  );
}
