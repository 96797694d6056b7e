// What a finished deal is worth to one seat: the chance to win the match from there, and the bare points.

import type { AnyGame, Deal, Seat, Standing } from '@kalpler/engine';
import { depthOf } from './game-depth.ts';

export interface Worth {
  /** The worth of a deal that is over; winning the match instead of losing it makes a difference of about 1. */
  of(deal: Deal): number;
  /** By how many points the seat or its side came out ahead of the others in the last deal looked at. */
  readonly points: number;
}

export function worthFor(game: AnyGame, standing: Standing, seat: Seat): Worth {
  return depthOf(game).worth(game, standing, seat);
}
