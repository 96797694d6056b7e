// How the own cards come into the hand: from the deck when they are dealt, from a seat when they were given.

import type { Card, Seat } from '@kalpler/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flyIn, type Spot, seatSpot, spotOf } from './flight.ts';
import { type Pace, usePace } from './pace.ts';

export interface Arrival {
  /** The number of the deal. */
  readonly deal: number;
  /** Whether the cards have just been dealt. */
  readonly isFresh: boolean;
  /** The place of the own seat in the order of dealing, and the seats in it. */
  readonly place: number;
  readonly seats: number;
  /** Cards that were given, and by whom. */
  readonly received: readonly Card[];
  readonly giver: Seat | null;
}

const FADE = 120;

export function useArrivals(
  list: RefObject<HTMLUListElement | null>,
  cards: readonly (Card | null)[],
  arrival: Arrival,
): void {
  const pace = usePace();
  const dealt = useRef<number | null>(null);
  const held = useRef<readonly (Card | null)[]>([]);
  useLayoutEffect(() => {
    const items = [...list.current!.children];
    const board = list.current!.closest('[data-board]');
    if (items.length === 0) return;
    if (dealt.current !== arrival.deal) {
      dealt.current = arrival.deal;
      if (arrival.isFresh && board !== null) deal(items, spotOf(board), arrival, pace);
    } else if (arrival.giver !== null && pace.gift > 0) {
      const isNew = (card: Card | null) =>
        card !== null && arrival.received.includes(card) && !held.current.includes(card);
      const spot = cards.some(isNew) ? seatSpot(board, arrival.giver) : null;
      if (spot !== null) {
        flyIn(
          items
            .filter((_, i) => isNew(cards[i]!))
            .map((element) => ({ element, spot, ms: pace.gift })),
        );
      }
    }
    held.current = cards;
  });
}

function deal(items: readonly Element[], deck: Spot, { place, seats }: Arrival, pace: Pace): void {
  if (pace.deal === 0) {
    for (const item of items) item.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const spot = { ...deck, width: 50 };
  flyIn(
    items.map((element, round) => ({
      element,
      spot,
      ms: pace.flight,
      delay: (round * seats + place) * pace.stagger,
      isHiddenBefore: true,
    })),
  );
}
