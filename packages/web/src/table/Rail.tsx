// The rail of wide screens: scores, last trick and chat, always in sight.

import type { TableView } from '@kalpler/engine';
import { Suspense } from 'react';
import { ScoreSheet } from '../scores/index.ts';
import { fetched } from '../state/later.ts';
import { useTexts } from '../texts/table-texts.ts';
import { useMedia } from '../ui/use-media.ts';
import { LastTrick } from './LastTrick.tsx';
import styles from './Rail.module.css';

const Chat = fetched(async () => (await import('../talk/Chat.tsx')).Chat);

export function Rail({ view }: { view: TableView }) {
  const t = useTexts();
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
      <section className={styles.chat}>
        <h2>{t.table.chat}</h2>
        <Suspense>
          <Chat />
        </Suspense>
      </section>
    </aside>
  );
}
