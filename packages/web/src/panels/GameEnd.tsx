// The end of a match: the winner in bloom, the ranking, the course of the match, and what comes next.

import type { TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import { Link } from 'wouter';
import { Petals } from '../art/index.ts';
import type { ClientState, Rematch } from '../state/client-state.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Chart } from './Chart.tsx';
import { FinalRanking } from './FinalRanking.tsx';
import styles from './GameEnd.module.css';
import { RematchVote } from './RematchVote.tsx';
import { Winner } from './Winner.tsx';

export interface GameEndProps {
  readonly view: TableView;
  readonly players: readonly Player[];
  readonly rematch: Rematch | null;
  readonly finished: ClientState['finished'];
  onVote(vote: boolean): void;
  onLeave(): void;
}

export function GameEnd({ view, players, rematch, finished, onVote, onLeave }: GameEndProps) {
  const t = useTexts();
  return (
    <main className={styles.end}>
      <Petals className={styles.petals} />
      <div className={styles.scroll}>
        <Winner view={view} />
        <section className={styles.panel} aria-label={t.scores.points}>
          <FinalRanking view={view} players={players} />
          <Chart view={view} />
          <RematchVote
            view={view}
            players={players}
            rematch={rematch}
            onVote={onVote}
            onLeave={onLeave}
          />
          <p className={styles.fair}>
            {t.panels.fairNote}{' '}
            <Link href={finished === null ? '/' : `/mac/${finished.match}`}>
              {t.panels.fairLink}
            </Link>
          </p>
        </section>
      </div>
    </main>
  );
}
