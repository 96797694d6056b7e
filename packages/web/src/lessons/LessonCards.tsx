// The lessons to choose from, each with how far one is in it.

import { LESSON_GAMES, type LessonGame } from '@kalpler/i18n/areas';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/index.ts';
import { GameArt } from '../games/GameArt.tsx';
import { useTexts } from '../state/texts.ts';
import styles from './LessonCards.module.css';
import { type LessonProgress, NOT_BEGUN, readProgress } from './progress.ts';
import { STEP_IDS } from './step-ids.ts';

export function LessonCards() {
  const { lessons } = useTexts('hub');
  return (
    <ul className={styles.cards} aria-label={lessons.title}>
      {LESSON_GAMES.map((game) => (
        <li key={game}>
          <LessonCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function LessonCard({ game }: { readonly game: LessonGame }) {
  const t = useTexts('start');
  const { lessons: l } = useTexts('hub');
  const [{ step, doneAt }, setProgress] = useState<LessonProgress>(NOT_BEGUN);
  useEffect(() => {
    let isCurrent = true;
    void readProgress(game).then((read) => isCurrent && setProgress(read));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  const steps = STEP_IDS[game].length;
  const isUnderWay = step > 0;
  return (
    <Link className={styles.card} href={`/ogren/${game}`}>
      <span className={styles.art}>
        <GameArt game={game} />
      </span>
      <span className={styles.words}>
        <b>{t.common.games[game]}</b>
        <span>{l.about[game]}</span>
        <span className={styles.state}>
          {doneAt !== null && <Icon name="check" />}
          {isUnderWay ? l.at(step + 1, steps) : doneAt !== null ? l.finished : l.notBegun(steps)}
        </span>
      </span>
      <span className={styles.way}>
        {isUnderWay ? l.proceed : doneAt !== null ? l.again : l.begin}
      </span>
      {isUnderWay && (
        <span className={styles.bar} aria-hidden="true">
          <i style={{ transform: `scaleX(${step / steps})` }} />
        </span>
      )}
    </Link>
  );
}
