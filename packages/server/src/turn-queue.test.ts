// Work in turns keeps its order, also when more waits than there is room for.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate'], loopLimit: 100_000 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the oldest is done first, and no more than the most waits', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queue = new TurnQueue();
  const done: number[] = [];
  const all = 20_010;
  for (let i = 0; i < all; i++) {
    queue.run(() => {
      done.push(i);
      now += 10;
    });
  }
  expect(done).toEqual([...Array(10).keys()]);
  vi.runAllTimers();
  expect(done).toEqual([...Array(all).keys()]);
});
