// Everything at the entrance besides playing at once: other matches, the daily deal, lessons and statistics.

import { useLocation } from 'wouter';
import { LessonCards } from '../../lessons/LessonCards.tsx';
import { useInstall } from '../../pwa/use-install.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useHubTexts } from '../../texts/solo-hub.ts';
import { Button, Fetching } from '../../ui/index.ts';
import type { MatchLine } from '../saved-match.ts';
import { DailyCard } from './DailyCard.tsx';
import styles from './HubMore.module.css';
import type { Saved } from './use-saved.ts';

// Not everybody has others, or can install the page.
const MatchRow = lazyComponent(async () => (await import('./MatchRow.tsx')).MatchRow);
const InstallButton = lazyComponent(
  async () => (await import('../../pwa/InstallButton.tsx')).InstallButton,
);

interface Props {
  readonly saved: Saved;
  /** Unfinished matches besides the one that was played last. */
  readonly others: readonly MatchLine[];
  readonly onChange: () => Promise<void>;
}

export function HubMore({ saved, others, onChange }: Props) {
  const h = useHubTexts();
  const [, navigate] = useLocation();
  const install = useInstall();
  return (
    <>
      {others.length > 0 && (
        <section className={styles.part}>
          <h2>{h.others}</h2>
          <Fetching>
            <ul>
              {others.map((line) => (
                <MatchRow key={line.match.id} line={line} onChange={onChange} />
              ))}
            </ul>
          </Fetching>
        </section>
      )}
      <div className={styles.side}>
        <DailyCard saved={saved} />
        <section className={styles.part}>
          <h2>{h.learn}</h2>
          <LessonCards />
        </section>
      </div>
      <div className={styles.ways}>
        <Button icon="score" isWide sub={h.statisticsSub} onClick={() => navigate('/istatistik')}>
          {h.statistics}
        </Button>
        {install.way !== 'none' && (
          <Fetching>
            <InstallButton install={install} />
          </Fetching>
        )}
      </div>
    </>
  );
}
