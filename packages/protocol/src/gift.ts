// Between whom cards are passed or exchanged, as a view shows it.

import {
  type DealView,
  type GameId,
  type HeartsView,
  PASS_STEPS,
  partnerOf,
  type Seat,
  type SpadesOptions,
  seatFrom,
  type TableView,
} from '@kalpler/engine';

/** Who gets what a seat gives away in this deal. */
export function receiverOf(view: TableView, deal: DealView, seat: Seat): Seat {
  return across(view, deal, seat, 1);
}

/** Who gives a seat its cards in this deal. */
export function giverOf(view: TableView, deal: DealView, seat: Seat): Seat {
  return across(view, deal, seat, -1);
}

type Receiver = (view: TableView, deal: DealView, seat: Seat, way: 1 | -1) => Seat;

/** Where cards go that a seat gives away, or come from: in games that have gifts. */
const GIFTS: Readonly<Partial<Record<GameId, Receiver>>> = {
  /** So many places to the left, or back. */
  hearts: ({ players }, deal, seat, way) =>
    seatFrom(seat, way * PASS_STEPS[(deal as HeartsView).pass], players.length),
  /** Between partners, where both ways are the same. */
  spades: ({ options }, _, seat) => partnerOf(options as SpadesOptions, seat) ?? seat,
};

function across(view: TableView, deal: DealView, seat: Seat, way: 1 | -1): Seat {
  return GIFTS[deal.game]?.(view, deal, seat, way) ?? seat;
}
