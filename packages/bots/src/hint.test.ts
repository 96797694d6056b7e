// A hint: a legal move with a reason and what each card may bring, as long as it may think.

import { GAME_IDS } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { hint } from '../testing/all-games.ts';
import { playDeals } from '../testing/table-play.ts';
import { allBots } from './index.ts';

/** A clock that moves on by a millisecond whenever it is read. */
function ticking(): { clock: () => number; now: () => number } {
  let time = 0;
  return { clock: () => time++, now: () => time };
}

describe.each(GAME_IDS)('%s', (id) => {
  const views = playDeals(id, {}, [allBots.create('skilled')], 1, 5).map(({ view }) => view);

  it('names one of the moves that it has weighed, and a value for every card that may be played', () => {
    for (const view of views.filter((_, i) => i % 7 === 0)) {
      const { clock } = ticking();
      const { move, reason, expected } = hint(view, { ms: 20, seed: 2, clock });
      expect(reason.kind).not.toBe('fallback');
      if (expected.length === 0) continue;
      expect(expected.map((one) => one.move)).toContainEqual(move);
      const { legal } = view.deal!;
      if (move.kind === 'play') expect(expected.length).toBe(legal.length);
      for (const { value } of expected) expect(Number.isFinite(value)).toBe(true);
    }
  });

  it('thinks as long as it may and no longer, and the same way each time', () => {
    const view = views.find(({ deal }) => (deal?.legal.length ?? 0) > 6)!;
    const one = ticking();
    const other = ticking();
    const first = hint(view, { ms: 30, seed: 4, clock: one.clock });
    expect(hint(view, { ms: 30, seed: 4, clock: other.clock })).toEqual(first);
    expect(one.now()).toBeLessThanOrEqual(32);
    expect(other.now()).toBe(one.now());
  });

  it('is refused to a seat that is not on turn', () => {
    const [view] = views as [(typeof views)[number]];
    expect(() => hint({ ...view, seat: null })).toThrow(RangeError);
  });
});
