// Tricks as a view shows them: who played which card.

import { type Card, type DealView, type Seat, seatFrom, type TableView } from '@kalpler/engine';
import { type WireCard, wireCard } from './card.ts';

export interface TrickCard {
  readonly seat: Seat;
  readonly card: WireCard;
}

/** The cards of a trick, counted from 0, in the order in which they were played. */
export function trickCards(
  view: TableView,
  deal: DealView,
  trick: number,
): { seat: Seat; card: Card }[] {
  const leader = trick === 0 ? deal.opener : deal.takers[trick - 1];
  if (leader === null || leader === undefined) return [];
  const seats = view.players.length;
  const step = view.options.direction === 'ccw' ? -1 : 1;
  return deal.plays
    .slice(trick * seats, (trick + 1) * seats)
    .map((card, i) => ({ seat: seatFrom(leader, step * i, seats), card }));
}

/** Who played a card, counted from 0. */
export function playSeat(view: TableView, deal: DealView, play: number): Seat {
  const seats = view.players.length;
  const step = view.options.direction === 'ccw' ? -1 : 1;
  const trick = Math.floor(play / seats);
  const leader = trick === 0 ? deal.opener! : deal.takers[trick - 1]!;
  return seatFrom(leader, step * (play % seats), seats);
}

/** The seats of all plays, in order. */
export function playSeats(view: TableView, deal: DealView): Seat[] {
  return deal.plays.map((_, play) => playSeat(view, deal, play));
}

/** The trick on the table: empty between tricks. */
export function currentTrick(view: TableView, deal: DealView): TrickCard[] {
  return wireTrick(trickCards(view, deal, deal.takers.length));
}

export function wireTrick(cards: readonly { seat: Seat; card: Card }[]): TrickCard[] {
  return cards.map(({ seat, card }) => ({ seat, card: wireCard(card) }));
}
