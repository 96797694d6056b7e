// Everything at the entrance besides playing at once: other matches, the daily deal, lessons and statistics.

import { GAME_IDS } from '@kalpler/engine';
import type { MatchLine } from '@kalpler/match';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CardBack, Icon } from '../../art/index.ts';
import { GameSign } from '../../games/GameSign.tsx';
import { LessonCards } from '../../lessons/LessonCards.tsx';
import { useInstall } from '../../pwa/use-install.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useTexts } from '../../state/texts.ts';
import { Button, Fetching } from '../../ui/index.ts';
import { type DailyResult, resultFor, streakOf } from '../daily/daily-results.ts';
import { dayOf } from '../daily/day.ts';
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
  const h = useTexts('hub');
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

async function resultsOf({ isUsed, lines }: Saved): Promise<readonly DailyResult[]> {
  // The book is fetched when something can be in it.
  if (!isUsed) return [];
  const { openBook } = await import('../daily/daily-book.ts');
  return (await openBook(lines)).results;
}

/** The daily deal at the entrance: what of today is done, how many days in a row, and the way to it. */
function DailyCard({ saved }: { readonly saved: Saved }) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const [, navigate] = useLocation();
  const [results, setResults] = useState<readonly DailyResult[]>([]);
  useEffect(() => {
    resultsOf(saved).then(setResults, () => {});
  }, [saved]);
  const today = dayOf(Date.now());
  const streak = streakOf(results, today);
  return (
    <section className={styles.felt}>
      <div className={styles.words}>
        <h2>{h.daily}</h2>
        <p>{h.dailyLead}</p>
        <ul>
          {GAME_IDS.map((game) => {
            const isDone = resultFor(results, game, today) !== undefined;
            const label = (isDone ? h.isDone : h.isOpen)(t.common.games[game]);
            return (
              <li key={game} data-done={isDone} title={label}>
                <span className="visuallyHidden">{label}</span>
                <GameSign game={game} />
                {isDone && <Icon name="check" className={styles.mark} />}
              </li>
            );
          })}
          {streak > 0 && <li className={styles.streak}>{h.streak(streak)}</li>}
        </ul>
        <Button kind="line" onClick={() => navigate('/tek/gunun-oyunu')}>
          {h.dailyOpen}
        </Button>
      </div>
      <div className={styles.fan} aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
    </section>
  );
}
