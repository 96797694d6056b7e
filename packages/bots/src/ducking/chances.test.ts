// The tables of chances against a count of every way in which a few cards can lie.

import { describe, expect, it } from 'vitest';
import { DUCKED, ducking, EMPTY, FOLLOWED, holding, SPARED } from './chances.ts';

/** Every way to give `cards` cards, numbered from the lowest, to the seats: `ways[n][card]` is a seat. */
function waysToLie(cards: number, seats: number): number[][] {
  if (cards === 0) return [[]];
  return waysToLie(cards - 1, seats).flatMap((way) =>
    Array.from({ length: seats }, (_, seat) => [...way, seat]),
  );
}

function share(ways: readonly number[][], isSo: (way: readonly number[]) => boolean): number {
  return ways.filter(isSo).length / ways.length;
}

/** The first `after` of the seats are yet to play. */
const CASES = [1, 2, 3].flatMap((live) =>
  Array.from({ length: live + 1 }, (_, after) => ({ live, after })),
);

describe.each(CASES)('$live seats may hold the suit, $after of them are yet to play', (seats) => {
  const { live, after } = seats;
  const toCome = Array.from({ length: after }, (_, seat) => seat);

  it.each([0, 1, 2, 3, 5])('%i cards out: who follows, who is spared', (out) => {
    const ways = waysToLie(out, live);
    const followed = share(ways, (way) => toCome.every((seat) => way.includes(seat)));
    const spared = share(ways, (way) => toCome.every((seat) => !way.includes(seat)));
    expect(FOLLOWED[holding(live, after, out)]).toBeCloseTo(followed, 9);
    expect(SPARED[holding(live, after, out)]).toBeCloseTo(spared, 9);
    const isEmpty = (way: readonly number[]) => !way.includes(0);
    expect(EMPTY[live * 16 + out]).toBeCloseTo(share(ways, isEmpty), 9);
  });

  it.each([
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 3],
    [4, 1],
  ])('%i lower and %i higher cards out: nobody must go over', (lower, higher) => {
    const ways = waysToLie(lower + higher, live);
    // A seat must go over if it holds a higher card and no lower one.
    const goesOver = (way: readonly number[], seat: number) =>
      way.slice(lower).includes(seat) && !way.slice(0, lower).includes(seat);
    const ducked = share(ways, (way) => !toCome.some((seat) => goesOver(way, seat)));
    expect(DUCKED[ducking(live, after, lower, higher)]).toBeCloseTo(ducked, 9);
  });
});
