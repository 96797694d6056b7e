// The end of a lesson: a small celebration, and the way to a real game.

import type { LessonGame } from '@kalpler/i18n/areas';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Bloom, Petals } from '../art/index.ts';
import { GameArt } from '../games/GameArt.tsx';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './LessonEnd.module.css';

interface Props {
  readonly game: LessonGame;
  readonly onAgain: () => void;
}

export function LessonEnd({ game, onAgain }: Props) {
  const l = useTexts('lessons');
  const [, navigate] = useLocation();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <main className={styles.end}>
      <Petals />
      <div className={styles.card}>
        <div className={styles.picture}>
          <Bloom className={styles.bloom} />
          <span className={styles.emblem}>
            <GameArt game={game} />
          </span>
        </div>
        <h1 ref={head} tabIndex={-1}>
          {l.endHead}
        </h1>
        <p>{l.endText[game]}</p>
        <div className={styles.ways}>
          <Button kind="primary" isWide onClick={() => navigate(`/tek?oyun=${game}`)}>
            {l.playSolo}
          </Button>
          <Button isWide onClick={() => navigate('/')}>
            {l.home}
          </Button>
          <Button kind="ghost" isWide icon="replay" onClick={onAgain}>
            {l.restart}
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Said when a lesson cannot be opened. */
export function LessonNotice({ onRetry }: { readonly onRetry: () => void }) {
  const l = useTexts('lessons');
  return (
    <main className={styles.end}>
      <div className={styles.card}>
        <p role="alert">{l.failed}</p>
        <div className={styles.ways}>
          <Button kind="primary" onClick={onRetry}>
            {l.tryAgain}
          </Button>
        </div>
      </div>
    </main>
  );
}
