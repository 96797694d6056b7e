// Queues that have much to do in the same turn of the event loop share what the turn has.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TickBudget } from './tick-budget.ts';
import { TickQueue } from './tick-queue.ts';
import { WorkQueue } from './work-queue.ts';

let now = 0;
let turn = 0;

beforeEach(() => {
  now = 0;
  turn = 0;
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what one turn has left is what has not been spent in it', () => {
  const time = new TickBudget(() => turn);
  const whole = time.left;
  time.spend(1);
  time.spend(2);
  expect(time.left).toBe(whole - 3);
  time.spend(1000);
  expect(time.left).toBe(0);
  turn++;
  expect(time.left).toBe(whole);
  time.spend(3);
  expect(time.left).toBe(whole - 3);
});

test('the loop of Node.js itself counts the turns', async () => {
  const time = new TickBudget();
  const whole = time.left;
  time.spend(4);
  expect(time.left).toBe(whole - 4);
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(time.left).toBe(whole);
});

test('two queues take no more of a turn together, and each goes on in every turn', () => {
  const time = new TickBudget(() => turn);
  const whole = time.left;
  const queues = [new TickQueue({ time }), new TickQueue({ time })];
  const done = [0, 0];
  for (const [i, queue] of queues.entries()) {
    for (let k = 0; k < 50; k++) {
      queue.run(() => {
        done[i]!++;
        now += 1;
      });
    }
  }
  // As much as the first may take, and the rest of the turn.
  expect(now).toBe(whole);
  while (done[0]! + done[1]! < 100) {
    turn++;
    const start = now;
    const before = [...done];
    vi.runOnlyPendingTimers();
    expect(now - start).toBeLessThanOrEqual(whole + 1);
    for (const i of [0, 1]) if (before[i]! < 50) expect(done[i]).toBeGreaterThan(before[i]!);
  }
  expect(done).toEqual([50, 50]);
});

test('work that can wait goes on piece by piece in turns that others have filled', async () => {
  const time = new TickBudget(() => turn);
  const work = new WorkQueue(
    () => now,
    () => () => {},
    time,
  );
  time.spend(1000);
  let done = 0;
  for (let i = 0; i < 10; i++) {
    void work.run(() => {
      done++;
      now += 0.1;
    });
  }
  const first = done;
  expect(first).toBeLessThanOrEqual(1);
  for (let i = 0; i < 20 && done < 10; i++) {
    const before = done;
    turn++;
    time.spend(1000);
    await vi.runOnlyPendingTimersAsync();
    expect(done - before).toBeLessThanOrEqual(1);
  }
  expect(done).toBe(10);
});
