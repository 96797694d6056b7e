// The rail of wide screens: scores, last trick and what the table adds, always in sight.

import type { TableView } from '@kalpler/engine';
import type { ReactNode } from 'react';
import { ScoreSheet } from '../scores/index.ts';
import { useTexts } from '../state/texts.ts';
import { useMedia } from '../ui/use-media.ts';
import { LastTrick } from './LastTrick.tsx';
import styles from './Rail.module.css';

interface RailProps {
  readonly view: TableView;
  readonly children?: ReactNode;
}

export function Rail({ view, children }: RailProps) {
  const t = useTexts('table');
  const isWide = useMedia('(min-width: 1100px)');
  if (!isWide) return null;
  return (
    <aside className={styles.rail}>
      <section className={styles.box}>
        <ScoreSheet view={view} isCompact />
      </section>
      <section className={styles.box}>
        <h2>{t.table.lastTrick}</h2>
        <LastTrick view={view} />
      </section>
      {children}
    </aside>
  );
}
