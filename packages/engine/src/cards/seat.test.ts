// Seats and sets of seats, in both directions and for three or four players.

import { describe, expect, it } from 'vitest';
import { allSeats, hasSeat, isSeat, seatFrom, seatOrder, seatsOf } from './seat.ts';

describe('C1: seats', () => {
  it('seat + 1 is the left neighbour', () => {
    expect([0, 1, 2, 3].map((seat) => seatFrom(seat, 1, 4))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2].map((seat) => seatFrom(seat, 1, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2, 3].map((seat) => seatFrom(seat, 2, 4))).toEqual([2, 3, 0, 1]);
  });

  it('K2: seat - 1 is the right neighbour', () => {
    expect([0, 1, 2, 3].map((seat) => seatFrom(seat, -1, 4))).toEqual([3, 0, 1, 2]);
    expect([0, 1, 2].map((seat) => seatFrom(seat, -1, 3))).toEqual([2, 0, 1]);
  });

  it('any number of steps, forwards and back', () => {
    expect(seatFrom(1, 11, 4)).toBe(0);
    expect(seatFrom(1, -11, 4)).toBe(2);
    expect(seatFrom(2, -300, 3)).toBe(2);
  });

  it('the order of play goes once around', () => {
    expect(seatOrder(2, 1, 4)).toEqual([2, 3, 0, 1]);
    expect(seatOrder(2, -1, 4)).toEqual([2, 1, 0, 3]);
    expect(seatOrder(1, -1, 3)).toEqual([1, 0, 2]);
  });
});

describe('sets of seats', () => {
  it('are lists and lists are sets', () => {
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(0b1010)).toEqual([1, 3]);
    for (let set = 0; set < 16; set++) {
      expect(seatsOf(set).reduce((sum, seat) => sum + 2 ** seat, 0)).toBe(set);
      expect(seatsOf(set)).toEqual([0, 1, 2, 3].filter((seat) => hasSeat(set, seat)));
    }
  });

  it('may hold everyone', () => {
    expect(seatsOf(allSeats(3))).toEqual([0, 1, 2]);
    expect(seatsOf(allSeats(4))).toEqual([0, 1, 2, 3]);
  });

  it('C4: only whole numbers of the table are seats', () => {
    expect([0, 1, 2, 3].map((seat) => isSeat(seat, 3))).toEqual([true, true, true, false]);
    for (const value of [-1, 4, 1.5, Number.NaN, '1', null, undefined, [1]]) {
      expect(isSeat(value, 4)).toBe(false);
    }
  });
});
