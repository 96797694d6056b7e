// How fast one connection may ask, and when it is cut.

import type { Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';
import { MUCH_WAITING, type Output } from './output.ts';
import { Shares } from './shares.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function connection(
  perSecond: number,
  waiting = 0,
  shares = new Shares(perSecond, 1_000_000),
  player = 'p',
): Connection {
  const identity = { player, token: 't', dialect: 'views', address: '::1' } as const;
  return new Connection({} as Socket, { waiting } as Output, identity, perSecond, shares);
}

/** Asks a number of times at an even pace and says when it was cut, in seconds. */
function flood(asking: Connection, perSecond: number, seconds: number): number | null {
  for (let i = 1; i <= perSecond * seconds; i++) {
    now = (i * 1000) / perSecond;
    if (asking.mayAsk() === 'never') return now / 1000;
  }
  return null;
}

it('lets people ask, and hasty people as well', () => {
  expect(flood(connection(25), 25, 60)).toBeNull();
  expect(flood(connection(25), 40, 60)).toBeNull();
});

it.each([100, 1000, 4000, 50_000])('cuts a flood of %i a second', (perSecond) => {
  expect(flood(connection(25), perSecond, 60)).toBeLessThan(10);
});

it('says so once in a burst', () => {
  const asking = connection(1);
  const first: boolean[] = [];
  for (let i = 0; i < 5; i++) if (asking.mayAsk() === 'no') first.push(asking.isFirstRefusal);
  expect(first).toEqual([true, false, false]);
  now = 1000;
  expect(asking.mayAsk()).toBe('yes');
  expect([asking.mayAsk(), asking.isFirstRefusal]).toEqual(['no', true]);
});

it('is not answered while answers wait unread, and cut when it goes on', () => {
  expect(connection(25, MUCH_WAITING - 1).mayAsk()).toBe('yes');
  const deaf = connection(25, MUCH_WAITING);
  const messages = Array.from({ length: 201 }, () => deaf.mayAsk());
  expect(messages).toEqual([...Array(200).fill('no'), 'never']);
});

it('does not count what is excused', () => {
  const asking = connection(1);
  for (let i = 0; i < 50; i++) {
    expect(asking.mayAsk()).toBe('yes');
    asking.excuse();
  }
  expect([asking.mayAsk(), asking.mayAsk(), asking.mayAsk()]).toEqual(['yes', 'yes', 'no']);
});

it('lets people type four times, then once a second', () => {
  const typing = connection(25);
  const four = Array.from({ length: 6 }, () => typing.mayType());
  expect(four).toEqual([true, true, true, true, false, false]);
  now = 1000;
  expect([typing.mayType(), typing.mayType()]).toEqual([true, false]);
});

/** How many of the requests, sent in turn by all, pass. */
function passed(connections: readonly Connection[], requests: number): number {
  let count = 0;
  for (let i = 0; i < requests; i++) {
    if (connections[i % connections.length]!.mayAsk() === 'yes') count++;
  }
  return count;
}

it('a player has one share over all connections, of twice what one may ask for', () => {
  const shares = new Shares(25, 1_000_000);
  const tabs = Array.from({ length: 40 }, () => connection(25, 0, shares));
  const other = connection(25, 0, shares, 'q');
  expect(passed(tabs, 2000)).toBe(100);
  now = 1000;
  expect(passed(tabs, 2000)).toBe(50);
  expect(passed([other], 50)).toBe(50);
});

it('an address has one share over all players, and accepted moves do not count', () => {
  const shares = new Shares(25, 200);
  const people = Array.from({ length: 100 }, (_, i) => connection(25, 0, shares, `p${i}`));
  expect(passed(people, 2000)).toBe(400);
  for (const person of people) person.excuse();
  expect(passed(people, 2000)).toBe(100);
  // Nobody is cut for what the others do.
  expect(flood(people[0]!, 20, 60)).toBeNull();
});

it('a connection that becomes another player uses the share of that one; the last connection takes it along', () => {
  const shares = new Shares(10, 1_000_000);
  const first = connection(10, 0, shares);
  const second = connection(10, 0, shares, 'q');
  expect(passed([first, connection(10, 0, shares), connection(10, 0, shares)], 60)).toBe(40);
  second.become('p', 't');
  expect(passed([second], 5)).toBe(0);
  second.become('q', 't');
  expect(passed([second], 5)).toBe(5);
});
