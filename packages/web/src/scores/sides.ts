// Who counts together: one side for each seat, or for each pair of partners, and how the sides rank.

import { type Seat, seatFrom, type TableView } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { gameEntry } from '../games/games.ts';

export interface Side {
  /** Its place in totals, scores and bags. */
  readonly index: number;
  readonly seats: readonly Seat[];
  /** Whether the viewer sits on this side. */
  readonly isOwn: boolean;
}

/** The side of a seat, given the total of each side: partners sit across from each other. */
export function sideOfSeat(totals: readonly number[], seat: Seat): number {
  return seat % totals.length;
}

/** The sides in the order of play, the viewer's first. */
export function sidesOf(view: TableView): Side[] {
  const count = view.players.length;
  const step = view.options.direction === 'ccw' ? -1 : 1;
  const sides = new Map<number, Seat[]>();
  for (let i = 0; i < count; i++) {
    const seat = seatFrom(view.seat ?? 0, i * step, count);
    const index = sideOfSeat(view.standing.totals, seat);
    sides.set(index, [...(sides.get(index) ?? []), seat]);
  }
  return [...sides].map(([index, seats]) => ({
    index,
    seats,
    isOwn: view.seat !== null && seats.includes(view.seat),
  }));
}

/** Whether the table counts penalties, so that the lowest total is the best. */
export function isLowBest(view: TableView): boolean {
  return gameEntry(view.options.game).isLowBest ?? false;
}

interface Ranked {
  readonly side: Side;
  /** From 1; equal totals share a rank. */
  readonly rank: number;
}

/** The sides from the best to the last; winners come first. */
export function ranking(view: TableView): Ranked[] {
  const { totals, winners } = view.standing;
  const sign = isLowBest(view) ? 1 : -1;
  const isWinner = (side: Side) => (winners?.includes(side.index) ? 0 : 1);
  const order = sidesOf(view).sort(
    (a, b) => isWinner(a) - isWinner(b) || sign * (totals[a.index]! - totals[b.index]!),
  );
  const isEven = (a: Side, b: Side) =>
    isWinner(a) === isWinner(b) && totals[a.index] === totals[b.index];
  return order.map((side) => ({ side, rank: 1 + order.findIndex((other) => isEven(other, side)) }));
}

export function sideNames(view: TableView, side: Side): string[] {
  return side.seats.map((seat) => view.players[seat] ?? '');
}

/** The short name of a side: "we" and "they" for partners, otherwise who sits there. */
export function sideName(view: TableView, side: Side, texts: TableTexts): string {
  if (side.seats.length === 1) return sideNames(view, side)[0]!;
  if (view.seat === null) return texts.scores.names(sideNames(view, side));
  return side.isOwn ? texts.scores.we : texts.scores.they;
}
