// A finished trick on its way to whoever has won it.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../art/index.ts';
import { flyOut, seatSpot } from './flight.ts';
import { usePace } from './pace.ts';
import { sideOf } from './places.ts';
import styles from './Trick.module.css';

export interface SweptTrickProps {
  readonly view: TableView;
  readonly trick: number;
  readonly isSmall: boolean;
}

export function SweptTrick({ view, trick, isSmall }: SweptTrickProps) {
  const list = useRef<HTMLOListElement>(null);
  const { sweep } = usePace();
  const deal = view.deal!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trick is swept once
  useLayoutEffect(() => {
    const element = list.current!;
    const to = seatSpot(element.closest('[data-board]'), deal.takers[trick]!);
    if (to) flyOut([...element.children].map((card) => ({ element: card, spot: to, ms: sweep })));
  }, []);
  return (
    <ol ref={list} className={styles.cards} aria-hidden="true">
      {trickCards(view, deal, trick).map(({ seat, card }) => (
        <li
          key={card}
          className={styles.card}
          data-side={sideOf(seat, view.seat, view.players.length)}
        >
          <PlayingCard card={card} small={isSmall} />
        </li>
      ))}
    </ol>
  );
}
