// The rail of wide screens: scores, last trick and chat, always in sight.

import type { TableView } from '@kalpler/engine';
import { Suspense, useEffect, useState } from 'react';
import { ScoreSheet } from '../scores/index.ts';
import { fetched } from '../state/later.ts';
import { useTexts } from '../texts/table-texts.ts';
import { LastTrick } from './LastTrick.tsx';
import styles from './Rail.module.css';

const Chat = fetched(async () => (await import('../talk/Chat.tsx')).Chat);

const WIDE = '(min-width: 1100px)';

export function Rail({ view }: { view: TableView }) {
  const t = useTexts();
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = () => setIsWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
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
