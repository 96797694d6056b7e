// The book of daily deals: which results count, how long a row of days is, and that nothing kept is trusted.

import type { GameId } from '@kalpler/engine';
import type { MatchLine } from '@kalpler/match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBook } from './daily-book.ts';
import { allResults, begunDaily, type DailyResult, streakOf } from './daily-results.ts';
import { type Day, dayOf, later, leftOf, startOf, weekday, weeksUpTo } from './day.ts';

const TODAY = '2026-11-16';

function line(game: GameId, day: Day, started: Day, totals: number[], isOver = true): MatchLine {
  const match = { id: `${game}-${day}-${started}`, kind: 'daily', day, opening: { game } };
  return {
    match: { ...match, startedAt: startOf(started) + 1 },
    progress: { isOver, totals },
  } as unknown as MatchLine;
}

describe('results', () => {
  it('are those of finished daily deals, the first where there are two', () => {
    const lines = [
      line('hearts', TODAY, later(TODAY, 2), [1, 9, 9, 7]),
      line('hearts', TODAY, TODAY, [7, 9, 9, 1]),
      line('king', later(TODAY, -1), TODAY, [350, 100, 100, 100]),
      line('spades', TODAY, TODAY, [], false),
    ];
    const results = allResults([], lines);
    expect(results).toEqual([
      { game: 'hearts', day: TODAY, id: `hearts-${TODAY}-${TODAY}`, points: 7, isOnTime: true },
      expect.objectContaining({ game: 'king', points: 250, isOnTime: false }),
    ]);
    expect(begunDaily(lines, 'spades', TODAY)).toBe(lines[3]);
    expect(begunDaily(lines, 'hearts', TODAY)).toBeUndefined();
  });

  it('outlive their matches', () => {
    const noted = allResults([], [line('hearts', TODAY, TODAY, [7, 9, 9, 1])]);
    expect(allResults(noted, [])).toEqual(noted);
    expect(allResults(noted, [line('hearts', TODAY, TODAY, [0, 9, 9, 8])])).toEqual(noted);
  });
});

describe('a row of days', () => {
  const on = (days: readonly number[], isOnTime = true): DailyResult[] =>
    days.map((ago) => ({
      ...{ game: 'hearts', day: later(TODAY, -ago), id: String(ago), points: 1, isOnTime },
    }));

  it.each([
    [[], 0],
    [[0], 1],
    [[1], 1],
    [[2], 0],
    [[0, 1, 2, 4, 5], 3],
    [[1, 2, 3], 3],
  ])('with deals %j days ago is %i long', (days, streak) => {
    expect(streakOf(on(days), TODAY)).toBe(streak);
  });

  it('does not grow by deals that are played later', () => {
    expect(streakOf([...on([0]), ...on([1, 2], false)], TODAY)).toBe(1);
  });
});

describe('what was kept', () => {
  const results = allResults([], [line('hearts', TODAY, TODAY, [7, 9, 9, 1])]);

  it('is read as far as it makes sense', () => {
    const pars = { [`hearts ${TODAY}`]: 4, [`king ${TODAY}`]: 'many' };
    expect(readBook({ results: [...results, { game: 'poker' }, null], version: 1, pars })).toEqual({
      results,
      pars: { [`hearts ${TODAY}`]: 4 },
    });
    // What another expert made is not what this one makes.
    expect(readBook({ results, version: 0, pars })).toEqual({ results, pars: {} });
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const { results: read, pars } = readBook(kept);
        expect(read).toBeInstanceOf(Array);
        expect(pars).toBeTypeOf('object');
      }),
      { seed: 2 },
    );
  });
});

describe('days', () => {
  it('are those of UTC', () => {
    expect(dayOf(Date.parse('2026-11-16T23:59:59Z'))).toBe(TODAY);
    expect(dayOf(Date.parse('2026-11-17T01:30:00+03:00'))).toBe(TODAY);
    expect(leftOf(Date.parse('2026-11-16T22:00:00Z'))).toBe(2 * 3_600_000);
  });

  it('make whole weeks from Monday on', () => {
    const weeks = weeksUpTo(TODAY, 4);
    expect(weeks).toHaveLength(28);
    expect(weeks[0]).toBe('2026-10-26');
    expect(weeks.at(-1)).toBe('2026-11-22');
    expect(weekday(weeks[0]!)).toBe(0);
    expect(weeks).toContain(TODAY);
  });
});
