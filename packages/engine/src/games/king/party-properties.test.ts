// Properties of King that hold in every party: selection, scores, its end and redeals.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../../../testing/cards.ts';
import {
  contractText,
  drawDeal,
  type King,
  type KingResult,
  PENALTIES,
  SeededRandom,
  type Standing,
  seatFrom,
} from '../../index.ts';

const seeds = fc.nat(0xffff_ffff);
const presets = fc.constantFrom('standard', 'natural', 'short', 'pagat', 'three');
const kingOf = (preset: string, changes = {}): King => game('king', preset, changes) as King;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

interface Played {
  readonly before: Standing;
  readonly result: KingResult;
  readonly after: Standing;
  /** The contracts that were open to the selector, as bits. */
  readonly terms: number;
  readonly opener: number;
}

/** More deals than any party needs, redeals included. */
const MOST_DEALS = 200;

/** A whole party, played at random; cancelled deals are among its games. */
function partyOf(king: King, seed: number): Played[] {
  const random = new SeededRandom(seed);
  const games: Played[] = [];
  let before = king.start();
  while (games.length < MOST_DEALS) {
    const setup = king.next(before);
    if (setup === null) return games;
    const draw = drawDeal(king, random);
    const deal = king.deal(setup, draw.cards, draw.first);
    const { terms, opener } = deal;
    while (king.actors(deal) !== 0) {
      king.apply(deal, deal.turn, king.random(deal, deal.turn, random));
    }
    const result = king.result(deal, before);
    const after = king.after(before, result);
    games.push({ before, result, after, terms, opener });
    before = after;
  }
  throw new Error('the party does not end');
}

const counted = (games: readonly Played[]): Played[] =>
  games.filter(({ result }) => result.cancelled === null);
const textOf = ({ result }: Played): string =>
  result.contract === null ? '' : contractText(result.contract).split(' ')[0]!;

/** Each contract with the number of times it has counted. */
function tally(games: readonly Played[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const played of counted(games)) times[textOf(played)] = 1 + (times[textOf(played)] ?? 0);
  return times;
}

describe('selecting', () => {
  // Feature: king-card-game, Property 14: Selector rotation
  it('Property 14: the selector moves to the right after a game that counts, and leads', () => {
    fc.assert(
      fc.property(presets, seeds, (preset, seed) => {
        const king = kingOf(preset);
        const games = partyOf(king, seed);
        games.forEach(({ result, opener }, i) => {
          expect(opener).toBe(result.selector);
          if (i === 0) return;
          const previous = games[i - 1]!.result;
          const steps = previous.cancelled === null ? -1 : 0;
          expect(result.selector).toBe(seatFrom(previous.selector, steps, king.seats));
        });
      }),
      { seed: 14, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 15: Quotas
  it('Property 15: quotas are kept, and no selector ever finds nothing open', () => {
    const quotas: Readonly<Record<string, readonly [number, number]>> = {
      standard: [3, 2],
      pagat: [3, 2],
      short: [2, 1],
      three: [4, 2],
    };
    const early = fc.nat(8);
    const preset = fc.constantFrom(...Object.keys(quotas));
    fc.assert(
      fc.property(preset, early, seeds, (name, initialPenaltyGames, seed) => {
        const king = kingOf(name, { initialPenaltyGames });
        const games = partyOf(king, seed);
        for (const { terms } of games) expect(terms).toBeGreaterThan(0);
        for (let seat = 0; seat < king.seats; seat++) {
          const own = counted(games).filter(({ result }) => result.selector === seat);
          const trumps = own.filter((played) => textOf(played) === 'trump').length;
          expect([own.length - trumps, trumps]).toEqual(quotas[name]);
        }
        const { trump: _, ...penalties } = tally(games);
        for (const times of Object.values(penalties)) expect(times).toBeLessThanOrEqual(2);
        const first = counted(games).slice(0, initialPenaltyGames);
        expect(first.filter((played) => textOf(played) === 'trump')).toEqual([]);
      }),
      { seed: 15, numRuns: 150 },
    );
  });

  // Feature: king-card-game, Property 16: Natural order
  it('Property 16: in natural order the contracts come in order, twice', () => {
    fc.assert(
      fc.property(fc.constantFrom('natural', 'three'), seeds, (preset, seed) => {
        const king = kingOf(preset, { mode: 'natural' });
        const pass = [...PENALTIES, ...Array.from({ length: king.seats }, () => 'trump')];
        expect(counted(partyOf(king, seed)).map(textOf)).toEqual([...pass, ...pass]);
      }),
      { seed: 16, numRuns: 100 },
    );
  });
});

describe('scores', () => {
  // Feature: king-card-game, Property 17: Game totals
  it('Property 17: each game brings its fixed total, 2600 for a pass of the penalties', () => {
    const four = { el: -650, kupa: -390, erkek: -480, kiz: -400, rifki: -320, sonIki: -360 };
    const three = { ...four, el: -480, kupa: -360 };
    expect(sum(Object.values(four))).toBe(-2600);
    expect(sum(Object.values(three))).toBe(-2400);
    fc.assert(
      fc.property(presets, seeds, (preset, seed) => {
        const totals: Record<string, number> =
          preset === 'three' ? { ...three, trump: 800 } : { ...four, trump: 650 };
        for (const played of counted(partyOf(kingOf(preset), seed))) {
          expect(sum(played.result.scores)).toBe(totals[textOf(played)]);
        }
      }),
      { seed: 17, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 18: Zero sum
  it('Property 18: a party sums to nought: 5200 each way, 4800 with three players', () => {
    const zeroSum = fc.constantFrom('standard', 'natural', 'pagat', 'three');
    fc.assert(
      fc.property(zeroSum, seeds, (preset, seed) => {
        const games = partyOf(kingOf(preset), seed);
        const scores = games.map(({ result }) => sum(result.scores));
        const amount = preset === 'three' ? 4800 : 5200;
        expect(sum(scores.filter((score) => score < 0))).toBe(-amount);
        expect(sum(scores.filter((score) => score > 0))).toBe(amount);
        expect(sum(games.at(-1)!.after.totals)).toBe(0);
      }),
      { seed: 18, numRuns: 150 },
    );
  });

  // Feature: king-card-game, Property 19: The short party
  it('Property 19: a short party sums to something from -1240 to -340', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const total = sum(partyOf(kingOf('short'), seed).at(-1)!.after.totals);
        expect(total).toBeGreaterThanOrEqual(-1240);
        expect(total).toBeLessThanOrEqual(-340);
      }),
      { seed: 19, numRuns: 200 },
    );
  });

  // Feature: king-card-game, Property 20: Accumulation
  it('Property 20: totals are the sum of all scores, in tens', () => {
    fc.assert(
      fc.property(presets, seeds, (preset, seed) => {
        const king = kingOf(preset);
        let totals = king.start().totals;
        for (const { result, after } of partyOf(king, seed)) {
          totals = totals.map((total, seat) => total + result.scores[seat]!);
          expect(result.totals).toEqual(totals);
          expect(after.totals).toEqual(totals);
          for (const total of totals) expect(Math.abs(total % 10)).toBe(0);
        }
      }),
      { seed: 20, numRuns: 100 },
    );
  });
});

describe('the end', () => {
  // Feature: king-card-game, Property 21: Party length
  it('Property 21: a party has 20 games, the short one 12, that of three players 18', () => {
    fc.assert(
      fc.property(presets, seeds, (preset, seed) => {
        const games = counted(partyOf(kingOf(preset), seed));
        const length = preset === 'short' ? 12 : preset === 'three' ? 18 : 20;
        expect(games.map(({ result }) => result.number)).toEqual(
          Array.from({ length }, (_, i) => i + 1),
        );
        expect(games.map(({ result }) => result.ended)).toEqual(
          Array.from({ length }, (_, i) => i === length - 1),
        );
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  // Feature: king-card-game, Property 22: Outcome
  it('Property 22: all who are not sunk win, or the best if all are', () => {
    const rules = fc.constantFrom('gte0', 'gt0');
    fc.assert(
      fc.property(presets, rules, seeds, (preset, cikmis, seed) => {
        const { totals, winners } = partyOf(kingOf(preset, { cikmis }), seed).at(-1)!.after;
        const best = Math.max(...totals);
        const nobody = cikmis === 'gt0' ? best <= 0 : best < 0;
        totals.forEach((total, seat) => {
          const isOut = cikmis === 'gt0' ? total > 0 : total >= 0;
          expect(winners!.includes(seat)).toBe(nobody ? total === best : isOut);
        });
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  // Feature: king-card-game, Property 23: Cancelled deals
  it('Property 23: a cancelled deal scores nothing and keeps number, selector and quotas', () => {
    let cancelled = 0;
    const changes = { cancelKiz: true, cancelRifki: 'AorK' };
    const cancelTrump = fc.constantFrom('anyPlayer', 'forcedSelector');
    fc.assert(
      fc.property(fc.constantFrom('standard', 'three'), cancelTrump, seeds, (preset, low, seed) => {
        const games = partyOf(kingOf(preset, { ...changes, cancelTrump: low }), seed);
        games.forEach(({ before, result, after, terms }, i) => {
          if (result.cancelled === null) return;
          cancelled++;
          expect(result.scores).toEqual(result.scores.map(() => 0));
          expect(after).toEqual({ ...before, dealer: result.selector, redeal: true });
          const again = games[i + 1]!;
          expect([again.result.number, again.result.selector, again.terms]).toEqual([
            result.number,
            result.selector,
            terms,
          ]);
        });
      }),
      { seed: 23, numRuns: 200 },
    );
    expect(cancelled).toBeGreaterThan(50);
  });
});
