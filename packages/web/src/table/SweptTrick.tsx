// A finished trick on its way to whoever has won it.

import type { TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../art/index.ts';
import { cardSpot, flyOut } from './flight.ts';
import { usePace } from './pace.ts';
import { lieOf, sideOf } from './places.ts';
import { useSpots } from './spots.ts';
import styles from './Trick.module.css';

interface SweptTrickProps {
  readonly view: TableView;
  readonly trick: number;
  readonly isSmall: boolean;
}

export function SweptTrick({ view, trick, isSmall }: SweptTrickProps) {
  const list = useRef<HTMLOListElement>(null);
  const { sweep } = usePace();
  const deal = view.deal!;
  const cards = trickCards(view, deal, trick).map(({ seat, card }) => ({
    card,
    side: sideOf(seat, view.seat, view.players.length),
  }));
  const spots = useSpots();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trick is swept once
  useLayoutEffect(() => {
    const { seats, trick: middle } = spots.current;
    const spot = seats[deal.takers[trick]!];
    if (!spot || middle === null) return;
    flyOut(
      cards.map(({ side }, i) => ({
        element: list.current!.children[i]!,
        spot,
        lies: cardSpot(middle, side),
        ms: sweep,
      })),
    );
  }, []);
  return (
    <ol ref={list} className={styles.cards} aria-hidden="true">
      {cards.map(({ card, side }) => (
        <li key={card} className={styles.card} style={{ transform: lieOf(side) }}>
          <PlayingCard card={card} small={isSmall} />
        </li>
      ))}
    </ol>
  );
}
