// The daily deal at the entrance: what of today is done, how many days in a row, and the way to it.

import { GAME_IDS } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CardBack, Icon } from '../../art/index.ts';
import { useHubTexts } from '../../texts/alone-hub.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/index.ts';
import { openBook } from '../daily-book.ts';
import { type DailyResult, resultFor, streakOf } from '../daily-results.ts';
import { dayOf } from '../day.ts';
import type { MatchLine } from '../saved-match.ts';
import styles from './DailyCard.module.css';
import { GameSign } from './GameSign.tsx';

export function DailyCard({ lines }: { readonly lines: readonly MatchLine[] }) {
  const t = useTexts();
  const h = useHubTexts();
  const [, navigate] = useLocation();
  const [results, setResults] = useState<readonly DailyResult[]>([]);
  useEffect(() => {
    openBook(lines).then(
      (book) => setResults(book.results),
      () => {},
    );
  }, [lines]);
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
