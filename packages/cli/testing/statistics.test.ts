// Statistics of simulate: recounted from the exported logs in another way, and held against what must always be so.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { meanEstimate } from '@kalpler/bots/arena';
import type { GameId } from '@kalpler/engine';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { figuresOf } from '../src/stats/counts.ts';
import { Ratio } from '../src/stats/statistics.ts';
import { recount } from './recount.ts';
import { runCli } from './run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-statistics-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Group {
  readonly seats: readonly number[];
  readonly counts: Readonly<Record<string, number>>;
  readonly figures: Readonly<
    Record<string, { mean: number; low: number | null; high: number | null } | null>
  >;
}
interface Report {
  readonly games: number;
  readonly deals: number;
  readonly strategies: readonly Group[];
  readonly seats: readonly Group[];
}

/** Runs simulate, and gives its report and the matches of its log. */
async function simulated(
  game: GameId,
  ...args: string[]
): Promise<{ report: Report; matches: string[] }> {
  const file = path.join(folder, `${game}-${args.join('-').replaceAll(/[^\w]/g, '')}.jsonl.gz`);
  const run = await runCli([game, 'simulate', '--json', '--workers', '1', '--log', file, ...args]);
  expect(run.code).toBe(0);
  const [, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  expect(JSON.parse(lines.pop()!)).toMatchObject({ end: 'whole' });
  return { report: JSON.parse(run.stdout), matches: lines };
}

const RUNS: [GameId, string[]][] = [
  ['hearts', ['--games', '10', '--ai', 'random,basic,aggressive,basic']],
  ['hearts', ['--games', '6', '--preset', 'classic', '--ai', 'aggressive']],
  ['spades', ['--games', '8', '--ai', 'basic,random']],
  ['spades', ['--games', '6', '--ai', 'skilled,basic,skilled,aggressive']],
  ['king', ['--games', '6', '--ai', 'basic,random']],
  ['king', ['--games', '4', '--ai', 'random,basic,random,skilled', '--seed', '2']],
];

/** All counts of all runs together. */
const seen: Record<string, number> = {};

describe.each(RUNS)('%s %j', (game, args) => {
  it('is the same when it is counted from the moves of its log', async () => {
    const { report, matches } = await simulated(game, ...args);
    const { seats, deals } = recount(matches);
    expect(report.games).toBe(matches.length);
    expect(report.deals).toBe(deals.length);

    for (const { seats: own, counts, figures } of [...report.seats, ...report.strategies]) {
      const sum = (name: string): number =>
        own.reduce((total, seat) => total + (seats[seat]![name] ?? 0), 0);
      const { brokenOff, fallbacks, ...counted } = counts;
      expect({ brokenOff, fallbacks }).toEqual({ brokenOff: 0, fallbacks: 0 });
      for (const [name, count] of Object.entries(counted)) {
        expect.soft(count, name).toBeCloseTo(sum(name), 9);
      }
      for (const { name, of, per } of figuresOf(game)) {
        const estimate = figures[name]!;
        if (sum(per) === 0) expect.soft(estimate, name).toBeNull();
        else expect.soft(estimate?.mean, name).toBeCloseTo(sum(of) / sum(per), 9);
      }
    }

    for (const { tricks, penalties, scores } of deals) {
      if (game !== 'king') expect(tricks).toBe(13);
      if (game === 'hearts') expect(penalties).toBe(26);
      // 26 points, or a moon: three times 26.
      if (game === 'hearts') expect([26, 78]).toContain(scores);
    }
    for (const line of matches) {
      const { totals } = JSON.parse(line) as { totals: number[] };
      // A party of King comes to nothing all together.
      if (game === 'king') expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    }
    for (const { counts } of report.seats) {
      for (const [name, count] of Object.entries(counts)) seen[name] = (seen[name] ?? 0) + count;
    }
    seen.claims = (seen.claims ?? 0) + matches.join('').split('"claim"').length - 1;
  });
});

test('what is rare has happened in these runs', () => {
  const rare = ['moonsTried', 'moonsMade', 'nilsMade', 'blindNils', 'bags', 'cancelled', 'claims'];
  for (const name of rare) expect.soft(seen[name], name).toBeGreaterThan(0);
});

test('intervals of single matches are those of their mean', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 2, maxLength: 40 }),
      (values) => {
        const ratio = new Ratio();
        for (const value of values) ratio.add(value, 1);
        const { mean, low, high } = ratio.mean()!;
        const expected = meanEstimate(values);
        expect(mean).toBeCloseTo(expected.mean, 9);
        expect(low).toBeCloseTo(expected.low, 5);
        expect(high).toBeCloseTo(expected.high, 5);
      },
    ),
  );
});

test('a rate stays between 0 and 1, and is not certain at its ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (tries, seats) => {
        const ratio = new Ratio();
        for (const [made, more] of tries) ratio.add(made, made + more);
        const rate = ratio.rate(seats);
        expect(rate === null).toBe(tries.every(([made, more]) => made + more === 0));
        if (rate === null) return;
        expect(rate.low).toBeGreaterThanOrEqual(0);
        expect(rate.high).toBeLessThanOrEqual(1);
        expect(rate.low).toBeLessThanOrEqual(rate.mean);
        expect(rate.high).toBeGreaterThanOrEqual(rate.mean);
        if (rate.mean === 0) expect(rate.high).toBeGreaterThan(0);
        if (rate.mean === 1) expect(rate.low).toBeLessThan(1);
      },
    ),
  );
});

test('figures that share matches with each other have wider intervals than independent ones', () => {
  // Matches in which all goes well or nothing does, ten tries each.
  const ratio = new Ratio();
  for (let match = 0; match < 20; match++) ratio.add(match % 2 === 0 ? 10 : 0, 10);
  const { low, high } = ratio.rate(1)!;
  expect(high - low).toBeGreaterThan(0.4);
});
