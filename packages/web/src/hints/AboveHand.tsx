// A small box right above the hand. Where room is short, it lies over the player's row, where it covers no card.

import type { ReactNode } from 'react';
import styles from './AboveHand.module.css';

interface AboveHandProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function AboveHand({ label, children }: AboveHandProps) {
  return (
    <div className={styles.place}>
      <section className={styles.box} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
