// Statistics against a naive recount of the same tables, for any choice of matches and any filter.

import type { Table } from '@kalpler/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Played, playedMatch } from '../../testing/stats/played-matches.ts';
import { heartsFigures } from '../games/hearts/figures.ts';
import { kingFigures } from '../games/king/figures.ts';
import { spadesFigures } from '../games/spades/figures.ts';
import { factsOf } from './facts-of.ts';
import { dailyFigures } from './figures/daily-figures.ts';
import {
  EVERYTHING,
  type Filter,
  filtered,
  GAMES,
  LEVEL_CHOICES,
  ofGame,
} from './figures/filter.ts';
import { byLevel, courseOf, streakOf, summaryOf, WINDOW } from './figures/summary.ts';

const LINEUPS = [
  ['skilled', 'easy', 'easy', 'easy'],
  ['hard', 'hard', 'hard', 'hard'],
  ['aggressive', 'easy', 'medium', 'hard'],
] as const;

/** Some matches of each game with each line-up, every third one with help. */
const played: Played[] = (['hearts', 'spades', 'king'] as const).flatMap((game) =>
  LINEUPS.flatMap((bots, i) =>
    Array.from({ length: game === 'king' ? 1 : 3 }, (_, n) => {
      const seed = i * 10 + n + 1;
      const options = game === 'king' ? { preset: 'short' } : {};
      return playedMatch({ game, seed, bots, options, hints: seed % 3 === 0 ? 2 : 0 });
    }),
  ),
);
const facts = played.map(({ table, match, progress }) => factsOf(table, match, progress));

/** Some of the matches in any order, each at most once, and a filter. */
const queries = fc.record({
  some: fc.shuffledSubarray(played.map((_, i) => i)),
  filter: fc.record({
    game: fc.constantFrom(...GAMES),
    level: fc.constantFrom(...LEVEL_CHOICES),
    isUnaided: fc.boolean(),
  }) as fc.Arbitrary<Filter>,
});

/** The same choice, made on the tables. */
function naively({ some, filter }: { some: readonly number[]; filter: Filter }): Played[] {
  return some
    .map((i) => played[i]!)
    .filter(({ table, match, progress }) => {
      const game = table.game.id;
      const isPartner = (seat: number) =>
        game === 'spades' && table.game.seats === 4 && seat % 2 === 0;
      const bots = match.rivals.flatMap((rival, seat) =>
        rival === null || isPartner(seat) ? [] : [rival.bot],
      );
      const level = new Set(bots).size === 1 ? bots[0] : 'mixed';
      return (
        (filter.game === 'all' || filter.game === game) &&
        (filter.level === 'all' || filter.level === level) &&
        !(filter.isUnaided && progress.hints + progress.undos > 0)
      );
    })
    .sort(
      (a, b) => a.progress.playedAt - b.progress.playedAt || (a.match.id < b.match.id ? -1 : 1),
    );
}

const chosen = ({ some, filter }: { some: readonly number[]; filter: Filter }) =>
  filtered(
    some.map((i) => facts[i]!),
    filter,
  );
const hasWon = ({ table }: Played) => table.standing.winners!.includes(0);
const pointsOf = ({ table }: Played) => table.standing.totals[0]!;
const resultsOf = (tables: readonly Played[]) => tables.flatMap(({ table }) => counting(table));
const counting = ({ results }: Table) =>
  results.filter((result) => result.game !== 'king' || result.cancelled === null);

function average(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
}

describe('for any matches and any filter', () => {
  it('matches, wins, deals and help', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const naive = naively(query);
        const summary = summaryOf(chosen(query));
        expect(summary.matches).toBe(naive.length);
        expect(summary.wins).toBe(naive.filter(hasWon).length);
        expect(summary.deals).toBe(resultsOf(naive).length);
        expect(summary.helped).toBe(naive.filter(({ progress }) => progress.hints > 0).length);
        if (naive.length === 0) expect(summary.rate).toBeNull();
        else expect(summary.rate).toBeCloseTo(naive.filter(hasWon).length / naive.length);
      }),
    );
  });

  it('points, of one game only', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const naive = naively(query);
        const { points } = summaryOf(chosen(query));
        const games = new Set(naive.map(({ table }) => table.game.id));
        if (games.size !== 1) {
          expect(points).toBeNull();
          return;
        }
        const all = naive.map(pointsOf).sort((a, b) => a - b);
        if (games.has('hearts')) all.reverse();
        expect(points!.perMatch).toBeCloseTo(average(all));
        expect(points!.worst).toBe(all[0]);
        expect(points!.best).toBe(all.at(-1));
        expect(points!.perDeal).toBeCloseTo(
          average(resultsOf(naive).map(({ scores }) => scores[0]!)),
        );
      }),
    );
  });

  it('streaks, written as a row of letters', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const row = naively(query)
          .map((one) => (hasWon(one) ? 'w' : 'l'))
          .join('');
        const rows = row.split('l').map(({ length }) => length);
        expect(streakOf(chosen(query))).toEqual({
          now: rows.at(-1)!,
          longest: Math.max(...rows),
        });
      }),
    );
  });

  it('the course over time', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const naive = naively(query);
        const course = courseOf(chosen(query));
        expect(course.map(({ id }) => id)).toEqual(naive.map(({ match }) => match.id));
        for (const [i, moment] of course.entries()) {
          const latest = naive.slice(0, i + 1).slice(-WINDOW);
          expect(moment.points).toBe(pointsOf(naive[i]!));
          expect(moment.isWon).toBe(hasWon(naive[i]!));
          expect(moment.rate).toBeCloseTo(average(latest.map((one) => (hasWon(one) ? 1 : 0))));
          expect(moment.average).toBeCloseTo(average(latest.map(pointsOf)));
        }
      }),
    );
  });

  it('levels add up to all', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const rows = byLevel(chosen(query));
        const { matches, wins } = summaryOf(chosen(query));
        expect(rows.reduce((sum, row) => sum + row.matches, 0)).toBe(matches);
        expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe(wins);
        for (const { level, matches: some } of rows) {
          expect(naively({ ...query, filter: { ...query.filter, level } })).toHaveLength(some);
        }
      }),
    );
  });

  it('figures of Hearts', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const results = resultsOf(naively(query)).flatMap((one) =>
          one.game === 'hearts' ? [one] : [],
        );
        const figures = heartsFigures(ofGame(chosen(query), 'hearts'));
        expect(figures.deals).toBe(results.length);
        expect(figures.clean).toBe(results.filter(({ raw }) => raw[0] === 0).length);
        expect(figures.moons).toBe(results.filter((one) => one.moonShooter === 0).length);
        const others = results.filter((one) => (one.moonShooter ?? 0) > 0).length;
        expect(figures.moonsAgainst).toBe(others);
        const costs = figures.costs.reduce((sum, { deals }) => sum + deals, 0);
        expect(costs + figures.moons).toBe(figures.deals);
      }),
    );
  });

  it('figures of Spades', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const results = resultsOf(naively(query)).flatMap((one) =>
          one.game === 'spades' ? [{ bid: one.bids[0]!, tricks: one.tricks[0]! }] : [],
        );
        const figures = spadesFigures(ofGame(chosen(query), 'spades'));
        const nils = results.filter(({ bid }) => bid === 'nil');
        expect(figures.nils).toEqual({
          tried: nils.length,
          made: nils.filter(({ tricks }) => tricks === 0).length,
        });
        const plain = results.flatMap(({ bid, tricks }) =>
          typeof bid === 'number' ? [{ bid, tricks }] : [],
        );
        expect(figures.bids.reduce((sum, { times }) => sum + times, 0)).toBe(plain.length);
        for (const row of figures.bids) {
          const those = plain.filter(({ bid }) => bid === row.bid);
          expect(row.under + row.exact + row.over).toBe(those.length);
          expect(row.tricks).toBeCloseTo(average(those.map(({ tricks }) => tricks)));
          expect(row.over).toBe(those.filter(({ bid, tricks }) => tricks > bid).length);
        }
        if (plain.length === 0) {
          expect(figures.difference).toBeNull();
          return;
        }
        expect(figures.difference).toBeCloseTo(
          average(plain.map(({ bid, tricks }) => tricks - bid)),
        );
      }),
    );
  });

  it('figures of King', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const results = resultsOf(naively(query)).flatMap((one) =>
          one.game === 'king' ? [one] : [],
        );
        const { contracts, deals } = kingFigures(ofGame(chosen(query), 'king'));
        expect(deals).toBe(results.length);
        for (const row of contracts) {
          const those = results.filter(({ contract }) =>
            contract?.type === 'penalty' ? contract.name === row.contract : row.contract === 'koz',
          );
          const own = those.filter(({ selector }) => selector === 0);
          expect([row.times, row.ownTimes]).toEqual([those.length, own.length]);
          if (own.length > 0) {
            expect(row.ownAverage).toBeCloseTo(average(own.map(({ scores }) => scores[0]!)));
          } else {
            expect(row.ownAverage).toBeNull();
          }
        }
      }),
    );
  });
});

describe('daily deals', () => {
  const on = (...days: readonly string[]) =>
    days.map((day, i) => ({
      ...facts[0]!,
      id: `${i}`,
      kind: 'daily' as const,
      day,
      startedAt: Date.parse(day) + 5000,
    }));

  it('are in no statistics of matches', () => {
    expect(filtered(on('2026-11-16'), EVERYTHING)).toEqual([]);
  });

  it('make rows of days, over the ends of months and years, today still open', () => {
    const days = on('2026-12-30', '2027-01-01', '2026-12-31', '2026-12-31', '2026-12-20');
    expect(dailyFigures(days, '2027-01-01')).toMatchObject({
      deals: 5,
      days: 4,
      streak: { now: 3, longest: 3 },
    });
    expect(dailyFigures(days, '2027-01-02').streak.now).toBe(3);
    expect(dailyFigures(days, '2027-01-03').streak.now).toBe(0);
    const { latest } = dailyFigures(days, '2027-01-02');
    expect(latest.at(-1)).toEqual({ day: '2027-01-02', deals: 0 });
    expect(latest.at(-3)).toEqual({ day: '2026-12-31', deals: 2 });
  });

  it('with a day that is none are left out', () => {
    const odd = on('2026-11-15').map((one) => ({ ...one, day: 'yesterday' }));
    expect(dailyFigures(odd, '2026-11-16').days).toBe(0);
  });

  it('of earlier days count apart', () => {
    const late = on('2026-11-15').map((one) => ({ ...one, day: '2026-11-10' }));
    expect(dailyFigures(late, '2026-11-16')).toMatchObject({ deals: 0, days: 0 });
  });
});
