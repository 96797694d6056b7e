// The live list of tables: those with a free chair, those that can be watched, and what is said when there are none.

import { useEffect, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/lobby-texts.ts';
import { ListNote } from './ListNote.tsx';
import styles from './OpenTables.module.css';
import { TableRow } from './TableRow.tsx';
import { isOpen } from './table-request.ts';
import type { Play } from './use-play.ts';

const MOST_RUNNING = 6;
/** After so long without a list the server counts as out of reach. */
const PATIENCE = 6_000;

export function OpenTables({ play }: { readonly play: Play }) {
  const t = useTexts();
  const { tables, connection } = useClient().state;
  const open = tables?.filter(isOpen) ?? [];
  const running = tables?.filter((table) => !isOpen(table)).slice(0, MOST_RUNNING) ?? [];
  const people = tables?.reduce((sum, table) => sum + table.playerCount - table.bots, 0) ?? 0;
  const isLate = useLate(tables === null);
  const isLost = connection === 'reconnecting' || isLate;
  // What was listed before can be looked at, but nobody can be asked for a seat.
  const rowPlay = isLost ? { ...play, isBusy: true } : play;
  return (
    <section className={styles.tables} aria-labelledby="open-tables">
      <div className={styles.head}>
        <h2 id="open-tables">{t.home.tables}</h2>
        {people > 0 && !isLost && (
          <span className={styles.live}>
            <i />
            {t.home.seated(people)}
          </span>
        )}
      </div>
      {isLost && (
        <ListNote icon="offline" title={t.home.unreachable} help={t.home.unreachableHelp} />
      )}
      {tables === null && !isLost && (
        <div className={styles.loading} role="status">
          <span className="visuallyHidden">{t.home.loadingTables}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {tables !== null && !isLost && open.length === 0 && (
        <ListNote title={t.home.noTables} help={t.home.noTablesHelp} />
      )}
      {open.length > 0 && (
        <ul className={isLost ? styles.stale : undefined}>
          {open.map((table) => (
            <TableRow key={table.slug} table={table} play={rowPlay} />
          ))}
        </ul>
      )}
      {running.length > 0 && (
        <>
          <h3 className={styles.running}>{t.home.running}</h3>
          <ul className={isLost ? styles.stale : undefined}>
            {running.map((table) => (
              <TableRow key={table.slug} table={table} play={rowPlay} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether something has been waited for longer than people like to. */
function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate && isWaiting;
}
