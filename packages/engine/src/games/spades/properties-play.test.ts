// Properties of the trick play of Spades: following, winning, leading, breaking, and automatic moves.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { height, suit as printedSuit, RANKS } from '../../../testing/card-names.ts';
import { cards, game } from '../../../testing/cards.ts';
import { dealAny, open } from '../../../testing/matches.ts';
import { matches, playOut } from '../../../testing/spades.ts';
import { cardName, MAX_ACTIONS, SeededRandom, setUp, viewTable } from '../../index.ts';
import type { Spades } from './game.ts';

const OPTIONS = [
  { preset: 'standard' },
  { preset: 'jja' },
  { preset: 'jjdd' },
  { preset: 'deucesHigh' },
  { preset: 'cutthroat' },
  { preset: 'cutthroat', deck: 'jokerJokerDeuceDeuce' },
];
/** Spades above the ace, lowest first, by deck. */
const HIGH: Readonly<Record<string, readonly string[]>> = {
  standard: [],
  jokerJokerAce: ['LJ', 'BJ'],
  jokerJokerDeuceDeuce: ['2S', '2D', 'LJ', 'BJ'],
  deucesHigh: ['2C', '2D', '2H', '2S'],
};

const games = fc.constantFrom(
  ...OPTIONS.map((options) => game('spades', undefined, options) as Spades),
);

function suit(spades: Spades, name: string): string {
  return HIGH[spades.options.deck]!.includes(name) ? 'S' : printedSuit(name);
}

function strength(spades: Spades, name: string): number {
  const above = HIGH[spades.options.deck]!.indexOf(name);
  return above < 0 ? height(name) : RANKS.length + above;
}

/** A game and a number of different cards of its deck. */
function drawn(count: number): fc.Arbitrary<{ spades: Spades; names: string[] }> {
  return games.chain((spades) => {
    const all = spades.deck.cards.map(cardName);
    const some = fc.shuffledSubarray(all, { minLength: count, maxLength: count });
    return some.map((names) => ({ spades, names }));
  });
}

/** What seat 0 may play with this hand, leading or after this lead of the seat before. */
function legalPlays(
  spades: Spades,
  hand: string[],
  lead: string | null,
  broken: boolean,
): string[] {
  const deal = setUp(spades, spades.start(), {
    phase: 'playing',
    hands: [cards(spades, hand.join(' '))],
    trick: lead === null ? [] : [{ seat: spades.seats - 1, card: cards(spades, lead)[0]! }],
    trickNumber: 3,
    turn: lead === null ? 0 : spades.seats - 1,
    broken,
  });
  const out = new Int32Array(MAX_ACTIONS);
  const n = spades.legal(deal, 0, out);
  return Array.from(out.subarray(0, n), (code) =>
    cardName(code as Parameters<typeof cardName>[0]),
  ).sort();
}

describe('the trick play of Spades', () => {
  // Feature: spades-card-game, Property 8: Valid plays follow suit
  it('Property 8: S11, S14: whoever holds the led suit follows it, everyone else plays anything', () => {
    const positions = fc.tuple(drawn(9), fc.boolean());
    fc.assert(
      fc.property(positions, ([{ spades, names }, broken]) => {
        const [lead, ...hand] = names as [string, ...string[]];
        const following = hand.filter((name) => suit(spades, name) === suit(spades, lead));
        const expected = following.length > 0 ? following : hand;
        expect(legalPlays(spades, hand, lead, broken)).toEqual([...expected].sort());
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 9: Trick winner determination
  it('Property 9: S11, S14: no card of a trick beats the one that takes it', () => {
    fc.assert(
      fc.property(drawn(4), fc.nat({ max: 3 }), ({ spades, names }, turn) => {
        const { seats } = spades;
        const plays = names.slice(0, seats).map((name, i) => ({ seat: (turn + i) % seats, name }));
        const trick = plays.map(({ seat, name }) => ({ seat, card: cards(spades, name)[0]! }));
        const deal = setUp(spades, spades.start(), {
          phase: 'playing',
          hands: [],
          trick,
          trickNumber: 3,
        });
        const winner = plays.find(({ seat }) => seat === deal.takers[2])!;
        const led = suit(spades, plays[0]!.name);
        const anySpade = plays.some(({ name }) => suit(spades, name) === 'S');
        expect(suit(spades, winner.name)).toBe(anySpade ? 'S' : led);
        for (const { name } of plays) {
          if (suit(spades, name) !== suit(spades, winner.name)) continue;
          expect(strength(spades, name)).toBeLessThanOrEqual(strength(spades, winner.name));
        }
      }),
      { seed: 9, numRuns: 300 },
    );
  });

  // Feature: spades-card-game, Property 10: Trick winner leads next
  it('Property 10: S11: the taker of a trick is the one to lead the next', () => {
    fc.assert(
      fc.property(matches, ({ options, seed }) => {
        const random = new SeededRandom(seed);
        playOut(dealAny(open('spades', options), random), random, (after, before) => {
          const deal = after.deal!;
          if (deal.trick === before.deal!.trick || deal.trick === deal.length) return;
          expect(after.actors).toEqual([deal.takers[deal.trick - 1]]);
        });
      }),
      { seed: 10, numRuns: 100 },
    );
  });

  // Feature: spades-card-game, Property 11: Spade leading restriction
  it('Property 11: S11, S14: unbroken spades are led only from a hand of nothing else', () => {
    const positions = fc.tuple(drawn(4), fc.boolean(), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(positions, ([{ spades, names }, broken, size]) => {
        const hand = names.slice(0, size);
        const plain = hand.filter((name) => suit(spades, name) !== 'S');
        const expected = broken || plain.length === 0 ? hand : plain;
        expect(legalPlays(spades, hand, null, broken)).toEqual([...expected].sort());
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  // Feature: spades-card-game, Property 12: Spade breaking trigger
  it('Property 12: C2, S14: a spade on another suit breaks spades, and nothing else does', () => {
    fc.assert(
      fc.property(matches, ({ options, seed }) => {
        const random = new SeededRandom(seed);
        let broken = false;
        let led: string | null = null;
        playOut(dealAny(open('spades', options), random), random, (after, before, move) => {
          if (move.kind !== 'play') return;
          const spades = after.game as Spades;
          const played = suit(spades, cardName(move.card));
          if (before.deal!.inTrick === 0) led = null;
          const ruffs = led !== null && led !== 'S';
          if (played === 'S' && (ruffs || options.forcedLeadBreaks)) broken = true;
          led ??= played;
          expect(viewTable(after, null).deal!.broken).toBe(broken);
        });
      }),
      { seed: 12, numRuns: 100 },
    );
  });

  // Feature: spades-card-game, Property 13: Tricks sum to the hand size
  it('Property 13: S15: the tricks of all seats are as many as the cards of one hand', () => {
    fc.assert(
      fc.property(matches, ({ options, seed }) => {
        const random = new SeededRandom(seed);
        const table = playOut(dealAny(open('spades', options), random), random);
        const { tricks, takers, plays, counts, taken } = viewTable(table, null).deal!;
        const size = table.game.deck.size / table.game.seats;
        expect(tricks.reduce((sum, taken) => sum + taken)).toBe(size);
        for (const [seat, taken] of tricks.entries()) {
          expect(takers.filter((taker) => taker === seat)).toHaveLength(taken);
        }
        expect(taken).toEqual(tricks);
        expect(new Set(plays).size).toBe(table.game.deck.size);
        expect(counts.every((count) => count === 0)).toBe(true);
      }),
      { seed: 13, numRuns: 100 },
    );
  });
});
