// Contests in real threads: the result does not know how many there were.

import { describe, expect, it } from 'vitest';
import type { Contest } from './contest.ts';
import { playInThreads } from './pool.ts';
import { type Outcome, partsOf, playContest } from './runner.ts';

const DEALS: Contest = {
  game: 'spades',
  options: {},
  bots: ['basic', 'random', 'basic', 'random'],
  seating: 'all',
  length: 'deal',
  count: 10,
  seed: 11,
};
const MATCHES: Contest = {
  ...DEALS,
  game: 'king',
  options: { preset: 'short' },
  bots: ['basic', 'random', 'random', 'random'],
  length: 'match',
  count: 2,
};

/** Everything but the time it took. */
function text({ boards, tallies }: Outcome): string {
  return JSON.stringify({ boards, tallies });
}

describe.each([
  ['deals', DEALS],
  ['matches', MATCHES],
])('%s', (_, contest) => {
  it('are byte for byte the same with no thread, one and two', async () => {
    const solo = await playContest(contest);
    expect(solo.boards).toHaveLength(contest.count);
    expect(text(await playInThreads(contest, { threads: 1 }))).toBe(text(solo));
    const received: number[] = [];
    const progress = (boards: number) => received.push(boards);
    expect(text(await playInThreads(contest, { threads: 2, progress }))).toBe(text(solo));
    expect(received).toHaveLength(partsOf(contest).length);
    expect(received.at(-1)).toBe(contest.count);
  });
});

it('ends in the middle when asked', async () => {
  const control = new AbortController();
  const endless = { ...DEALS, count: 1_000_000 };
  let received = 0;
  const played = playInThreads(endless, {
    threads: 2,
    signal: control.signal,
    progress: (boards) => {
      received = boards;
      control.abort(new Error('enough'));
    },
  });
  await expect(played).rejects.toThrow('enough');
  expect(received).toBeLessThan(1000);
});

it('does not begin when it is over already', async () => {
  const signal = AbortSignal.abort(new Error('never mind'));
  await expect(playInThreads(DEALS, { threads: 1, signal })).rejects.toThrow('never mind');
});

it('a failure in a thread ends the contest with its message', async () => {
  const bots = ['nobody', 'random', 'nobody', 'random'];
  await expect(playInThreads({ ...DEALS, bots }, { threads: 1 })).rejects.toThrow(/nobody/);
});
