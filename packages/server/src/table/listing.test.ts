// Checks what the lobby shows of a table, and what the table shows of its players.

import type { Phase, Table } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { PlayerSchema, TableSummarySchema } from '@kalpler/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newAccess } from './access.ts';
import { ListingCache, listingOf, playersOf, summaryOf } from './listing.ts';
import type { OpenEntry } from './log/entry.ts';
import { Room } from './room.ts';

const OPEN: OpenEntry = {
  kind: 'open',
  word: 'şelale',
  game: 'spades',
  options: { preset: 'pagat' },
  preset: 'pagat',
  visibility: 'private',
  spectators: false,
  delay: 30,
  secret: secretText(newSecret()),
};

const ACCESS = newAccess('private');

function roomOf(changes: Partial<OpenEntry> = {}): Room {
  const room = new Room({ ...OPEN, ...changes });
  room.apply({ kind: 'sit', seat: 0, name: 'Ayşe', player: 'a' });
  room.apply({ kind: 'bot', seat: 2, name: 'Ozan', level: 'hard' });
  return room;
}

test('a waiting table', () => {
  const listing = listingOf(roomOf(), 123, ACCESS, '192.0.2.1');
  expect(listing).toEqual({
    id: 'şelale',
    slug: 'selale',
    game: 'spades',
    phase: 'waiting',
    playerCount: 2,
    seats: 4,
    playerNames: ['Ayşe', 'Ozan'],
    bots: 1,
    preset: 'pagat',
    changes: 0,
    turnSeconds: 30,
    spectators: false,
    createdAt: 123,
    visibility: 'private',
    inside: { access: ACCESS, people: ['a'], owner: 'Ayşe', address: '192.0.2.1', language: null },
  });
  expect(v.is(TableSummarySchema, summaryOf(listing))).toBe(true);
});

test('options that differ from the preset are counted, clocks are not', () => {
  const options = {
    preset: 'pagat',
    targetScore: 250,
    boston: 'win',
    timers: { turnSeconds: 10 },
  };
  expect(listingOf(roomOf({ options }), 0, ACCESS)).toMatchObject({ changes: 2, turnSeconds: 10 });
  const same = { preset: 'pagat', targetScore: 500 };
  expect(listingOf(roomOf({ options: same }), 0, ACCESS).changes).toBe(0);
});

test('a table without a clock says so', () => {
  const options = { timers: { turnSeconds: null } };
  expect(listingOf(roomOf({ options }), 0, ACCESS).turnSeconds).toBeNull();
});

test('nothing in a summary reveals who somebody really is, or how to come in', () => {
  const room = roomOf();
  room.apply({ kind: 'sit', seat: 1, name: 'Bora', player: 'hash-of-a-token' });
  const summary = summaryOf(listingOf(room, 0, ACCESS));
  const message = JSON.stringify([summary, playersOf(room, () => true)]);
  for (const secret of [ACCESS.key!, ACCESS.code!]) expect(message).not.toContain(secret);
  expect(message).not.toContain('hash-of-a-token');
  expect(message).not.toContain(OPEN.secret);
});

test('the players, as they are here or away', () => {
  const room = roomOf();
  room.apply({ kind: 'salt', seat: 0, salt: 'tea' });
  const away = playersOf(room, () => false);
  expect(away).toEqual([
    {
      seat: 0,
      name: 'Ayşe',
      connected: false,
      bot: null,
      standIn: false,
      owner: true,
      salted: true,
    },
    {
      seat: 2,
      name: 'Ozan',
      connected: true,
      bot: 'hard',
      standIn: false,
      owner: false,
      salted: false,
    },
  ]);
  for (const player of away) expect(v.is(PlayerSchema, player)).toBe(true);
  expect(playersOf(room, () => true)[0]).toMatchObject({ connected: true });
});

test.each([
  ['takeover', true],
  ['onTimeout', false],
])(
  'C7: %s: a computer player stands in for somebody away in a match: %s',
  (disconnect, standIn) => {
    const room = roomOf({ options: { disconnect } });
    for (const seat of [1, 3])
      room.apply({ kind: 'bot', seat, name: `Bot ${seat}`, level: 'easy' });
    expect(playersOf(room, () => false)[0]).toMatchObject({ standIn: false });
    room.apply({ kind: 'start', match: 'm' });
    const [away, other] = playersOf(room, () => false);
    expect(away).toMatchObject({ connected: false, standIn, bot: null });
    expect(other).toMatchObject({ connected: true, standIn: false });
    expect(playersOf(room, () => true)[0]).toMatchObject({ standIn: false });
  },
);

test('the store keeps whether a match is under way, not which phase it is in', () => {
  const room = roomOf();
  const listingCache = new ListingCache(room, 123, ACCESS, '');
  const change = (phase: Phase) => {
    room.match = phase === 'waiting' ? null : ({ phase } as Table);
    const stored = listingCache.change()?.stored;
    return typeof stored === 'string' ? JSON.parse(stored).phase : stored;
  };
  expect(change('waiting')).toBe('waiting');
  expect(change('waiting')).toBeUndefined();
  expect(change('bidding')).toBe('bidding');
  expect(change('playing')).toBeNull();
  expect(listingCache.listing.phase).toBe('playing');
  expect(change('playing')).toBeUndefined();
  expect(change('roundEnd')).toBeNull();
  expect(change('gameEnd')).toBe('gameEnd');
  expect(change('bidding')).toBe('bidding');
  listingCache.isReseated = true;
  expect(change('playing')).toBe('playing');
});
