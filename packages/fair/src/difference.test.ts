// Checks that hands are compared as sets, and that the first difference is the one that is given.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference } from './difference.ts';
import { fairDraw } from './draw.ts';

const seats = 4;
const fair = fairDraw({
  secret: new Uint8Array(32).fill(5),
  salts: ['tea', null, '', 'çay'],
  deal: 3,
  size: 52,
  seats,
});
const { order, first } = fair;

/** The difference of a deal that has other cards and the right first seat. */
function cards(changed: readonly number[]) {
  return difference(fair, { order: changed, first }, seats);
}

test('a deal does not differ from itself', () => {
  expect(difference(fair, fair, seats)).toBeNull();
});

test('the order within a hand does not matter', () => {
  const sorted = [0, 13, 26, 39].flatMap((at) =>
    order.slice(at, at + 13).toSorted((a, b) => a - b),
  );
  expect(sorted).not.toEqual(order);
  expect(cards(sorted)).toBeNull();
});

test('any pair of cards swapped between two hands is found', () => {
  const place = fc.integer({ min: 0, max: 51 });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const seat = Math.floor(low / 13);
      const expected = order[low];
      const actual = order[high];
      expect(cards(order.with(a, order[b]!).with(b, order[a]!))).toEqual(
        seat === Math.floor(high / 13)
          ? null
          : { what: 'card', seat, place: low, expected, actual },
      );
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('two hands swapped whole are found at the first of them', () => {
  const swapped = [...order.slice(0, 13), ...order.slice(26, 39), ...order.slice(13, 26)];
  expect(cards([...swapped, ...order.slice(39)])).toEqual({
    what: 'card',
    seat: 1,
    place: 13,
    expected: order[13],
    actual: order[26],
  });
});

describe('cards that are no deck', () => {
  test.each([0, 51, 53])('because there are %i', (actual) => {
    const list = [...order, 52].slice(0, actual);
    expect(cards(list)).toEqual({ what: 'size', expected: 52, actual });
  });

  test.each([-1, 52, 0.5, Number.NaN])('because one is %d', (actual) => {
    const found = { what: 'foreign', seat: 2, place: 30, actual };
    expect(cards(order.with(30, actual))).toEqual(found);
  });

  test('because one comes twice', () => {
    const found = { what: 'double', seat: 3, place: 51, actual: order[0] };
    expect(cards(order.with(51, order[0]!))).toEqual(found);
  });
});

test('another seat picked by chance is found, unless the log does not say it', () => {
  const actual = (first + 1) % seats;
  expect(difference(fair, { order, first: actual }, seats)).toEqual({
    what: 'first',
    expected: first,
    actual,
  });
  expect(difference(fair, { order, first: null }, seats)).toBeNull();
});
