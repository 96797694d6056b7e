// The daily deal at the entrance: what of today is done, how many days in a row, and the way to it.

import { GAME_IDS } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CardBack, Icon } from '../../art/index.ts';
import { useHubTexts } from '../../texts/solo-hub.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/index.ts';
import { type DailyResult, resultFor, streakOf } from '../daily-results.ts';
import { dayOf } from '../day.ts';
import styles from './DailyCard.module.css';
import { GameSign } from './GameSign.tsx';
import type { Saved } from './use-saved.ts';

async function resultsOf({ isUsed, lines }: Saved): Promise<readonly DailyResult[]> {
  // The book is fetched when something can be in it.
  if (!isUsed) return [];
  const { openBook } = await import('../daily-book.ts');
  return (await openBook(lines)).results;
}

export function DailyCard({ saved }: { readonly saved: Saved }) {
  const t = useTexts();
  const h = useHubTexts();
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
