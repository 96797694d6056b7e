// Where seats are drawn: the viewer at the bottom, the left neighbour on the left (C1).

import type { Seat } from '@kalpler/engine';

export type Side = 'me' | 'left' | 'top' | 'right';

const FOUR: readonly Side[] = ['me', 'left', 'top', 'right'];
const THREE: readonly Side[] = ['me', 'left', 'right'];

/** The side of a seat as seen from another; spectators look from seat 0. */
export function sideOf(seat: Seat, from: Seat | null, seats: number): Side {
  const steps = (seat - (from ?? 0) + seats) % seats;
  return (seats === 3 ? THREE : FOUR)[steps]!;
}
