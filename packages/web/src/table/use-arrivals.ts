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
      const from = seatSpot(board, arrival.giver);
      for (const [i, card] of cards.entries()) {
        const isNew = card !== null && arrival.received.includes(card);
        if (from !== null && isNew && !held.current.includes(card))
          flyIn(items[i]!, from, { ms: pace.gift });
      }
    }
    held.current = cards;
  });
}

function deal(items: readonly Element[], deck: Spot, { place, seats }: Arrival, pace: Pace): void {
  for (const [round, item] of items.entries()) {
    if (pace.deal === 0) {
      item.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      continue;
    }
    const delay = (round * seats + place) * pace.stagger;
    flyIn(item, { ...deck, width: 50 }, { ms: pace.flight, delay, isHiddenBefore: true });
  }
}
