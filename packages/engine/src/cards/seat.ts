// Places at the table, numbered clockwise from 0, and sets of them (C1).

import { count } from './ranks.ts';

/** A place at the table. Seat + 1 is the left neighbour. */
export type Seat = number;
/** A set of seats, one bit each. */
export type Seats = number;
/** +1 goes to the left (clockwise), -1 to the right. */
export type Step = 1 | -1;

export function isSeat(value: unknown, seats: number): value is Seat {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
}

/** The seat `steps` places to the left (negative: to the right). */
export function seatFrom(seat: Seat, steps: number, seats: number): Seat {
  return (((seat + steps) % seats) + seats) % seats;
}

/** The order of play from a leader (C1). */
export function seatOrder(leader: Seat, step: Step, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => seatFrom(leader, i * step, seats));
}

export function seatsOf(set: Seats): Seat[] {
  const list = new Array<Seat>(count(set));
  for (let seat = 0, n = 0; set >> seat !== 0; seat++) if ((set >> seat) & 1) list[n++] = seat;
  return list;
}

export function hasSeat(set: Seats, seat: Seat): boolean {
  return ((set >> seat) & 1) !== 0;
}

export function allSeats(seats: number): Seats {
  return (1 << seats) - 1;
}
