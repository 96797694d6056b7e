// Checks the secrets of players: what they look like, what is kept of them, and what is no token.

import { describe, expect, test } from 'vitest';
import { isToken, newToken, playerOf } from './token.ts';

test('a new token is long, new every time, and one', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(isToken(token)).toBe(true);
  }
});

describe('what is no token', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { length: 32 }],
    ['a short text', 'x'.repeat(21)],
    ['a long text', 'x'.repeat(87)],
    ['a blank in it', `${'x'.repeat(20)} ${'x'.repeat(20)}`],
    ['a line break at the end', `${'x'.repeat(32)}\n`],
    ['another alphabet', 'ş'.repeat(32)],
  ])('%s', (_, value) => {
    expect(isToken(value)).toBe(false);
  });
});

test('C8: a player is the hash of the token, the same each time and another for another', () => {
  const token = 'a'.repeat(32);
  expect(playerOf(token)).toBe(playerOf(token));
  expect(playerOf(token)).not.toBe(playerOf('b'.repeat(32)));
  expect(playerOf(token)).toMatch(/^[\w-]{43}$/);
  expect(playerOf(token)).not.toContain(token.slice(0, 8));
});

test('the hash never changes, because stored seats depend on it', () => {
  expect(playerOf('a'.repeat(32))).toBe('kB0GWp--K3rVn2q3PDiymcV8xyNDvHWd1QRyUZRKHGg');
});
