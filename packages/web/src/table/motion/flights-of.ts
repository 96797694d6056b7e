// Which face-down cards fly between seats from one view to the next: those of a deal, and those that were given away.

import { type Seat, seatOrder, type TableView } from '@kalpler/engine';
import { receiverOf } from '@kalpler/protocol';
import { hasExchanged, isFreshDeal, isSameDeal } from './step.ts';

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
