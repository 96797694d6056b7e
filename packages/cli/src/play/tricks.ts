// Tricks as a view has them: who played which card, and which trick lies on the table.

import {
  type AnyOptions,
  type Card,
  type DealView,
  type Seat,
  seatFrom,
  type TableView,
} from '@kalpler/engine';
import { gamePlugin, sideOfSeat } from '../games/index.ts';

interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

export function stepOf(options: AnyOptions): 1 | -1 {
  return options.direction === 'ccw' ? -1 : 1;
}

/** The cards of a trick, counted from 0, in the order in which they were played. */
export function trickCards(view: TableView, deal: DealView, trick: number): Laid[] {
  const leader = trick === 0 ? deal.opener : deal.takers[trick - 1];
  if (leader === null || leader === undefined) return [];
  const seats = view.players.length;
  return deal.plays
    .slice(trick * seats, (trick + 1) * seats)
    .map((card, i) => ({ seat: seatFrom(leader, stepOf(view.options) * i, seats), card }));
}

interface ShownTrick {
  readonly cards: readonly Laid[];
  /** Who has taken it, if it is complete: it stays until the next card is led. */
  readonly taker: Seat | null;
}

/** What lies in the middle of the table. */
export function shownTrick(view: TableView): ShownTrick {
  const { deal } = view;
  if (deal === null) return { cards: [], taker: null };
  const current = trickCards(view, deal, deal.takers.length);
  const taker = deal.takers.at(-1);
  if (current.length > 0 || taker === undefined) return { cards: current, taker: null };
  return { cards: trickCards(view, deal, deal.takers.length - 1), taker };
}

export interface Side {
  /** Its place in totals, scores and bags. */
  readonly index: number;
  readonly seats: readonly Seat[];
  readonly isOwn: boolean;
}

/** Who counts together, the viewer's side first, then in the order of seats. */
export function sidesOf(view: TableView): Side[] {
  const count = view.players.length;
  const own = view.seat ?? 0;
  const sides = new Map<number, Seat[]>();
  for (let i = 0; i < count; i++) {
    const seat = seatFrom(own, i, count);
    const index = sideOfSeat(view.options, seat);
    sides.set(index, [...(sides.get(index) ?? []), seat]);
  }
  return [...sides].map(([index, seats]) => ({ index, seats, isOwn: seats.includes(own) }));
}

export function partnerSeat({ options, seat }: TableView): Seat | null {
  return seat === null ? null : (gamePlugin(options.game).rules.partner?.(options, seat) ?? null);
}

/** All cards of a table, by suit, the lowest first. */
export function deckOf(options: AnyOptions): readonly Card[] {
  return gamePlugin(options.game).rules.deck(options);
}
