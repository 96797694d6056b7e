// Sounds keep their distance, however many are asked for.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOUNDS } from './sounds.ts';
import { PACES, Spacing, type Start } from './speaker.ts';

const moments = fc.array(
  fc.record({ names: fc.subarray([...SOUNDS]), pause: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { maxLength: 60 },
);

describe('spacing', () => {
  it('never lets a sound begin again too soon, and leaves each its room', () => {
    fc.assert(
      fc.property(moments, (requests) => {
        const spacing = new Spacing();
        const all: Start[] = [];
        let now = 0;
        for (const { names, pause } of requests) {
          const starts = spacing.starts(names, now);
          for (const [i, { name, at }] of starts.entries()) {
            expect(names).toContain(name);
            const before = starts[i - 1];
            expect(at).toBe(before === undefined ? now : before.at + PACES[before.name].room);
          }
          all.push(...starts);
          now += pause;
        }
        for (const name of SOUNDS) {
          const times = all.filter((start) => start.name === name).map(({ at }) => at);
          for (const [i, at] of times.entries()) {
            if (i > 0) expect(at - times[i - 1]!).toBeGreaterThanOrEqual(PACES[name].again - 1e-9);
          }
        }
      }),
    );
  });

  it('makes one tap of a hundred cards at once', () => {
    const spacing = new Spacing();
    const starts = Array.from({ length: 100 }, () => spacing.starts(['card'], 5));
    expect(starts.flat()).toEqual([{ name: 'card', at: 5 }]);
  });

  it('plays everything that comes slowly', () => {
    const spacing = new Spacing();
    for (let second = 0; second < 20; second += 2) {
      expect(spacing.starts(['card', 'trick', 'turn'], second)).toHaveLength(3);
    }
  });
});
