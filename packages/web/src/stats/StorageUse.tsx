// How much room the data take, and whether the browser promises to keep them.

import { useEffect, useState } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './StorageUse.module.css';
import { useShown } from './shown.ts';

interface Room {
  readonly used: number | null;
  readonly all: number | null;
  /** Null where the browser does not know. */
  readonly isKept: boolean | null;
}

/** Old browsers and pages that are not secure know nothing of it. */
async function readRoom(): Promise<Room> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const isKept = await storage?.persisted?.().catch(() => undefined);
  return { used: estimate?.usage ?? null, all: estimate?.quota ?? null, isKept: isKept ?? null };
}

export function StorageUse() {
  const d = useTexts('stats').data;
  const shown = useShown();
  const [room, setRoom] = useState<Room | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    void readRoom().then(setRoom);
  }, []);
  if (room === null || (room.used === null && room.isKept === null)) return null;
  const { used, all, isKept } = room;
  const persist = async () => {
    const isPromised = await navigator.storage.persist().catch(() => false);
    setRefused(!isPromised);
    setRoom(await readRoom());
  };
  return (
    <div className={styles.use}>
      <p>
        {used !== null &&
          (all === null
            ? d.used(shown.bytes(used))
            : d.usedOf(shown.bytes(used), shown.bytes(all)))}
      </p>
      {isKept !== null && <p>{isKept ? d.persisted : d.notPersisted}</p>}
      {isKept === false && !isRefused && (
        <Button kind="line" isSmall icon="lock" onClick={persist}>
          {d.persist}
        </Button>
      )}
      {isRefused && <p role="status">{d.persistRefused}</p>}
    </div>
  );
}
