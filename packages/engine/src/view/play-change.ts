// What one card changes in the views of a deal: told without making the views before and after it.

import { listCards, listOf } from '../cards/ranks.ts';
import { hasSeat, type Seat, seatsOf } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import type { Game } from '../games/game.ts';
import { countsOf, legalCards, type OpenPlayChange, type OwnPlayChange } from '../games/view.ts';

/** Between two moments of a deal at which cards are played; the plays themselves are left out. */
export function openPlayChange(game: Game, before: Deal, after: Deal): OpenPlayChange {
  const change: OpenPlayChange = {
    counts: countsOf(game, after),
    actors: seatsOf(game.actors(after)),
  };
  if (before.trick !== after.trick) {
    change.takers = listOf(after.takers, 0, after.trick);
    change.tricks = listOf(after.tricks, 0, game.seats);
    change.taken = game.taken(after);
  }
  if (before.broken !== after.broken) change.broken = after.broken !== 0;
  game.noteOpenChange(change, before, after);
  return change;
}

/** Whether a seat, or a spectator, sees nothing new of its own: it neither was nor is its turn. */
export function isOwnKept(game: Game, before: Deal, after: Deal, seat: Seat | null): boolean {
  return seat === null || !hasSeat(game.actors(before) | game.actors(after), seat);
}

/** The same as `openPlayChange` for a seat whose turn it was or is. */
export function ownPlayChange(game: Game, before: Deal, after: Deal, seat: Seat): OwnPlayChange {
  const acted = hasSeat(game.actors(before), seat);
  const acts = hasSeat(game.actors(after), seat);
  const change: OwnPlayChange = { legal: acts ? legalCards(game, after, seat) : [] };
  if (acted && hasSeat(after.looked, seat)) change.hand = listCards(after.hands, seat << 2);
  game.noteOwnChange(change, before, after, seat);
  return change;
}
