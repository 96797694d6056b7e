// Alarms of the real clock: many that are due at once leave room for others, and none rings after it was cancelled.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cancel, systemClock } from './clock.ts';

const TABLES = 100;
/** What an alarm costs, in milliseconds of the fake clock. */
const COST = 3;

let turns: number[];

beforeEach(() => {
  vi.useFakeTimers();
  turns = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Sets alarms that are all due at the same moment; `turns` then has how many rang in each turn of the event loop. */
function setAlarms(rung: number[], cancels: Cancel[] = []): Cancel[] {
  for (let i = 0; i < TABLES; i++) {
    cancels.push(
      systemClock.after(1000, () => {
        rung.push(i);
        const began = performance.now();
        vi.spyOn(performance, 'now').mockReturnValue(began + COST);
      }),
    );
  }
  return cancels;
}

async function nextTurn(rung: readonly number[]): Promise<void> {
  const before = rung.length;
  await vi.advanceTimersToNextTimerAsync();
  turns.push(rung.length - before);
}

test('alarms that are due at once ring in portions, in their order', async () => {
  const rung: number[] = [];
  setAlarms(rung);
  await vi.advanceTimersByTimeAsync(999);
  expect(rung).toEqual([]);
  while (rung.length < TABLES) await nextTurn(rung);
  expect(rung).toEqual(Array.from({ length: TABLES }, (_, i) => i));
  expect(Math.max(...turns)).toBeLessThanOrEqual(3);
});

test('an alarm that waits for its turn can still be cancelled', async () => {
  const rung: number[] = [];
  const cancels = setAlarms(rung);
  await vi.advanceTimersByTimeAsync(999);
  await nextTurn(rung);
  expect(rung.length).toBeLessThan(TABLES);
  for (const cancel of cancels) cancel();
  const before = rung.length;
  await vi.runAllTimersAsync();
  expect(rung).toHaveLength(before);
});
