// The strength table: its trials can be played, its command line is checked, its verdicts are fair.

import { describe, expect, it } from 'vitest';
import { readContest } from '../src/arena/index.ts';
import { boardsOf, readStrengthRequest } from './strength.ts';
import { judge } from './strength-row.ts';
import { TRIALS } from './trials.ts';

const read = (line: string) => readStrengthRequest(line === '' ? [] : line.split(' '));

describe('trials', () => {
  it.each(TRIALS.map((trial) => [trial.contest.game, trial.what, trial] as const))(
    '%s: %s can be played',
    (_, __, { contest, goals }) => {
      const played = readContest(contest);
      expect(played.ok ? '' : played.error).toBe('');
      expect(goals.length).toBeGreaterThan(0);
      const won = goals.some(({ measure }) => measure === 'share' || measure === 'moons');
      if (won) expect(contest.length).toBe('match');
    },
  );
});

describe('the command line', () => {
  it('plays all trials, or those of one area', () => {
    expect(read('').trials).toEqual(TRIALS);
    const levels = read('--only levels').trials;
    expect(levels).toHaveLength(9);
    expect(levels.every(({ area }) => area === 'levels')).toBe(true);
  });

  it('scales the boards, with at least two', () => {
    const [first] = TRIALS;
    expect(boardsOf(first!, read(''))).toBe(200);
    expect(boardsOf(first!, read('--quick'))).toBe(40);
    expect(boardsOf(first!, read('--quick --scale 0.5'))).toBe(20);
    expect(boardsOf(first!, read('--scale 0.0001'))).toBe(2);
  });

  it.each([
    ['--only whist', /--only: expected one of hearts, spades, king, levels, parts, got whist/],
    ['--scale 0', /--scale: expected a number above 0/],
    ['--scale much', /--scale: .* got much/],
    ['--seed 1.5', /--seed: expected a whole number from 0 to 4294967295, got 1.5/],
    ['--workers many', /--workers: expected a whole number from 1 to 64, got many/],
    ['--fast', /--fast/],
  ])('refuses %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});

describe('verdicts', () => {
  const margin = (wanted: number | 'noLoss', mean: number, reach: number) =>
    judge({ measure: 'margin', wanted }, { mean, low: mean - reach, high: mean + reach });

  it('are certain where the whole interval is', () => {
    expect(margin(3.5, 5, 1)).toBe('met');
    expect(margin(3.5, 4, 1)).toBe('met, perhaps by luck');
    expect(margin(3.5, 3, 1)).toBe('missed, perhaps by luck');
    expect(margin(3.5, 2, 1)).toBe('MISSED');
  });

  it('look for a loss only where no gain is asked for', () => {
    expect(margin('noLoss', 2, 1)).toBe('met');
    expect(margin('noLoss', -0.5, 1)).toBe('no difference seen');
    expect(margin('noLoss', -2, 1)).toBe('MISSED');
  });

  it('need something to judge', () => {
    const none = { mean: Number.NaN, low: 0, high: 1 };
    expect(judge({ measure: 'nils', wanted: 0.85 }, none)).toBe('none seen');
    expect(judge({ measure: 'nils', wanted: 1 }, none)).toBe('none seen');
    expect(judge({ measure: 'margin', wanted: 'noLoss' }, none)).toBe('none seen');
  });

  it('all means all', () => {
    const all = { measure: 'share', wanted: 1 } as const;
    expect(judge(all, { mean: 1, low: 0.9, high: 1 })).toBe('met');
    expect(judge(all, { mean: 0.99, low: 0.95, high: 1 })).toBe('MISSED');
  });
});
