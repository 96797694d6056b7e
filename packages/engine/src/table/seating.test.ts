// Taking a seat: the lowest free one, before the game and never during it.

import { describe, expect, it } from 'vitest';
import { PHASES } from '../deal/phase.ts';
import { takeSeat } from './seating.ts';

describe('taking a seat', () => {
  it('H14: gives the lowest free seat', () => {
    expect(takeSeat('waiting', 0b0000, 4)).toEqual({
      ok: true,
      value: { seat: 0, taken: 0b0001, full: false },
    });
    expect(takeSeat('waiting', 0b1011, 4)).toEqual({
      ok: true,
      value: { seat: 2, taken: 0b1111, full: true },
    });
  });

  it('H14: the last free seat makes the table full, with three players too', () => {
    expect(takeSeat('waiting', 0b101, 3)).toEqual({
      ok: true,
      value: { seat: 1, taken: 0b111, full: true },
    });
  });

  it('H14: a full table is refused', () => {
    expect(takeSeat('waiting', 0b1111, 4)).toEqual({ ok: false, error: { code: 'TABLE_FULL' } });
  });

  it('H14: a game in progress is reported before a full table', () => {
    for (const phase of PHASES.filter((name) => name !== 'waiting')) {
      for (const taken of [0b0111, 0b1111]) {
        expect(takeSeat(phase, taken, 4)).toEqual({
          ok: false,
          error: { code: 'GAME_IN_PROGRESS' },
        });
      }
    }
  });
});
