// Own cards against those out, and ways out of the lead, in hands small enough to count.

import { describe, expect, it } from 'vitest';
import { count, SEATS_IN } from './counts.ts';
import { Exits, Holding } from './holding.ts';

/** A set of ranks from 2 to 14, the ace. */
function ranks(...values: readonly number[]): number {
  return values.reduce((set, value) => set | (1 << (value - 2)), 0);
}

const EVERYONE_ELSE = 0b1110;

it('sets of ranks and seats are counted', () => {
  expect([0, 1, 0b1011, 0x1fff].map(count)).toEqual([0, 1, 3, 13]);
  expect([0, 0b0100, 0b1010, 0b1111].map((set) => SEATS_IN[set])).toEqual([0, 1, 2, 4]);
});

describe('a holding', () => {
  const holding = new Holding();

  it('stands as high as the cards out are low', () => {
    holding.enter(1, ranks(2, 9, 14), ranks(3, 10, 12), EVERYONE_ELSE);
    expect(holding).toMatchObject({ suit: 1, length: 3, outLength: 3, live: 3 });
    expect([...holding.height.subarray(0, 6)]).toEqual([0.125, 0.375, 0.875, 0, 0, 0]);
    const [two, nine, ace] = holding.takes;
    // Someone has to go over a two, and nobody over an ace.
    expect([two, ace]).toEqual([0, 1]);
    expect(nine).toBeGreaterThan(0);
    expect(nine).toBeLessThan(1);
  });

  it('keeps nothing of a longer one before it', () => {
    holding.enter(0, ranks(2, 3, 4, 5, 6), ranks(7, 8), EVERYONE_ELSE);
    holding.enter(2, ranks(4), ranks(3), 0b0010);
    expect(holding).toMatchObject({ suit: 2, length: 1, outLength: 1, live: 1 });
    expect([...holding.height.subarray(0, 4)]).toEqual([0.75, 0, 0, 0]);
    expect([...holding.takes.subarray(0, 3)]).toEqual([1, 0, 0]);
  });
});

describe('exits', () => {
  const exits = new Exits();
  const find = (own: readonly number[], out: readonly number[]): [number, ...number[]] => {
    const live = out.map((set) => (set === 0 ? 0 : EVERYONE_ELSE));
    exits.find(Int32Array.from(own), Int32Array.from(out), Int32Array.from(live));
    return [exits.suit, ...exits.risks];
  };

  it('are in the suit with the safest lowest card', () => {
    const [suit, risk, next] = find(
      [ranks(14), ranks(2, 14), 0, ranks(7)],
      [ranks(3, 4), ranks(9, 10), ranks(5), ranks(6, 8)],
    );
    expect([suit, risk]).toEqual([1, 0]);
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThan(1);
  });

  it('are nowhere for whoever holds only the highest cards', () => {
    const low = ranks(2, 3);
    expect(find([ranks(14), 0, ranks(13), 0], [low, low, low, low])).toEqual([-1, 1, 1]);
  });
});
