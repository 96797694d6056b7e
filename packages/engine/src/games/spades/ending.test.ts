// When a game of Spades is over and who has won it: targets, losing scores, Boston, cutthroat.

import { describe, expect, it } from 'vitest';
import { score } from '../../../testing/spades.ts';

describe('the end of the game', () => {
  const close = { bids: [3, 3, 2, 3], tricks: [3, 3, 2, 5] } as const; // 50 and 62

  it.each([
    ['standard', [250, 0], true, [0]],
    ['standard', [249, 0], false, []],
    ['standard', [0, 238], true, [1]],
    ['pagat', [449, 437], false, []],
    ['pagat', [450, 0], true, [0]],
  ])('S1: %s: totals %j before, 50 and 62 more', (preset, totals, ended, winners) => {
    const counted = score({ preset, totals, ...close });
    expect(counted.totals).toEqual([totals[0]! + 50, totals[1]! + 62]);
    expect(counted.ended).toBe(ended);
    expect(counted.winners).toEqual(winners);
  });

  it.each([1, 50, 300, 10_000])('S1: targetScore=%i ends the game when it is reached', (target) => {
    const options = { targetScore: target };
    expect(score({ options, totals: [target - 50, -500], ...close }).ended).toBe(true);
    expect(score({ options, totals: [target - 51, -500], ...close }).ended).toBe(false);
  });

  it('S13: of two sides over the target the higher wins, equal ones win together', () => {
    expect(score({ totals: [300, 250], ...close }).winners).toEqual([0]);
    expect(score({ totals: [260, 250], ...close }).winners).toEqual([1]);
    expect(score({ totals: [262, 250], ...close }).winners).toEqual([0, 1]);
  });

  it.each([
    [null, -900, false, []],
    [-200, -249, false, []],
    [-200, -250, true, [1]],
    [0, -50, true, [1]],
    [0, -49, false, []],
  ])(
    'S1: loseScore=%s with a side at %i before and 50 more',
    (loseScore, total, ended, winners) => {
      const counted = score({ options: { loseScore }, totals: [total, 100], ...close });
      expect(counted.ended).toBe(ended);
      expect(counted.winners).toEqual(winners);
    },
  );

  it('S13: a game that ends by loseScore is won by the highest total', () => {
    const counted = score({ options: { loseScore: -100 }, totals: [-400, -162], ...close });
    expect(counted.totals).toEqual([-350, -100]);
    expect(counted.winners).toEqual([1]);
  });
});

describe('Boston', () => {
  const all = { bids: [6, 1, 5, 1], tricks: [7, 0, 6, 0] } as const; // 112 and -20

  it.each([
    ['off', 200, 112, null, false, []],
    ['bonus', 200, 312, 0, true, [0]],
    ['bonus', 50, 162, 0, false, []],
    ['bonus', 0, 112, 0, false, []],
    ['win', 200, 112, 0, true, [0]],
  ])('S16: boston=%s, bostonBonus=%i', (boston, bostonBonus, points, side, ended, winners) => {
    const counted = score({ options: { boston, bostonBonus }, ...all });
    expect(counted.scores).toEqual([points, -20]);
    expect(counted.boston).toBe(side);
    expect(counted.ended).toBe(ended);
    expect(counted.winners).toEqual(winners);
  });

  it('S16: boston=win wins whatever the totals', () => {
    const counted = score({ options: { boston: 'win' }, totals: [-500, 310], ...all });
    expect(counted.totals).toEqual([-388, 290]);
    expect(counted.winners).toEqual([0]);
  });

  it('S16: twelve tricks are no Boston', () => {
    const options = { boston: 'bonus' };
    const counted = score({ options, bids: [6, 1, 5, 1], tricks: [7, 0, 5, 1] });
    expect(counted.boston).toBeNull();
    expect(counted.scores).toEqual([111, -20]);
  });

  it('S16: tricks of a failed nil count towards a Boston', () => {
    const options = { boston: 'bonus', bostonBonus: 200 };
    const counted = score({ options, bids: ['nil', 1, 12, 1], tricks: [1, 0, 12, 0] });
    expect(counted.boston).toBe(0);
    expect(counted.scores[0]).toBe(120 - 50 + 1 + 200);
  });

  it('S16: in cutthroat one seat must take all seventeen', () => {
    const options = { boston: 'win' };
    const preset = 'cutthroat';
    const won = score({ preset, options, bids: [1, 1, 10], tricks: [0, 0, 17] });
    expect(won.winners).toEqual([2]);
    expect(score({ preset, options, bids: [1, 1, 10], tricks: [1, 0, 16] }).ended).toBe(false);
  });
});

describe('cutthroat', () => {
  const preset = 'cutthroat';

  it('S15: every seat has its own contract, nil, bags and total', () => {
    const counted = score({
      preset,
      bids: [5, 'nil', 6],
      tricks: [6, 2, 9],
      totals: [10, 20, 30],
      bags: [1, 2, 8],
    });
    expect(counted.scores).toEqual([51, -48, 63 - 100]);
    expect(counted.bags).toEqual([2, 4, 1]);
    expect(counted.totals).toEqual([61, -28, -7]);
  });

  it('S15: the seat with the highest total wins, equal ones win together', () => {
    const bids = [5, 6, 6];
    const tricks = [5, 6, 6];
    expect(score({ preset, bids, tricks, totals: [250, 0, 100] }).winners).toEqual([0]);
    expect(score({ preset, bids, tricks, totals: [250, 240, 100] }).winners).toEqual([0, 1]);
    expect(score({ preset, bids, tricks, totals: [249, 239, 239] }).winners).toEqual([]);
  });
});
