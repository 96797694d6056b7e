// The end of a match: the winner in bloom, the ranking, the course of the match, and what comes next.

import type { TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Petals } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Chart } from './Chart.tsx';
import { FinalRanking } from './FinalRanking.tsx';
import styles from './GameEnd.module.css';
import { Winner } from './Winner.tsx';

interface GameEndProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  /** The page of the match. */
  readonly link: string;
  /** The way on: a vote, another match. */
  readonly children: ReactNode;
}

export function GameEnd({ view, players, link, children }: GameEndProps) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  return (
    <main className={styles.end}>
      <Petals className={styles.petals} />
      <div className={styles.scroll}>
        <Winner view={view} />
        <section className={styles.panel} aria-label={t.scores.points}>
          <FinalRanking view={view} players={players} />
          <Chart view={view} />
          {children}
          <p className={styles.fair}>
            {ends.fairNote} <Link href={link}>{ends.fairLink}</Link>
          </p>
        </section>
      </div>
    </main>
  );
}
