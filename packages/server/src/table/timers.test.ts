// Checks the clocks of a table on a clock that the test turns: keys, firing, stopping, and what goes to the store.

import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import type { TimerKind } from '../store/store.ts';
import { Timers } from './timers.ts';

function setUp() {
  const clock = new FakeClock();
  const fired: [TimerKind, number][] = [];
  const timers = new Timers(clock, 'deniz', (kind, late) => fired.push([kind, late]));
  return { clock, fired, timers, start: clock.now() };
}

test('a clock fires once, when its time has come', () => {
  const { clock, fired, timers, start } = setUp();
  timers.run('turn', 'a', 30);
  expect(timers.due('turn')).toBe(start + 30_000);
  clock.advance(29_999);
  expect(fired).toEqual([]);
  clock.advance(1);
  expect(fired).toEqual([['turn', 0]]);
  clock.advance(100_000);
  expect(fired).toHaveLength(1);
  expect(timers.due('turn')).toBeNull();
});

test('it says how late it is', () => {
  const late: number[] = [];
  let now = 0;
  let ring = () => {};
  const clock = {
    now: () => now,
    after: (_: number, run: () => void) => {
      ring = run;
      return () => {};
    },
  };
  const timers = new Timers(clock, 'deniz', (_, ms) => late.push(ms));
  timers.run('turn', 'a', 30);
  now = 30_250;
  ring();
  expect(late).toEqual([250]);
});

test('the same key lets it run on, another key begins anew', () => {
  const { clock, fired, timers, start } = setUp();
  timers.run('turn', 'a', 30);
  clock.advance(10_000);
  timers.run('turn', 'a', 30);
  expect(timers.due('turn')).toBe(start + 30_000);
  timers.run('turn', 'b', 30);
  expect(timers.due('turn')).toBe(start + 40_000);
  clock.advance(29_999);
  expect(fired).toEqual([]);
  clock.advance(1);
  expect(fired).toEqual([['turn', 0]]);
});

test('without a limit nothing runs, and what ran is stopped', () => {
  const { clock, fired, timers } = setUp();
  timers.run('turn', 'a', 30);
  timers.run('turn', 'b', null);
  expect(timers.due('turn')).toBeNull();
  clock.advance(100_000);
  expect(fired).toEqual([]);
});

test('a clock of another kind takes the place of the one that ran', () => {
  const { clock, fired, timers } = setUp();
  timers.run('turn', 'a', 30);
  timers.run('cleanup', 'a', 60);
  expect(timers.due('turn')).toBeNull();
  clock.advance(60_000);
  expect(fired).toEqual([['cleanup', 0]]);
  timers.run('pause', 'c', 8);
  timers.stop();
  clock.advance(100_000);
  expect(fired).toHaveLength(1);
});

test('a clock that is set to an earlier time fires then', () => {
  const { clock, fired, timers } = setUp();
  timers.run('turn', 'a', 60);
  timers.run('turn', 'b', 10);
  clock.advance(10_000);
  expect(fired).toEqual([['turn', 0]]);
  clock.advance(100_000);
  expect(fired).toHaveLength(1);
});

test('stopped and set again, it fires at its new time only', () => {
  const { clock, fired, timers, start } = setUp();
  timers.run('turn', 'a', 30);
  timers.stop();
  clock.advance(20_000);
  timers.run('turn', 'b', 30);
  expect(timers.due('turn')).toBe(start + 50_000);
  clock.advance(29_999);
  expect(fired).toEqual([]);
  clock.advance(1);
  expect(fired).toEqual([['turn', 0]]);
});

test('after the end no alarm is left', () => {
  const { clock, fired, timers } = setUp();
  timers.run('turn', 'a', 30);
  timers.run('turn', 'b', 20);
  timers.run('cleanup', 'c', 60);
  timers.end();
  expect(clock.pending).toBe(0);
  clock.advance(100_000);
  expect(fired).toEqual([]);
});

test('the deadline is that of the clock that runs', () => {
  const { timers, start } = setUp();
  expect(timers.deadline).toBeNull();
  timers.run('pause', 'a', 8);
  expect(timers.deadline).toEqual({ kind: 'pause', at: start + 8_000 });
  timers.run('turn', 'a', null);
  expect(timers.deadline).toBeNull();
});

test('the store gets each change of the clean-up time once: its last state', () => {
  const { clock, timers, start } = setUp();
  expect(timers.takeChanges()).toEqual([]);
  timers.run('cleanup', 'a', 30);
  timers.run('cleanup', 'b', 40);
  expect(timers.takeChanges()).toEqual([{ table: 'deniz', kind: 'cleanup', due: start + 40_000 }]);
  expect(timers.takeChanges()).toEqual([]);
  timers.run('cleanup', 'b', 40);
  expect(timers.takeChanges()).toEqual([]);
  timers.stop();
  timers.stop();
  expect(timers.takeChanges()).toEqual([{ table: 'deniz', kind: 'cleanup', due: null }]);
  timers.run('cleanup', 'c', 8);
  clock.advance(8_000);
  expect(timers.takeChanges()).toEqual([{ table: 'deniz', kind: 'cleanup', due: null }]);
});

test.each(['turn', 'pause', 'rematch'] as const)('the clock of a %s is not stored', (kind) => {
  const { timers } = setUp();
  timers.run(kind, 'a', 30);
  timers.stop();
  expect(timers.takeChanges()).toEqual([]);
});

test('what fires may set a clock of the same kind again', () => {
  const clock = new FakeClock();
  let rounds = 0;
  const timers = new Timers(clock, 'deniz', (kind) => {
    rounds++;
    timers.run(kind, `turn ${rounds}`, 30);
  });
  timers.run('turn', 'turn 0', 30);
  clock.advance(95_000);
  expect(rounds).toBe(3);
  expect(timers.due('turn')).toBe(clock.now() + 25_000);
});
