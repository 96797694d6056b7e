// How fast one connection may ask, and when it is cut.

import type { Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MUCH_WAITING, type Output } from './output.ts';
import { Session } from './session.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function session(perSecond: number, waiting = 0): Session {
  const identity = { player: 'p', token: 't', dialect: 'views', address: '::1' } as const;
  return new Session({} as Socket, { waiting } as Output, identity, perSecond);
}

/** Asks so many times at an even pace and says when it was cut, in seconds. */
function flood(asking: Session, perSecond: number, seconds: number): number | null {
  for (let i = 1; i <= perSecond * seconds; i++) {
    now = (i * 1000) / perSecond;
    if (asking.mayAsk() === 'never') return now / 1000;
  }
  return null;
}

it('lets people ask, and hasty people as well', () => {
  expect(flood(session(25), 25, 60)).toBeNull();
  expect(flood(session(25), 40, 60)).toBeNull();
});

it.each([100, 1000, 4000, 50_000])('cuts a flood of %i a second', (perSecond) => {
  expect(flood(session(25), perSecond, 60)).toBeLessThan(10);
});

it('says so once in a burst', () => {
  const asking = session(1);
  const first: boolean[] = [];
  for (let i = 0; i < 5; i++) if (asking.mayAsk() === 'no') first.push(asking.isFirstRefusal);
  expect(first).toEqual([true, false, false]);
  now = 1000;
  expect(asking.mayAsk()).toBe('yes');
  expect([asking.mayAsk(), asking.isFirstRefusal]).toEqual(['no', true]);
});

it('is not answered while answers wait unread, and cut when it goes on', () => {
  expect(session(25, MUCH_WAITING - 1).mayAsk()).toBe('yes');
  const deaf = session(25, MUCH_WAITING);
  const told = Array.from({ length: 201 }, () => deaf.mayAsk());
  expect(told).toEqual([...Array(200).fill('no'), 'never']);
});

it('does not count what is excused', () => {
  const asking = session(1);
  for (let i = 0; i < 50; i++) {
    expect(asking.mayAsk()).toBe('yes');
    asking.excuse();
  }
  expect([asking.mayAsk(), asking.mayAsk(), asking.mayAsk()]).toEqual(['yes', 'yes', 'no']);
});

it('lets people type four times, then once a second', () => {
  const typing = session(25);
  const four = Array.from({ length: 6 }, () => typing.mayType());
  expect(four).toEqual([true, true, true, true, false, false]);
  now = 1000;
  expect([typing.mayType(), typing.mayType()]).toEqual([true, false]);
});
