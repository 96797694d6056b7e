// Between whom cards are passed or exchanged, as a view tells it.

import {
  type DealView,
  PASS_STEPS,
  partnerOf,
  type Seat,
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

/** In Hearts so many places to the left, or back; in Spades between partners, where both ways are the same. */
function across({ options, players }: TableView, deal: DealView, seat: Seat, way: 1 | -1): Seat {
  if (deal.game === 'hearts') return seatFrom(seat, way * PASS_STEPS[deal.pass], players.length);
  return (options.game === 'spades' ? partnerOf(options, seat) : null) ?? seat;
}
