// What one seat, or a spectator, may know of a deal: built up from nothing, as plain JSON values (C12, C13).

import { isSeat, type Seat } from '../cards/seat.ts';
import type { Deal } from '../deal/deal.ts';
import type { AnyGame } from '../games/games.ts';

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
