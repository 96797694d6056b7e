// Checks that requests are bounded: nothing too long, nothing unknown, and a sentence that names the field.

import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { badRequest, ERROR_CODES, hostError, WireErrorSchema, wireError } from './refusal.ts';
import { MOST_CHAT, REACTIONS, REQUEST_NAMES, REQUESTS, type RequestName } from './request.ts';

const problem = (name: RequestName, request: unknown) => {
  const read = v.safeParse(REQUESTS[name], request);
  return read.success ? null : badRequest(read.issues).message;
};

describe('what is refused', () => {
  test.each<[RequestName, unknown, RegExp]>([
    ['createTable', {}, /^playerName: /],
    ['createTable', { playerName: 'x'.repeat(101) }, /^playerName: /],
    ['createTable', { playerName: 'Ada', game: 'chess' }, /^game: /],
    ['createTable', { playerName: 'Ada', bots: ['easy', 'easy', 'easy', 'easy'] }, /^bots: /],
    ['createTable', { playerName: 'Ada', bots: ['basic'] }, /^bots\.0: /],
    ['createTable', { playerName: 'Ada', spectatorDelay: 601 }, /^spectatorDelay: /],
    ['createTable', { playerName: 'Ada', isAdmin: true }, /^isAdmin: /],
    ['joinTable', { tableId: '  ', playerName: 'Ada' }, /^tableId: /],
    ['joinTable', { tableId: 'x'.repeat(41), playerName: 'Ada' }, /^tableId: /],
    ['joinTable', { tableId: 'deniz', playerName: 'Ada', salt: 'x'.repeat(65) }, /^salt: /],
    ['reconnect', { tableId: 'deniz', token: 'short' }, /^token: /],
    ['submitPass', { cards: new Array(14).fill('QS') }, /^cards: /],
    ['submitPass', ['QS', 'KS', 'AS'], /./],
    ['playCard', { card: 7 }, /^card: /],
    ['playCard', { card: 'QS', version: -1 }, /^version: /],
    ['playCard', { card: 'QS', version: 1.5 }, /^version: /],
    ['playCard', { card: 'QS', cmdId: '' }, /^cmdId: /],
    ['playCard', { card: 'QS', cmdId: 'x'.repeat(65) }, /^cmdId: /],
    ['submitBid', { bid: 'x'.repeat(21) }, /^bid: /],
    ['selectContract', {}, /^type: /],
    ['chooseMoon', { option: 'all' }, /^option: /],
    ['rematch', { vote: 'yes' }, /^vote: /],
    ['chatMessage', { text: 'x'.repeat(4 * MOST_CHAT + 1) }, /^text: /],
    ['reaction', { reaction: '💣' }, /^reaction: /],
    ['mutePlayer', { seat: 4, muted: true }, /^seat: /],
    ['removeBot', { seat: 0.5 }, /^seat: /],
    ['leaveTable', { now: true }, /^now: /],
  ])('%s %j', (name, request, message) => {
    expect(problem(name, request)).toMatch(message);
  });
});

test('an unknown field is refused by every request', () => {
  for (const name of REQUEST_NAMES) {
    const issues = v.safeParse(REQUESTS[name], { unheardOf: 1 }).issues ?? [];
    const fields = issues.map((issue) => issue.path?.[0]?.key);
    expect(fields, name).toContain('unheardOf');
  }
});

test('a table word may have blanks around it', () => {
  const read = v.parse(REQUESTS.joinTable, { tableId: ' deniz ', playerName: 'Ada' });
  expect(read).toEqual({ tableId: 'deniz', playerName: 'Ada' });
});

test('every reaction is one', () => {
  for (const reaction of REACTIONS) expect(problem('reaction', { reaction })).toBeNull();
});

test('anything at all is read or refused with a sentence, never with an exception', () => {
  const anyName = fc.constantFrom(...REQUEST_NAMES);
  fc.assert(
    fc.property(anyName, fc.anything(), (name, request) => {
      const read = v.safeParse(REQUESTS[name], request);
      if (!read.success) expect(v.is(WireErrorSchema, badRequest(read.issues))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('errors', () => {
  test('of the rules carry what a translation needs', () => {
    expect(wireError({ code: 'ILLEGAL_PLAY', rule: 'followSuit', suit: 'clubs' })).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'followSuit',
      suit: 'clubs',
      message: 'must follow suit: clubs',
    });
  });

  test('have different codes', () => {
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });

  test('of the host have a sentence', () => {
    expect(hostError('NAME_TAKEN', 'taken')).toEqual({ code: 'NAME_TAKEN', message: 'taken' });
    expect(badRequest([])).toEqual({ code: 'BAD_REQUEST', message: 'not understood' });
  });
});
