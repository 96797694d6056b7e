// Work in turns keeps its order, also when more waits than there is room for.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TickBudget } from './tick-budget.ts';
import { TickQueue } from './tick-queue.ts';

let turn = 0;
let time: TickBudget;

function nextTurn(): void {
  turn++;
  vi.runOnlyPendingTimers();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate'], loopLimit: 100_000 });
  time = new TickBudget(() => turn);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the oldest is done first, and no more than the most waits', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queue = new TickQueue({ time });
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

test('urgent work comes first, also when nothing else was left to do in this turn', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const done: string[] = [];
  const queue = new TickQueue({ afterPortion: () => done.push('|'), time });
  const run = (name: string, ms: number, isUrgent = false) =>
    queue.run(() => {
      done.push(name);
      now += ms;
    }, isUrgent);
  run('a', 4);
  run('b', 4);
  for (const name of ['c', 'd', 'e']) run(name, 4);
  run('x', 4, true);
  run('y', 4, true);
  expect(done).toEqual(['a', 'b']);
  nextTurn();
  expect(done.slice(2)).toEqual(['x', 'y', '|']);
  nextTurn();
  expect(done.slice(5)).toEqual(['c', 'd', '|']);
  nextTurn();
  expect(done.slice(8)).toEqual(['e', '|']);
  turn++;
  // There is time again: what is urgent need not wait behind what is not.
  run('f', 1);
  run('z', 1, true);
  expect(done.slice(10)).toEqual(['f', 'z']);
});

test('what is cancelled is not done, urgent or not', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queue = new TickQueue({ time });
  const done: string[] = [];
  queue.run(() => {
    now += 10;
  });
  const works = [() => done.push('a'), () => done.push('b')];
  queue.run(works[0]!);
  queue.run(works[1]!, true);
  for (const work of works) queue.cancel(work);
  vi.runAllTimers();
  expect(done).toEqual([]);
});
