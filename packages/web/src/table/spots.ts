// Where the cards of the own hand lie on the screen, so that a played card starts from its place.

import type { Card } from '@kalpler/engine';
import { createContext, type RefObject, useContext } from 'react';
import type { Spot } from './flight.ts';

export type Spots = ReadonlyMap<Card, Spot>;

export const SpotsContext = createContext<RefObject<Spots> | null>(null);

/** The hand writes after a picture is drawn; whoever reads while the next one is made reads the last. */
export function useSpots(): RefObject<Spots> {
  const spots = useContext(SpotsContext);
  if (spots === null) throw new Error('no table around this component');
  return spots;
}
