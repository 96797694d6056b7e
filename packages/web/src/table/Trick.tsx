// The cards on the table, each in front of its seat; a finished trick is swept to its winner.

import type { Card, Seat, TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useEffect, useState } from 'react';
import { PlayingCard, Tulip } from '../art/index.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/table-texts.ts';
import { FLIGHT, HOLD } from './pace.ts';
import { sideOf } from './places.ts';
import styles from './Trick.module.css';
import { isFullTrick } from './use-shown-view.ts';

export interface TrickProps {
  readonly view: TableView;
  /** Whether the own place is marked as the one to play to. */
  readonly isMyTurn: boolean;
  readonly isSmall: boolean;
}

export function Trick({ view, isMyTurn, isSmall }: TrickProps) {
  const t = useTexts();
  const { speed } = useSettings().settings;
  const { deal } = view;
  const seats = view.players.length;
  const isFull = isFullTrick(view);
  const trick = deal === null ? 0 : isFull ? deal.takers.length - 1 : deal.takers.length;
  const [swept, setSwept] = useState('');
  const key = `${view.results.length}:${view.version}`;
  useEffect(() => {
    if (!isFull) return;
    const timer = setTimeout(() => setSwept(key), HOLD[speed] + FLIGHT[speed]);
    return () => clearTimeout(timer);
  }, [isFull, key, speed]);
  if (deal === null) return null;
  const cards: { seat: Seat; card: Card }[] = trickCards(view, deal, trick);
  const winner = isFull ? deal.takers[trick]! : null;
  const isSwept = isFull && swept === key;
  const sweep = isSwept && winner !== null ? sideOf(winner, view.seat, seats) : undefined;
  return (
    <section className={styles.trick} aria-label={t.table.trick} data-testid="trick">
      {isMyTurn && !(isFull && !isSwept) && (
        <span className={styles.slot} aria-hidden="true">
          <Tulip />
        </span>
      )}
      <ol className={styles.cards} data-sweep={sweep}>
        {cards.map(({ seat, card }) => (
          <li
            key={`${trick}:${card}`}
            className={styles.card}
            data-side={sideOf(seat, view.seat, seats)}
            data-winner={seat === winner && !isSwept}
          >
            <PlayingCard card={card} small={isSmall} />
            <span className="visuallyHidden">
              {t.table.played(view.players[seat]!, t.cards.name(card))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
