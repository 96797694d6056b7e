// The cards on the table, each in front of its seat; a finished trick is swept to its winner.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import { Tulip } from '../art/index.ts';
import { useIsRoomy } from '../panels/use-is-roomy.ts';
import { useTexts } from '../state/texts.ts';
import { SweptTrick } from './SweptTrick.tsx';
import { isFullTrick } from './step.ts';
import styles from './Trick.module.css';
import { TrickCard } from './TrickCard.tsx';

interface TrickProps {
  readonly view: TableView;
  /** Whether the own place is marked as the one to play to. */
  readonly isMyTurn: boolean;
  /** Whether a finished trick has been looked at long enough. */
  readonly isOver: boolean;
}

export function Trick({ view, isMyTurn, isOver }: TrickProps) {
  const t = useTexts('table');
  const isSmall = !useIsRoomy();
  const { deal } = view;
  const isFull = isFullTrick(view) && !isOver;
  const finished = deal?.takers.length ?? 0;
  const trick = isFull ? finished - 1 : finished;
  // Only what has been seen on the table is swept from it, and only what comes later flies.
  const seen = useRef(-1);
  const first = useRef(deal?.plays.length ?? 0);
  const [number, setNumber] = useState(deal?.setup.number);
  if (number !== deal?.setup.number) {
    setNumber(deal?.setup.number);
    seen.current = -1;
    first.current = 0;
  }
  useEffect(() => {
    if (isFull) seen.current = trick;
  });
  if (deal === null) return null;
  const winner = isFull ? deal.takers[trick]! : null;
  const seats = view.players.length;
  const isSwept = finished > 0 && !isFull && seen.current === finished - 1;
  return (
    <section className={styles.trick} aria-label={t.table.trick} data-testid="trick">
      {isMyTurn && !isFull && (
        <span className={styles.slot} aria-hidden="true">
          <Tulip />
        </span>
      )}
      {isSwept && (
        <SweptTrick
          key={`${deal.setup.number}:${finished}`}
          view={view}
          trick={finished - 1}
          isSmall={isSmall}
        />
      )}
      <ol className={styles.cards}>
        {trickCards(view, deal, trick).map(({ seat, card }, i) => (
          <TrickCard
            key={`${trick}:${card}`}
            view={view}
            seat={seat}
            card={card}
            isSmall={isSmall}
            isWinner={seat === winner}
            isNew={trick * seats + i >= first.current}
          />
        ))}
      </ol>
    </section>
  );
}
