// Everything at the entrance besides playing at once: other matches, the daily deal, lessons and statistics.

import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useHubTexts } from '../../texts/alone-hub.ts';
import { Button } from '../../ui/index.ts';
import type { MatchLine } from '../saved-match.ts';
import { DailyCard } from './DailyCard.tsx';
import styles from './HubMore.module.css';
import { MatchRow } from './MatchRow.tsx';
import type { Saved } from './use-saved.ts';

// Each is shown as soon as it is there.
const LessonCards = lazy(async () => ({
  default: (await import('../../lessons/LessonCards.tsx')).LessonCards,
}));
const InstallButton = lazy(async () => ({
  default: (await import('../../pwa/InstallButton.tsx')).InstallButton,
}));

interface Props {
  readonly saved: Saved;
  /** Unfinished matches besides the one that was played last. */
  readonly others: readonly MatchLine[];
  readonly onChange: () => Promise<void>;
}

export function HubMore({ saved, others, onChange }: Props) {
  const h = useHubTexts();
  const [, navigate] = useLocation();
  return (
    <>
      {others.length > 0 && (
        <section className={styles.part}>
          <h2>{h.others}</h2>
          <ul>
            {others.map((line) => (
              <MatchRow key={line.match.id} line={line} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.side}>
        <DailyCard lines={saved.lines} />
        <section className={styles.part}>
          <h2>{h.learn}</h2>
          <Suspense>
            <LessonCards />
          </Suspense>
        </section>
      </div>
      <div className={styles.ways}>
        <Button icon="score" isWide sub={h.statisticsSub} onClick={() => navigate('/istatistik')}>
          {h.statistics}
        </Button>
        <Suspense>
          <InstallButton isWide />
        </Suspense>
      </div>
    </>
  );
}
