// The end of a match: the winner in bloom, the ranking, the course of the match, and what comes next.

import type { TableView } from '@kalpler/engine';
import type { MatchEndTexts } from '@kalpler/i18n/tr/match-end';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Player } from '@kalpler/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar, Bloom, Petals } from '../art/index.ts';
import { gameTable } from '../games/tables.ts';
import { isLowBest, ranking } from '../scores/sides.ts';
import { useTexts } from '../state/texts.ts';
import { headlineOf } from './deal-end.ts';
import { Chart, FinalRanking } from './FinalRanking.tsx';
import styles from './GameEnd.module.css';

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

/** The winner's tile in bloom, with the name and how the match was won. */
function Winner({ view }: { view: TableView }) {
  const t = useTexts('table');
  const ends = useTexts('match-end');
  const won = ranking(view)
    .map(({ side }) => side)
    .filter((side) => view.standing.winners?.includes(side.index));
  const seats = won.flatMap((side) => side.seats);
  const names = seats.map((seat) => view.players[seat]!);
  const hasWon = view.seat !== null && seats.includes(view.seat);
  const isOne = names.length === 1;
  const { howWon } = gameTable(view.options.game);
  const words = { ...t.panels, ...ends };
  // Where a game says how it was won, that includes the headline.
  const last = howWon === undefined ? headlineOf(view, t) : null;
  return (
    <section className={styles.winner}>
      <div className={styles.flower}>
        <Bloom />
        <div className={isOne ? styles.one : styles.many}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={isOne ? 'xl' : 'sm'} />
          ))}
        </div>
      </div>
      <p className={styles.kind}>{isOne ? ends.winner : ends.winners}</p>
      <h1 className={isOne ? undefined : styles.long}>{t.scores.names(names)}</h1>
      <p className={styles.how}>
        {howWon?.(view, words) ?? inPoints(view, won[0]?.index ?? 0, words)}
        {hasWon && ` ${ends.youWon}`}
      </p>
      {last && <p className={styles.last}>{last.text}</p>}
    </section>
  );
}

function inPoints(
  view: TableView,
  side: number,
  words: TableTexts['panels'] & MatchEndTexts,
): string {
  const total = view.standing.totals[side] ?? 0;
  return isLowBest(view) ? words.fewestPoints(total) : words.mostPoints(total);
}
