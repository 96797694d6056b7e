// Checks what each entry of a log does to a room: chairs, owner, match, votes; and mutes, which are beside the log.

import { commitment, newSecret, secretText } from '@kalpler/fair';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OpenEntry } from './log/entry.ts';
import { Room, SUCCESSOR } from './room.ts';

const secret = newSecret();
const OPEN: OpenEntry = {
  kind: 'open',
  word: 'şelale',
  game: 'hearts',
  options: {},
  preset: 'kalpler',
  visibility: 'public',
  spectators: true,
  delay: 0,
  secret: secretText(secret),
};

let room: Room;
beforeEach(() => {
  room = new Room(OPEN);
});

const sit = (seat: number, player: string) =>
  room.apply({ kind: 'sit', seat, name: `Name of ${player}`, player });
const bot = (seat: number) => room.apply({ kind: 'bot', seat, name: `Bot ${seat}`, level: 'hard' });
const begin = () => {
  sit(0, 'a');
  sit(1, 'b');
  bot(2);
  bot(3);
  room.apply({ kind: 'start', match: 'm1' });
};

test('begins empty, with a promise that fits its secret', () => {
  expect(room.chairs).toEqual([null, null, null, null]);
  expect(room).toMatchObject({ isFull: false, isRunning: false, owner: null, matchId: '' });
  expect(room.commitment).toBe(commitment(secret));
});

test('has as many chairs as the game has seats', () => {
  const three = new Room({ ...OPEN, game: 'king', preset: 'three', options: { preset: 'three' } });
  expect(three.chairs).toHaveLength(3);
});

test('refuses an opening that makes no sense', () => {
  expect(() => new Room({ ...OPEN, secret: 'nonsense' })).toThrow('secret');
  expect(() => new Room({ ...OPEN, options: { endScore: 'high' } })).toThrow('endScore');
});

describe('chairs', () => {
  test('are taken by people and computer players', () => {
    sit(0, 'a');
    bot(2);
    expect(room.chairs).toEqual([
      { name: 'Name of a', player: 'a', level: null, salt: null },
      null,
      { name: 'Bot 2', player: null, level: 'hard', salt: null },
      null,
    ]);
    expect(room.people).toEqual([0]);
    expect(room.seatOf('a')).toBe(0);
    expect(room.seatOf('b')).toBeNull();
  });

  test('are free again when somebody rises before the match', () => {
    sit(0, 'a');
    room.apply({ kind: 'rise', seat: 0 });
    expect(room.chairs[0]).toBeNull();
  });

  test('C7: are kept by a computer player of the same name when somebody leaves a match', () => {
    begin();
    room.apply({ kind: 'salt', seat: 1, salt: 'tea' });
    room.apply({ kind: 'rise', seat: 1 });
    expect(room.chairs[1]).toEqual({
      name: 'Name of b',
      player: null,
      level: SUCCESSOR,
      salt: 'tea',
    });
    expect(room.seatOf('b')).toBeNull();
    expect(room.people).toEqual([0]);
  });

  test('carry a salt and lose it again', () => {
    sit(0, 'a');
    room.apply({ kind: 'salt', seat: 0, salt: 'tea' });
    expect(room.chairs[0]!.salt).toBe('tea');
    room.apply({ kind: 'salt', seat: 0, salt: null });
    expect(room.chairs[0]!.salt).toBeNull();
  });
});

describe('the owner', () => {
  test('is the first person, wherever others sit', () => {
    sit(2, 'a');
    sit(0, 'b');
    expect(room.owner).toBe(2);
  });

  test('is never a computer player', () => {
    bot(0);
    expect(room.owner).toBeNull();
    sit(1, 'a');
    expect(room.owner).toBe(1);
  });

  test('is followed by the next person, who stays owner when the first comes back', () => {
    sit(0, 'a');
    sit(1, 'b');
    sit(2, 'c');
    room.apply({ kind: 'rise', seat: 0 });
    expect(room.owner).toBe(1);
    sit(0, 'a');
    expect(room.owner).toBe(1);
  });
});

describe('a match', () => {
  test('is opened with the names, the promise and the salts', () => {
    sit(0, 'a');
    room.apply({ kind: 'salt', seat: 0, salt: 'tea' });
    for (const seat of [1, 2, 3]) bot(seat);
    expect(room.isFull).toBe(true);
    room.apply({ kind: 'start', match: 'm1' });
    expect(room).toMatchObject({ isRunning: true, matchId: 'm1' });
    expect(room.match!.opening).toMatchObject({
      players: ['Name of a', 'Bot 1', 'Bot 2', 'Bot 3'],
      deals: { kind: 'fair', commitment: commitment(secret), salts: ['tea', null, null, null] },
    });
  });

  test('C9: after its end computer players vote yes, people not yet, and the promise is new', () => {
    begin();
    const next = newSecret();
    room.apply({ kind: 'end', secret: secretText(next) });
    expect(room.votes).toEqual([null, null, true, true]);
    expect(room.commitment).toBe(commitment(next));
    room.apply({ kind: 'vote', seat: 0, vote: true });
    expect(room.votes).toEqual([true, null, true, true]);
    room.apply({ kind: 'start', match: 'm2' });
    expect(room.votes).toEqual([null, null, null, null]);
    expect(room.match!.version).toBe(0);
    expect(room.match!.opening.deals).toMatchObject({ commitment: commitment(next) });
  });
});

test('mutes belong to the one who muted', () => {
  expect(room.mute('a', 2, true)).toBe(true);
  expect(room.mute('a', 3, true)).toBe(true);
  expect(room.mute('a', 2, false)).toBe(true);
  expect(room.mute('a', 3, true)).toBe(false);
  expect([...room.mutes.get('a')!]).toEqual([3]);
  expect(room.mutes.get('b')).toBeUndefined();
});

test('the chat is closed and opened', () => {
  room.apply({ kind: 'chat', closed: true });
  expect(room.chatClosed).toBe(true);
  room.apply({ kind: 'chat', closed: false });
  expect(room.chatClosed).toBe(false);
});
