// What the contracts left to a selector are worth, and that using one up costs something.

import { type Call, gameOf, type King } from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { Hopes } from './hopes.ts';

const EL: Call = { selector: 0, contract: { type: 'penalty', name: 'el' } };
const KOZ: Call = { selector: 0, contract: { type: 'trump', trumpSuit: 'spades' } };

function hopes(calls: readonly Call[], options: Readonly<Record<string, unknown>> = {}): Hopes {
  const game = gameOf('king', options) as King;
  return new Hopes(game, { ...game.start(), calls, played: calls.length });
}

describe('hopes (K3)', () => {
  it('count what a seat has named, and nobody else', () => {
    expect(hopes([EL, KOZ, EL]).left(0)).toEqual({ penalties: 1, trumps: 1 });
    expect(hopes([EL, KOZ, EL]).left(1)).toEqual({ penalties: 3, trumps: 2 });
  });

  it('shrink with every contract named, most with a trump game', () => {
    const all = hopes([]);
    expect(all.anew(0)).toBeGreaterThan(all.after(0, false));
    expect(all.after(0, false)).toBeGreaterThan(all.after(0, true));
    expect(hopes([EL]).anew(0)).toBe(all.after(0, false));
    expect(hopes([KOZ]).anew(0)).toBe(all.after(0, true));
  });

  it('end with the last contract', () => {
    const last = hopes([EL, EL, EL, KOZ]);
    expect([last.isLast(0), last.after(0, true)]).toEqual([true, 0]);
    expect(hopes([EL, EL, KOZ]).isLast(0)).toBe(false);
  });

  it('go on where a party is longer than usual', () => {
    const long = { penaltiesPerPlayer: 6, maxPerPenaltyType: 4, trumpsPerPlayer: 5 };
    const more = hopes([], long);
    expect(more.anew(0)).toBeGreaterThan(more.after(0, false));
    expect(more.after(0, false)).toBeGreaterThan(more.after(0, true));
    expect(more.after(0, true)).toBeGreaterThan(hopes([]).anew(0));
  });

  it('are nothing where no quota limits the choice, though a new deal is worth something', () => {
    for (const options of [{ enforceQuotas: false }, { mode: 'natural' }]) {
      const free = hopes([], options);
      expect([free.after(0, true), free.after(0, false), free.isLast(0)]).toEqual([0, 0, false]);
      expect(free.anew(0)).toBeGreaterThan(0);
    }
  });
});
