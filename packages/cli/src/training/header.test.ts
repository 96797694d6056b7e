// The names of runs and matches.

import { gameOf } from '@kalpler/engine';
import { expect, test } from 'vitest';
import { type HeaderOptions, makeHeader } from './header.ts';

const options: HeaderOptions = {
  program: 'kalpler test',
  game: gameOf('hearts'),
  bots: ['basic', 'basic', 'basic', 'basic'],
  seed: 1,
  games: 10,
  timestamp: '1970-01-01T00:00:00.000Z',
};

test('a run is named by what decides its matches, and by nothing else', () => {
  const runId = (change: Partial<HeaderOptions>): string =>
    makeHeader({ ...options, ...change }).runId;
  expect(runId({})).toMatch(/^hearts-[0-9a-f]{16}$/);
  expect(runId({ games: 99, timestamp: '2026-01-31T12:00:00.000Z', program: 'kalpler 9' })).toBe(
    runId({}),
  );
  const others = [
    runId({}),
    runId({ seed: 2 }),
    runId({ bots: ['basic', 'basic', 'basic', 'random'] }),
    runId({ game: gameOf('hearts', { endScore: 100 }) }),
    runId({ game: gameOf('spades') }),
  ];
  expect(new Set(others).size).toBe(others.length);
});

test('a player who thinks for a time makes a run that may not come out the same', () => {
  const seated = (bot: string): boolean =>
    makeHeader({ ...options, bots: [bot, 'basic', 'basic', 'basic'] }).reproducible;
  expect(seated('hard')).toBe(true);
  expect(seated('expert:100')).toBe(true);
  expect(seated('expert')).toBe(false);
  expect(seated('expert:20ms')).toBe(false);
});
