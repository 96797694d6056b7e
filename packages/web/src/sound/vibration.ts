// What a phone lets its holder feel: an own card, and the own turn.

import type { Seat, TableView } from '@kalpler/engine';
import { hasPlayed, received } from './heard.ts';

/** Milliseconds on, off, on. */
const PLAY = [12] as const;
const TURN = [30, 40, 30] as const;

/** The pattern between two views; null for nothing. */
export function felt(
  before: TableView | null,
  after: TableView,
  seat: Seat | null,
): readonly number[] | null {
  if (received(before, after, seat).includes('turn')) return TURN;
  return hasPlayed(before, after, seat) ? PLAY : null;
}

export function vibrate(pattern: readonly number[]): void {
  // Before the first tap browsers refuse, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...pattern]);
}
