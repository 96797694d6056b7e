// The frame of a panel on the felt: no scrim, so that the table stays in sight.

import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly hint?: ReactNode;
  /** A short form of the hint beside the heading, where there is no room for the whole. */
  readonly brief?: ReactNode;
  /** What stands beside the heading, at the right. */
  readonly aside?: ReactNode;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

export function Panel({ label, head, hint, brief, aside, isWide = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}
      aria-label={label}
      aria-describedby={id}
    >
      <div className={styles.top}>
        <div id={id}>
          <h2>{head}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {brief && <p className={styles.brief}>{brief}</p>}
        {aside}
      </div>
      {children}
    </section>
  );
}
