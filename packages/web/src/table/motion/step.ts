// What has happened between two views that follow each other, as far as it is shown by motion: how long it takes, and which cards fly.

import { type Seat, seatOrder, type TableView } from '@kalpler/engine';
import { receiverOf } from '@kalpler/protocol';
import { gameTable } from '../../games/tables.ts';
import type { Pace } from './pace.ts';

/** Whether the trick of a view has just been completed. */
export function isFullTrick({ deal, players }: TableView): boolean {
  return deal !== null && deal.plays.length > 0 && deal.plays.length % players.length === 0;
}

/** Whether cards have been dealt that nobody has done anything with yet. */
export function isFreshDeal({ deal }: TableView): boolean {
  if (deal === null || deal.plays.length > 0 || deal.submitted.length > 0) return false;
  return gameTable(deal.game).isUntouched?.(deal) ?? true;
}

export function isSameDeal(a: TableView, b: TableView): boolean {
  return a.deal?.setup.number === b.deal?.setup.number;
}

const isGiving = ({ phase }: TableView) => phase === 'passing' || phase === 'exchanging';

/** Whether the cards that were given away have just changed hands. */
export function hasExchanged(before: TableView, view: TableView): boolean {
  return isSameDeal(before, view) && isGiving(before) && !isGiving(view);
}

/** Whether the trick just completed has brought somebody far more than a trick usually does. */
function isDear(before: TableView, view: TableView): boolean {
  const { deal } = view;
  if (deal === null || before.deal === null || !isSameDeal(before, view)) return false;
  const brought = deal.taken.map((points, seat) => Math.abs(points - before.deal!.taken[seat]!));
  return gameTable(deal.game).isDear?.(deal, Math.max(...brought)) ?? false;
}

const isTheirTurn = ({ deal, seat }: TableView) => !deal?.actors.includes(seat!);

/** How long a view is looked at before the next one may follow. */
export function timeOf(before: TableView | null, view: TableView, pace: Pace): number {
  const plays = view.deal?.plays.length ?? 0;
  if (before === null || !isSameDeal(before, view)) return isFreshDeal(view) ? pace.deal : 0;
  if (hasExchanged(before, view)) return pace.gift;
  if (plays === 0 || plays === before.deal?.plays.length) return 0;
  if (!isFullTrick(view)) return pace.flight + (isTheirTurn(view) ? pace.think : 0);
  return pace.flight + (isDear(before, view) ? pace.longHold : pace.hold);
}

interface BackFlight {
  readonly from: Seat | 'deck';
  readonly to: Seat;
  /** Its place in the row of cards that start one after the other. */
  readonly turn: number;
}

/** The cards of the viewer's own hand are not among them: those fly with their faces up. */
export function flightsOf(before: TableView | null, view: TableView): BackFlight[] {
  if (before === null || !isSameDeal(before, view)) return isFreshDeal(view) ? dealt(view) : [];
  return hasExchanged(before, view) ? given(before, view) : [];
}

/** The order in which a deal goes around the table. */
export function dealOrder({ deal, players, options }: TableView): Seat[] {
  const step = options.direction === 'ccw' ? -1 : 1;
  const [dealer = 0, ...others] = seatOrder(deal!.setup.dealer, step, players.length);
  return [...others, dealer];
}

function dealt(view: TableView): BackFlight[] {
  const order = dealOrder(view);
  const { counts } = view.deal!;
  return order.flatMap((to, place) =>
    to === view.seat
      ? []
      : Array.from({ length: counts[to]! }, (_, round) => ({
          from: 'deck' as const,
          to,
          turn: round * order.length + place,
        })),
  );
}

function given(before: TableView, view: TableView): BackFlight[] {
  const deal = before.deal!;
  const count = deal.give?.count ?? deal.gave?.length ?? 1;
  return [...deal.submitted, ...deal.actors].flatMap((from) => {
    const to = receiverOf(view, deal, from);
    if (to === view.seat) return [];
    return Array.from({ length: count }, (_, turn) => ({ from, to, turn }));
  });
}
