// Face-down cards on their way between the deck and the seats; they are gone when they have arrived.

import type { TableView } from '@kalpler/engine';
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../art/index.ts';
import styles from './Backs.module.css';
import { seatSpot, spotOf } from './flight.ts';
import { flightsOf } from './flights-of.ts';
import { usePace } from './pace.ts';

export function Backs({ view }: { readonly view: TableView }) {
  const pace = usePace();
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef<TableView | null>(null);
  const flights = useRef<ReturnType<typeof flightsOf>>([]);
  const last = before.current;
  if (last !== view && pace.deal > 0) flights.current = flightsOf(last, view);
  useLayoutEffect(() => {
    before.current = view;
    const board = layer.current!.closest('[data-board]');
    const isDeal = flights.current[0]?.from === 'deck';
    const deck = spotOf(layer.current!);
    const [, ...cards] = layer.current!.children;
    for (const [i, card] of cards.entries()) {
      const { from, to, turn } = flights.current[i]!;
      const start = from === 'deck' ? deck : seatSpot(board, from);
      const end = seatSpot(board, to);
      if (start === null || end === null || card.getAnimations().length > 0) continue;
      const at = (x: number, y: number) => `${x - deck.x}px ${y - deck.y}px`;
      card.animate(
        [
          { translate: at(start.x, start.y), opacity: 1 },
          { translate: at(end.x, end.y), opacity: 1, offset: 0.85 },
          { translate: at(end.x, end.y), opacity: 0 },
        ],
        {
          duration: isDeal ? pace.flight : pace.gift,
          delay: turn * pace.stagger,
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
          fill: 'both',
        },
      );
    }
  }, [view, pace]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      <CardBack className={styles.ready} />
      {flights.current.map(({ from, to, turn }) => (
        <CardBack
          key={`${view.deal?.setup.number}:${from}:${to}:${turn}`}
          className={styles.back}
        />
      ))}
    </div>
  );
}
