// Taking a seat before the game begins (H14).

import type { Seat, Seats } from '../cards/seat.ts';
import type { Phase } from '../deal/phase.ts';
import { refuse } from '../games/game.ts';
import type { Refusal } from '../games/refusal.ts';
import { ok, type Result } from '../games/result.ts';

export interface Seating {
  readonly seat: Seat;
  readonly taken: Seats;
  /** Whether this was the last free seat, so that the first deal follows at once. */
  readonly full: boolean;
}

/** The lowest free seat, unless the game is on or the table is full. */
export function takeSeat(phase: Phase, taken: Seats, seats: number): Result<Seating, Refusal> {
  if (phase !== 'waiting') return refuse('GAME_IN_PROGRESS');
  for (let seat = 0; seat < seats; seat++) {
    if ((taken >> seat) & 1) continue;
    const now = taken | (1 << seat);
    return ok({ seat, taken: now, full: now === (1 << seats) - 1 });
  }
  return refuse('TABLE_FULL');
}
