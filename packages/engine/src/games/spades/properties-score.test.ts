// Properties of the count of Spades: contracts, nils, bags, totals, and the end of the game.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../../../testing/cards.ts';
import { dealAny, open } from '../../../testing/matches.ts';
import { type Count, score as scoreOf } from '../../../testing/spades.ts';
import { type Bid, SeededRandom, type SpadesResult, timeOut } from '../../index.ts';
import type { Spades } from './game.ts';

function score(
  options: Readonly<Record<string, unknown>>,
  bids: readonly Bid[],
  tricks: readonly number[],
  before: Pick<Count, 'totals' | 'bags'> = {},
): SpadesResult {
  return scoreOf({ options, bids, tricks, ...before });
}

/** Thirteen tricks and who took them, as a number for each seat. */
const tricks = fc
  .array(fc.nat({ max: 3 }), { minLength: 13, maxLength: 13 })
  .map((takers) => [0, 1, 2, 3].map((seat) => takers.filter((taker) => taker === seat).length));
const plainBid = fc.integer({ min: 1, max: 7 });
const plainBids = fc.tuple(plainBid, plainBid, plainBid, plainBid);
const anyBid = fc.oneof<[fc.Arbitrary<Bid>, fc.Arbitrary<Bid>]>(
  plainBid,
  fc.constantFrom<Bid[]>('nil', 'blind_nil'),
);
const anyBids = fc.tuple(anyBid, anyBid, anyBid, anyBid);
const totals = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));
const isNil = (bid: Bid) => typeof bid !== 'number';

describe('the count of Spades', () => {
  // Feature: spades-card-game, Property 16: Contract scoring
  it('Property 16: S3: ten a trick won or lost, and one for each trick over', () => {
    fc.assert(
      fc.property(plainBids, tricks, (bids, taken) => {
        const { scores, bags } = score({ bagInterval: 0 }, bids, taken);
        for (const side of [0, 1]) {
          const bid = bids[side]! + bids[side + 2]!;
          const won = taken[side]! + taken[side + 2]!;
          expect(scores[side]).toBe(won >= bid ? 10 * bid + (won - bid) : -10 * bid);
          expect(bags[side]).toBe(Math.max(0, won - bid));
        }
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 17: Nil scoring
  it('Property 17: S3, S5: each nil counts by itself, and its tricks never help the partner', () => {
    const values = fc.record({
      nilValue: fc.integer({ min: 0, max: 300 }),
      blindNilValue: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(anyBids, tricks, values, (bids, taken, { nilValue, blindNilValue }) => {
        const options = { nilValue, blindNilValue, bagInterval: 0 };
        const { scores } = score(options, bids, taken);
        // Without the nils the same side would have scored as if those seats had not been there.
        const solo = bids.map((bid) => (isNil(bid) ? 0 : bid));
        const plain = taken.map((won, seat) => (isNil(bids[seat]!) ? 0 : won));
        const rest = score({ nil: false, bagInterval: 0 }, solo, plain).scores;
        for (const side of [0, 1]) {
          const nils = [side, side + 2].filter((seat) => isNil(bids[seat]!));
          const worth = nils.map((seat) => {
            const value = bids[seat] === 'nil' ? nilValue : blindNilValue;
            return taken[seat] === 0 ? value : taken[seat]! - value;
          });
          expect(scores[side]).toBe(rest[side]! + worth.reduce((sum, points) => sum + points, 0));
        }
      }),
      { seed: 17, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 18: Bags and penalties
  it('Property 18: S4: no bag is lost, and every full set of them costs its penalty', () => {
    const rules = fc.record({
      bagInterval: fc.integer({ min: 1, max: 15 }),
      bagPenalty: fc.integer({ min: 0, max: 200 }),
    });
    const held = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(anyBids, tricks, rules, held, (bids, taken, options, before) => {
        const without = score({ bagInterval: 0 }, bids, taken, { bags: before });
        const counted = score(options, bids, taken, { bags: before });
        for (const side of [0, 1]) {
          const all = without.bags[side]!;
          const sets = (all - counted.bags[side]!) / options.bagInterval;
          expect(Number.isInteger(sets)).toBe(true);
          expect(counted.bags[side]).toBeGreaterThanOrEqual(0);
          expect(counted.bags[side]).toBeLessThan(options.bagInterval);
          expect(counted.scores[side]).toBe(without.scores[side]! - sets * options.bagPenalty);
        }
      }),
      { seed: 18, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 19: Score accumulation
  it('Property 19: S9: totals are the sum of all rounds, and the deal goes round', () => {
    const match = fc.record({
      seed: fc.nat(),
      dealer: fc.nat({ max: 3 }),
      rounds: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(match, totals, ({ seed, dealer, rounds }, before) => {
        const random = new SeededRandom(seed);
        const options = { targetScore: 10_000, autoBid: 1 + (seed % 5) };
        const standing = { totals: before, dealer, played: 1 };
        let table = open('spades', options, { standing });
        for (let round = 0; round < rounds; round++) {
          table = dealAny(table, random);
          expect(table.deal!.dealer).toBe((dealer + 1 + round) % 4);
          for (let moves = 0; moves < 60; moves++) table = timeOut(table, random);
          expect(table.phase).toBe('roundEnd');
        }
        const sums = before.map((total, side) =>
          table.results.reduce((sum, { scores }) => sum + scores[side]!, total),
        );
        expect(table.standing.totals).toEqual(sums);
        expect(table.results).toHaveLength(rounds);
      }),
      { seed: 19, numRuns: 100 },
    );
  });

  // Feature: spades-card-game, Property 20: Game ending condition
  it('Property 20: S1: a game ends exactly when a side has reached the target or the losing score', () => {
    const limits = fc.record({
      targetScore: fc.integer({ min: 1, max: 500 }),
      loseScore: fc.oneof(fc.constant(null), fc.integer({ min: -500, max: 0 })),
    });
    fc.assert(
      fc.property(anyBids, tricks, limits, totals, (bids, taken, options, before) => {
        const counted = score(options, bids, taken, { totals: before });
        const { targetScore, loseScore } = options;
        const high = counted.totals.some((total) => total >= targetScore);
        const low = loseScore !== null && counted.totals.some((total) => total <= loseScore);
        expect(counted.ended).toBe(high || low);
        const after = game('spades', undefined, options) as Spades;
        const standing = after.after({ ...after.start(), totals: before }, counted);
        expect(after.next(standing) === null).toBe(high || low);
      }),
      { seed: 20, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 21: Winner determination
  it('Property 21: S13: the highest totals win, and nobody before the end', () => {
    const near = fc.tuple(fc.integer({ min: 150, max: 290 }), fc.integer({ min: 150, max: 290 }));
    fc.assert(
      fc.property(plainBids, tricks, near, fc.boolean(), (bids, taken, before, level) => {
        const points = score({}, bids, taken).scores;
        // Half of the games are made level.
        const other = level ? before[0] + points[0]! - points[1]! : before[1];
        const counted = score({}, bids, taken, { totals: [before[0], other] });
        const [one, two] = counted.totals as [number, number];
        if (Math.max(one, two) < 300) expect(counted.winners).toEqual([]);
        else expect(counted.winners).toEqual(one > two ? [0] : two > one ? [1] : [0, 1]);
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 22: Cutthroat is everyone alone
  it('Property 22: S15: in cutthroat a seat scores the same whatever the others bid', () => {
    const three = fc
      .array(fc.nat({ max: 2 }), { minLength: 17, maxLength: 17 })
      .map((takers) => [0, 1, 2].map((seat) => takers.filter((taker) => taker === seat).length));
    const bids = fc.tuple(anyBid, anyBid, anyBid);
    fc.assert(
      fc.property(bids, bids, three, fc.nat({ max: 2 }), (made, others, taken, seat) => {
        const mixed = others.map((bid, each) => (each === seat ? made[seat]! : bid));
        const options = { preset: 'cutthroat' };
        const counted = score(options, made, taken);
        expect(score(options, mixed, taken).scores[seat]).toBe(counted.scores[seat]);
        expect(counted.totals).toHaveLength(3);
      }),
      { seed: 22, numRuns: 200 },
    );
  });
});
