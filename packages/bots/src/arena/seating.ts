// Which bot sits where: every arrangement in which the same cards are to be played.

import type { Seat } from '@kalpler/engine';

/** Bots by seat. */
export type Seating = readonly string[];

/** `all`: every bot in every place beside every other. `rotations`: only the given order, turned. */
export const SEATING_PLANS = ['all', 'rotations'] as const;
export type SeatingPlan = (typeof SEATING_PLANS)[number];

/**
 * All distinct arrangements of bots over the seats, the given one first. Seats of one side stay partners:
 * one bot against three gives 4 arrangements, two against two 6, a pair against a pair 2, four different
 * bots 24 or, as two pairs, 8. Every bot sits in every seat equally often, which is what cancels luck.
 */
export function seatings(
  bots: Seating,
  sides: readonly number[],
  plan: SeatingPlan = 'all',
): Seating[] {
  const orders = plan === 'all' ? permutations(bots.length) : rotations(bots.length);
  const found = new Map<string, Seating>();
  for (const order of orders) {
    if (!keepsSides(order, sides)) continue;
    const seating = order.map((from) => bots[from]!);
    const key = JSON.stringify(seating);
    if (!found.has(key)) found.set(key, seating);
  }
  return [...found.values()];
}

/** The bots of a table without repeats, in the order in which they are named. */
export function entrantsOf(bots: Seating): string[] {
  return [...new Set(bots)];
}

/** Whether two sit on one side exactly if they did before. */
function keepsSides(order: readonly Seat[], sides: readonly number[]): boolean {
  return order.every((from, seat) =>
    order.every(
      (other, place) => (sides[seat] === sides[place]) === (sides[from] === sides[other]),
    ),
  );
}

function rotations(seats: number): Seat[][] {
  return Array.from({ length: seats }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => (seat + turn) % seats),
  );
}

/** All orders of the seats, the natural one first. */
function permutations(seats: number): Seat[][] {
  let orders: Seat[][] = [[]];
  for (let place = 0; place < seats; place++) {
    orders = orders.flatMap((order) => {
      const free = Array.from({ length: seats }, (_, seat) => seat);
      return free.filter((seat) => !order.includes(seat)).map((seat) => [...order, seat]);
    });
  }
  return orders;
}
