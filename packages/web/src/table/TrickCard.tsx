// One card of the trick: it comes from the own hand, or from the seat that has played it.

import type { Card, Seat, TableView } from '@kalpler/engine';
import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { cardSpot, flyIn } from './flight.ts';
import { usePace } from './pace.ts';
import { lieOf, sideOf } from './places.ts';
import { useSpots } from './spots.ts';
import styles from './Trick.module.css';

interface TrickCardProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly card: Card;
  readonly isSmall: boolean;
  readonly isWinner: boolean;
  /** Whether it has just been played. */
  readonly isNew: boolean;
}

export function TrickCard({ view, seat, card, isSmall, isWinner, isNew }: TrickCardProps) {
  const t = useTexts('table');
  const item = useRef<HTMLLIElement>(null);
  const spots = useSpots();
  const { flight } = usePace();
  const side = sideOf(seat, view.seat, view.players.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card flies once, when it comes
  useLayoutEffect(() => {
    const { hand, seats, trick } = spots.current;
    const own = seat === view.seat ? hand.get(card) : undefined;
    const spot = own ?? seats[seat];
    if (!isNew || flight === 0 || !spot || trick === null) return;
    flyIn([{ element: item.current!, spot, lies: cardSpot(trick, side), ms: flight }]);
  }, []);
  return (
    <li
      ref={item}
      className={styles.card}
      style={{ transform: lieOf(side) }}
      data-winner={isWinner}
    >
      <PlayingCard card={card} small={isSmall} />
      <span className="visuallyHidden">
        {t.table.played(view.players[seat]!, t.cards.name(card))}
      </span>
    </li>
  );
}
