// Where things lie on the screen, as they were last drawn: seats, the trick, the cards of the own hand.

import type { Card, Seat } from '@kalpler/engine';
import { createContext, type MutableRefObject, useContext } from 'react';
import { type Spot, seatSpot, spotOf } from './flight.ts';

export interface Spots {
  /** The cards of the own hand, so that a played card starts from its place. */
  hand: ReadonlyMap<Card, Spot>;
  seats: readonly (Spot | null)[];
  /** The middle of the trick, and how wide its cards are. */
  trick: Spot | null;
}

export const NO_SPOTS: Spots = { hand: new Map(), seats: [], trick: null };

export const SpotsContext = createContext<MutableRefObject<Spots> | null>(null);

/**
 * They are written when a picture is on the screen, where reading costs nothing. Whoever reads them while the next
 * picture is made reads the last ones, and nothing has to be laid out for it.
 */
export function useSpots(): MutableRefObject<Spots> {
  const spots = useContext(SpotsContext);
  if (spots === null) throw new Error('no table around this component');
  return spots;
}

export function readSpots(board: Element, seats: number): Pick<Spots, 'seats' | 'trick'> {
  const trick = board.querySelector('[data-testid="trick"]');
  return {
    seats: Array.from({ length: seats }, (_, seat: Seat) => seatSpot(board, seat)),
    trick: trick === null ? null : spotOf(trick),
  };
}
