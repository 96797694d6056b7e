// What one card changes in the views of a deal: told without making the views before and after it.

import type { Card } from '../cards/card.ts';
import { listCards, listOf } from '../cards/ranks.ts';
import { hasSeat, type Seat, seatsOf } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import type { AnyGame } from '../games/games.ts';
import { countsOf, legalCards, mayClaim, takenOf } from './deal-view.ts';

/** The fields of the open part that are not as they were. */
export interface OpenPlayChange {
  counts: readonly number[];
  actors: readonly Seat[];
  takers?: readonly Seat[];
  tricks?: readonly number[];
  taken?: readonly number[];
  broken?: boolean;
  jackTaker?: Seat | null;
}

/** The fields of a seat's own part that are not as they were. */
export interface OwnPlayChange {
  hand?: readonly Card[];
  legal?: readonly Card[];
  mayClaim?: boolean;
}

/** Between two moments of a deal at which cards are played; the plays themselves are left out. */
export function openPlayChange(game: AnyGame, before: Deal, after: Deal): OpenPlayChange {
  const change: OpenPlayChange = {
    counts: countsOf(game, after),
    actors: seatsOf(game.actors(after)),
  };
  if (before.trick !== after.trick) {
    change.takers = listOf(after.takers, 0, after.trick);
    change.tricks = listOf(after.tricks, 0, game.seats);
    change.taken = takenOf(game, after);
  }
  if (before.broken !== after.broken) change.broken = after.broken !== 0;
  if (game.id === 'hearts') {
    const jackTaker = game.jackTaker(after);
    if (jackTaker !== game.jackTaker(before)) change.jackTaker = jackTaker;
  }
  return change;
}

/** Whether a seat, or a spectator, sees nothing new of its own: it neither was nor is its turn. */
export function isOwnKept(game: AnyGame, before: Deal, after: Deal, seat: Seat | null): boolean {
  return seat === null || !hasSeat(game.actors(before) | game.actors(after), seat);
}

/** The same as `openPlayChange` for a seat whose turn it was or is. */
export function ownPlayChange(game: AnyGame, before: Deal, after: Deal, seat: Seat): OwnPlayChange {
  const acted = hasSeat(game.actors(before), seat);
  const acts = hasSeat(game.actors(after), seat);
  const change: OwnPlayChange = { legal: acts ? legalCards(game, after, seat) : [] };
  if (acted && hasSeat(after.looked, seat)) change.hand = listCards(after.hands, seat << 2);
  if (game.id === 'hearts') {
    const may = mayClaim(game, after, seat);
    if (may !== mayClaim(game, before, seat)) change.mayClaim = may;
  }
  return change;
}
