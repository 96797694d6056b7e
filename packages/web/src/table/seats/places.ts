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

/** Where a card of the trick lies from its middle, in parts of the card, and how it is turned, in degrees. */
export const LIE: Readonly<Record<Side, { x: number; y: number; turn: number }>> = {
  top: { x: 0.02, y: -0.56, turn: 2 },
  left: { x: -1.03, y: -0.06, turn: -4 },
  right: { x: 1.03, y: 0, turn: 3 },
  me: { x: 0, y: 0.58, turn: 0 },
};

export function lieOf(side: Side): string {
  const { x, y, turn } = LIE[side];
  return `translate(${x * 100}%, calc(${y * 100}% * var(--spread))) rotate(${turn}deg)`;
}
