// Arrangements of bots: how many there are, and that every bot sits everywhere equally often.

import { describe, expect, it } from 'vitest';
import { entrantsOf, type SeatingPlan, seatings } from './contest.ts';

const Solo = [0, 1, 2, 3];
const PAIRS = [0, 1, 0, 1];
const THREE = [0, 1, 2];

describe('how many arrangements', () => {
  it.each([
    ['one against three', 'abbb', Solo, 'all', 4],
    ['two against two', 'abab', Solo, 'all', 6],
    ['two against two, sitting together', 'aabb', Solo, 'all', 6],
    ['three bots', 'abcc', Solo, 'all', 12],
    ['four bots', 'abcd', Solo, 'all', 24],
    ['one bot everywhere', 'aaaa', Solo, 'all', 1],
    ['a pair against a pair', 'abab', PAIRS, 'all', 2],
    ['two mixed pairs alike', 'aabb', PAIRS, 'all', 4],
    ['four bots in pairs', 'abcd', PAIRS, 'all', 8],
    ['three players, one against two', 'abb', THREE, 'all', 3],
    ['three different players', 'abc', THREE, 'all', 6],
    ['four bots, turned', 'abcd', Solo, 'rotations', 4],
    ['two against two, turned', 'abab', Solo, 'rotations', 2],
    ['four bots in pairs, turned', 'abcd', PAIRS, 'rotations', 4],
  ] as const)('%s', (_, bots, sides, plan: SeatingPlan, wanted) => {
    const found = seatings([...bots], sides, plan);
    expect(found).toHaveLength(wanted);
    expect(new Set(found.map((seating) => seating.join(''))).size).toBe(wanted);
    expect(found[0]).toEqual([...bots]);
    for (const name of entrantsOf([...bots])) {
      const bySeat = sides.map((__, seat) => found.filter((s) => s[seat] === name).length);
      expect(new Set(bySeat).size).toBe(1);
    }
  });
});

it('one against three sits in each seat once', () => {
  const found = seatings(['a', 'b', 'b', 'b'], Solo).map((seating) => seating.join(''));
  expect(found.sort()).toEqual(['abbb', 'babb', 'bbab', 'bbba']);
});

it('partners stay partners, whoever sits to their left', () => {
  const found = seatings(['a', 'b', 'c', 'd'], PAIRS).map((seating) => seating.join(''));
  expect(found.sort()).toEqual(['abcd', 'adcb', 'badc', 'bcda', 'cbad', 'cdab', 'dabc', 'dcba']);
});

it('bots are listed once, in the order in which they are named', () => {
  expect(entrantsOf(['b', 'a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
});
