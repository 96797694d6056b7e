// Daily deals: the same for everybody, playable in every game, and the expert always scores the same in them.

import { dealNext, GAME_IDS, type GameId, openTable } from '@kalpler/engine';
import { commitment, dailySecret, nextDraw, parseSecret } from '@kalpler/fair';
import { newSavedMatch } from '@kalpler/match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyRequest } from './daily.ts';
import { dailyScore, isBetter } from './daily-results.ts';
import { type Day, dayOf } from './day.ts';
import { expertTotals } from './expert-deal.ts';

const someDay = fc.integer({ min: 20_000, max: 40_000 }).map((days) => dayOf(days * 86_400_000));

function dealt(game: GameId, day: Day) {
  const made = newSavedMatch(dailyRequest(game, day, 'Ayşe'), 0);
  if (!made.ok) throw new Error(made.error);
  const { opening, secret } = made.value;
  const bytes = parseSecret(secret);
  const table = openTable(opening);
  if (!table.ok || !bytes.ok) throw new Error('not opened');
  const first = dealNext(table.value, nextDraw(table.value, bytes.value));
  if (!first.ok) throw new Error(first.error.code);
  return { table: first.value, match: made.value };
}

describe('a daily deal', () => {
  it('can be played on any day, with the published commitment and the same cards for everybody', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_IDS), someDay, (game, day) => {
        const { table, match } = dealt(game, day);
        expect(match.opening.deals).toEqual({
          kind: 'fair',
          commitment: commitment(dailySecret(game, day)),
          salts: [null, null, null, null],
        });
        expect(table.log).toEqual(dealt(game, day).table.log);
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  it('lets the player choose the contract of King', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const { table } = dealt('king', day);
        expect(table.phase).toBe('selecting');
        expect(table.actors).toEqual([0]);
      }),
      { seed: 9, numRuns: 60 },
    );
  });

  it('has opponents who do not go by the clock', () => {
    for (const game of GAME_IDS) {
      for (const { bot } of dailyRequest(game, '2026-11-16', 'Ayşe').rivals) {
        expect(bot).not.toMatch(/^expert|random/);
      }
    }
  });
});

describe.each(GAME_IDS)('the expert at %s', (game) => {
  it('makes the same of a deal every time', async () => {
    const daily = dailyRequest(game, '2026-11-16', 'expert');
    const once = dailyScore(game, await expertTotals(daily));
    expect(dailyScore(game, await expertTotals(daily))).toBe(once);
    expect(Number.isInteger(once)).toBe(true);
  });
});

it('fewer points are better in Hearts, more in the others', () => {
  expect(GAME_IDS.map((game) => isBetter(game, 3, 7))).toEqual([true, false, false]);
  expect(GAME_IDS.map((game) => isBetter(game, 7, 3))).toEqual([false, true, true]);
  expect(GAME_IDS.map((game) => isBetter(game, 5, 5))).toEqual([false, false, false]);
});

it('a game of King is counted by the lead over the others', () => {
  expect(dailyScore('king', [350, 100, 100, 100])).toBe(250);
  expect(dailyScore('king', [0, -320, 0, 0])).toBe(107);
  expect(dailyScore('hearts', [4, 20, 1, 1])).toBe(4);
  expect(dailyScore('spades', [63, 40])).toBe(63);
});
