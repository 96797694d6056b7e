// Budgets end by the clock or by the number of deals, whichever comes first.

import { expect, it } from 'vitest';
import { MOST_DEALS } from '../bot-name.ts';
import { Thinking } from './search.ts';

it('ends after a number of deals, without asking the clock', () => {
  const thinking = new Thinking({ ms: Number.POSITIVE_INFINITY, deals: 3 }, () => {
    throw new Error('no clock here');
  });
  expect([0, 1, 2, 3, 4].map((deals) => thinking.mayGoOn(deals))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('ends when the time is over', () => {
  let now = 1000;
  const thinking = new Thinking({ ms: 50, deals: Number.POSITIVE_INFINITY }, () => now);
  expect(thinking.mayGoOn(0)).toBe(true);
  now = 1049.9;
  expect(thinking.mayGoOn(10)).toBe(true);
  now = 1050;
  expect(thinking.mayGoOn(11)).toBe(false);
});

it('never goes beyond the most deals of all', () => {
  const thinking = new Thinking({ ms: 1e9, deals: Number.POSITIVE_INFINITY }, () => 0);
  expect(thinking.mayGoOn(MOST_DEALS - 1)).toBe(true);
  expect(thinking.mayGoOn(MOST_DEALS)).toBe(false);
});
