// Face-down cards on their way between the deck and the seats; they are gone when they have arrived.

import type { TableView } from '@kalpler/engine';
import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../art/index.ts';
import { EASE_OUT, type Spot, seatSpot, spotOf } from '../motion/flight.ts';
import { usePace } from '../motion/pace.ts';
import { flightsOf } from '../motion/step.ts';
import styles from './Backs.module.css';

export function Backs({ view }: { readonly view: TableView }) {
  const pace = usePace();
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef<TableView | null>(null);
  const flights = useRef<ReturnType<typeof flightsOf>>([]);
  const last = before.current;
  if (last !== view && pace.deal > 0) flights.current = flightsOf(last, view);
  useLayoutEffect(() => {
    before.current = view;
    const [, ...cards] = layer.current!.children;
    if (cards.length === 0 || cards[0]!.getAnimations().length > 0) return;
    const board = layer.current!.closest('[data-board]');
    const deck = spotOf(layer.current!);
    const seats = view.players.map((_, seat) => seatSpot(board, seat) ?? deck);
    const at = ({ x, y }: Spot) => `${x - deck.x}px ${y - deck.y}px`;
    for (const [i, card] of cards.entries()) {
      const { from, to, turn } = flights.current[i]!;
      const end = at(seats[to]!);
      card.animate(
        [
          { translate: at(from === 'deck' ? deck : seats[from]!), opacity: 1 },
          { translate: end, opacity: 1, offset: 0.85 },
          { translate: end, opacity: 0 },
        ],
        {
          duration: from === 'deck' ? pace.flight : pace.gift,
          delay: turn * pace.stagger,
          easing: EASE_OUT,
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
