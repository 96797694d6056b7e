// What stands in place of figures when no match is over yet: an invitation.

import { useLocation } from 'wouter';
import { Medallion, Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './EmptyStats.module.css';

/** A match that was begun can be gone on with. */
export function EmptyStats({ running }: { readonly running: string | null }) {
  const s = useTexts('stats').stats;
  const [, navigate] = useLocation();
  return (
    <section className={styles.empty}>
      <div className={styles.picture} aria-hidden="true">
        <Medallion />
        <Tulip className={styles.tulip} />
      </div>
      <h2>{s.emptyTitle}</h2>
      <p>{running === null ? s.empty : s.emptyRunning}</p>
      <Button
        kind="primary"
        icon="bolt"
        onClick={() => navigate(running === null ? '/tek' : `/tek/${running}`)}
      >
        {running === null ? s.play : s.proceed}
      </Button>
    </section>
  );
}
