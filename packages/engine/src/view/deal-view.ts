// What one seat, or a spectator, may know of a deal: built up from nothing, as plain JSON values (C12, C13).

import { listCards, listOf } from '../cards/ranks.ts';
import { hasSeat, isSeat, type Seat, seatsOf } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import type { Game } from '../games/game.ts';
import type { AnyGame } from '../games/games.ts';
import { countsOf, legalCards, type OpenPlayChange, type OwnPlayChange } from '../games/view.ts';

/** A view in its two parts: the first is the same for all who look, the second is the viewer's. */
export type OpenDealView = ReturnType<AnyGame['openView']>;
export type OwnDealView = ReturnType<AnyGame['ownView']>;

type ViewOf<G extends AnyGame> = G extends AnyGame
  ? ReturnType<G['openView']> & ReturnType<G['ownView']>
  : never;
export type DealView = ViewOf<AnyGame>;

export function viewDeal(game: AnyGame, deal: Deal, seat: Seat | null): DealView {
  return { ...openDealView(game, deal), ...ownDealView(game, deal, seat) } as DealView;
}

export function openDealView(game: AnyGame, deal: Deal): OpenDealView {
  return game.openView(deal);
}

export function ownDealView(game: AnyGame, deal: Deal, seat: Seat | null): OwnDealView {
  if (seat !== null && !isSeat(seat, game.seats)) throw new RangeError(`no seat ${String(seat)}`);
  return game.ownView(deal, seat);
}

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
