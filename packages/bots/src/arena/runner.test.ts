// A contest in parts: joined in order, reported as it goes, ended when asked.

import { expect, it } from 'vitest';
import type { Contest } from './contest.ts';
import { partsOf, playContest, playPart } from './runner.ts';
import { Stage } from './stage.ts';
import { summarize } from './summary.ts';

const CONTEST: Contest = {
  game: 'king',
  options: {},
  bots: ['basic', 'random', 'random', 'random'],
  seating: 'all',
  length: 'deal',
  count: 10,
  seed: 3,
};

it('parts hold every board once', () => {
  expect(partsOf(CONTEST)).toEqual([
    { from: 0, to: 4 },
    { from: 4, to: 8 },
    { from: 8, to: 10 },
  ]);
  expect(partsOf({ ...CONTEST, length: 'match', count: 2 })).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ]);
});

it('is the same in parts as in one', async () => {
  const whole = playPart(new Stage(CONTEST), { from: 0, to: 10 });
  const { boards, tallies } = await playContest(CONTEST);
  expect(boards).toEqual(whole.boards);
  expect(tallies).toEqual(whole.tallies);
});

it('reports its progress', async () => {
  const received: number[] = [];
  await playContest(CONTEST, { progress: (boards) => received.push(boards) });
  expect(received).toEqual([4, 8, 10]);
});

it('ends between two parts when asked', async () => {
  const control = new AbortController();
  const received: number[] = [];
  const played = playContest(CONTEST, {
    signal: control.signal,
    progress: (boards) => {
      received.push(boards);
      control.abort(new Error('enough'));
    },
  });
  await expect(played).rejects.toThrow('enough');
  expect(received).toEqual([4]);
});

it('is summed up by bot', async () => {
  const outcome = await playContest(CONTEST);
  const { bots, arrangements } = summarize(CONTEST, outcome);
  expect(arrangements).toBe(4);
  expect(bots.map(({ name }) => name)).toEqual(['basic', 'random']);
  const [basic, random] = bots;
  const own = outcome.boards.map(({ points }) => points[0]!);
  expect(basic!.points.mean).toBeCloseTo(own.reduce((a, b) => a + b) / 10, 12);
  expect(basic!.margin.mean).toBeCloseTo(basic!.points.mean - random!.points.mean, 9);
  expect(random!.margin).toEqual({
    mean: -basic!.margin.mean,
    low: -basic!.margin.high,
    high: -basic!.margin.low,
  });
  expect(basic!.share).toBeNull();
  expect(basic!.tally.deals).toBe(40);
});
