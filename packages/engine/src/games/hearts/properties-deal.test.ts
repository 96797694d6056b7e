// The correctness properties of Hearts that concern the deal, the pass and the automatic player.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalCards } from '../../../laws/games/naive-hearts.ts';
import { PACK } from '../../../testing/card-names.ts';
import { anyDeal, dealAround } from '../../../testing/hearts.ts';
import {
  type Card,
  cardName,
  type Deal,
  drawDeal,
  gameOf,
  giftCards,
  type Hearts,
  leaderOf,
  listCards,
  moveOf,
  phaseName,
  presetNames,
  SeededRandom,
  seatsOf,
} from '../../index.ts';

const RUNS = { seed: 52, numRuns: 120 };
const SEATS = [0, 1, 2, 3];
const HEARTS_HAND = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
const PENALTY_HAND = 'QS 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
const SHOOTER_HAND = '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC';
/** Any preset with any changes to it. */
const rules = fc.record(
  {
    preset: fc.constantFrom(...presetNames('hearts')),
    moon: fc.constantFrom('othersPlus', 'shooterMinus', 'shooterChoice', 'smart'),
    openingLead: fc.constantFrom('2C', 'leftOfDealer'),
    firstTrickPoints: fc.constantFrom('forbid', 'allow'),
    heartsMustBeBroken: fc.boolean(),
    queenBreaksHearts: fc.boolean(),
    forcedLeadBreaks: fc.boolean(),
    jackOfDiamonds: fc.boolean(),
  },
  { requiredKeys: ['preset'] },
);

const deals = fc.oneof(
  { weight: 4, arbitrary: anyDeal },
  dealAround(HEARTS_HAND),
  dealAround(PENALTY_HAND),
  dealAround(SHOOTER_HAND),
);

const direction = fc.constantFrom('left', 'right', 'across', 'hold');
/** Four gifts of so many cards, as places in the sorted hands, and the order in which they are made. */
const passes = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    places: fc.tuple(places(count), places(count), places(count), places(count)),
    order: fc.shuffledSubarray(SEATS, { minLength: 4, maxLength: 4 }),
  }),
);
function places(count: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], {
    minLength: count,
    maxLength: count,
  });
}

function hearts(changes: Readonly<Record<string, unknown>> = {}): Hearts {
  return gameOf('hearts', changes) as Hearts;
}

function hand(deal: Deal, seat: number): string[] {
  return listCards(deal.hands, seat << 2).map(cardName);
}

function dealt(game: Hearts, cards: readonly Card[], played = 0): Deal {
  return game.deal(game.next({ ...game.start(), played })!, cards, 0);
}

function act(game: Hearts, deal: Deal, random: SeededRandom): void {
  for (const seat of seatsOf(game.actors(deal))) {
    game.apply(deal, seat, game.random(deal, seat, random));
  }
}

describe('correctness properties: deal and pass', () => {
  // Feature: hearts-card-game, Property 1: Deck completeness
  it('Property 1: every game starts from 52 different cards, 13 of each suit', () => {
    const property = fc.property(rules, fc.nat(), (changes, seed) => {
      const draw = drawDeal(hearts(changes), new SeededRandom(seed));
      expect(draw.cards).toHaveLength(52);
      expect(draw.cards.map(cardName).sort()).toEqual([...PACK].sort());
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 2: Fair dealing
  it('Property 2: each seat is dealt 13 cards and no card twice', () => {
    const property = fc.property(rules, deals, fc.nat(20), (changes, dealtCards, played) => {
      const deal = dealt(hearts(changes), dealtCards, played);
      const hands = SEATS.map((seat) => hand(deal, seat));
      expect(hands.map((cards) => cards.length)).toEqual([13, 13, 13, 13]);
      expect(hands.flat().sort()).toEqual([...PACK].sort());
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 3: Passing preserves hand size
  it('Property 3: four passes leave 13 cards in each hand, moved all at once to the right seats', () => {
    const ways = fc.constantFrom(
      ['left', 1] as const,
      ['right', 3] as const,
      ['across', 2] as const,
    );
    const property = fc.property(deals, ways, passes, (dealtCards, [way, step], pass) => {
      const game = hearts({ passCycle: [way], passCount: pass.count });
      const deal = dealt(game, dealtCards);
      const before = SEATS.map((seat) => listCards(deal.hands, seat << 2));
      const gifts = before.map((cards, seat) => pass.places[seat]!.map((place) => cards[place]!));
      for (const seat of pass.order) {
        expect(SEATS.map((other) => listCards(deal.hands, other << 2))).toEqual(before);
        const action = game.check(deal, seat, { kind: 'pass', cards: gifts[seat]! });
        if (!action.ok) throw new Error(action.error.code);
        game.apply(deal, seat, action.value);
      }
      for (const seat of SEATS) {
        const kept = before[seat]!.filter((card) => !gifts[seat]!.includes(card));
        const received = gifts[(seat + 4 - step) % 4]!;
        const expected = [...kept, ...received].sort((a, b) => a - b);
        expect(expected).toHaveLength(13);
        expect(listCards(deal.hands, seat << 2)).toEqual(expected);
      }
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 4: Passing direction cycle
  it('Property 4: rounds pass left, right, across, not at all, and so on', () => {
    const usual = ['left', 'right', 'across', 'hold'];
    const cycles = fc.option(fc.array(direction, { minLength: 1, maxLength: 6 }), {
      nil: undefined,
    });
    const rounds = fc.integer({ min: 1, max: 9 });
    const property = fc.property(cycles, rounds, fc.nat(), (passCycle, last, seed) => {
      const game = hearts({ endScore: 1000, ...(passCycle === undefined ? {} : { passCycle }) });
      const cycle = passCycle ?? usual;
      const random = new SeededRandom(seed);
      let standing = game.start();
      for (let round = 1; round <= last; round++) {
        const deal = game.deal(game.next(standing)!, drawDeal(game, random).cards, 0);
        const way = cycle[(round - 1) % cycle.length]!;
        expect(game.passDirection(deal)).toBe(way);
        expect(phaseName(deal.phase)).toBe(way === 'hold' ? 'playing' : 'passing');
        while (game.actors(deal) !== 0) act(game, deal, random);
        standing = game.after(standing, game.result(deal, standing));
      }
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 5: First trick leader has 2♣
  it('Property 5: whoever holds the two of clubs after the pass leads the first trick with it', () => {
    let wandered = 0;
    const property = fc.property(deals, fc.nat(7), fc.nat(), (dealtCards, played, seed) => {
      const game = hearts();
      const deal = dealt(game, dealtCards, played);
      const holder = SEATS.find((seat) => hand(deal, seat).includes('2C'));
      if (phaseName(deal.phase) === 'passing') act(game, deal, new SeededRandom(seed));
      const leader = SEATS.find((seat) => hand(deal, seat).includes('2C'))!;
      if (leader !== holder) wandered++;
      expect(phaseName(deal.phase)).toBe('playing');
      expect(seatsOf(game.actors(deal))).toEqual([leader]);
      expect(leaderOf(deal, 0)).toBe(leader);
      const out = new Int32Array(52);
      const n = game.legal(deal, leader, out);
      expect(
        Array.from(out.subarray(0, n) as Int32Array, (card) => cardName(card as Card)),
      ).toEqual(['2C']);
    });
    fc.assert(property, RUNS);
    expect(wandered).toBeGreaterThan(0);
  });
});

describe('correctness properties: the automatic player', () => {
  // Feature: hearts-card-game, Property 17: AI plays valid moves
  it('Property 17: whatever is played automatically or at random is legal', () => {
    const property = fc.property(rules, deals, fc.nat(), (changes, dealtCards, seed) => {
      const game = hearts({ ...changes, passCycle: ['hold'] });
      const deal = dealt(game, dealtCards);
      const random = new SeededRandom(seed);
      let trick: string[] = [];
      while (phaseName(deal.phase) === 'playing') {
        const seat = deal.turn;
        const broken = deal.broken === 1;
        const number = deal.trick + 1;
        const valid = legalCards(game.options, hand(deal, seat), trick, number, broken);
        const choices = [game.auto(deal, seat, random), game.random(deal, seat, random)];
        for (const action of choices) {
          expect(game.check(deal, seat, moveOf(action))).toEqual({ ok: true, value: action });
          expect(valid).toContain(cardName(action as number as Card));
        }
        const action = choices[random.below(2)]!;
        game.apply(deal, seat, action);
        trick = trick.length === 3 ? [] : [...trick, cardName(action as number as Card)];
      }
      for (const seat of seatsOf(game.actors(deal))) {
        const action = game.auto(deal, seat, random);
        expect(game.check(deal, seat, moveOf(action))).toEqual({ ok: true, value: action });
      }
    });
    fc.assert(property, RUNS);
  });

  // Feature: hearts-card-game, Property 18: AI passes exactly three cards
  it('Property 18: an automatic or random pass is of exactly three different cards of the hand', () => {
    const counts = fc.constantFrom(undefined, 1, 2, 3, 4);
    const property = fc.property(deals, counts, fc.nat(), (dealtCards, passCount, seed) => {
      const game = hearts(passCount === undefined ? {} : { passCount });
      const deal = dealt(game, dealtCards);
      const random = new SeededRandom(seed);
      for (const seat of SEATS) {
        for (const action of [game.auto(deal, seat, random), game.random(deal, seat, random)]) {
          const gift = giftCards(action).map(cardName);
          expect(new Set(gift).size).toBe(passCount ?? 3);
          expect(gift).toHaveLength(passCount ?? 3);
          expect(hand(deal, seat)).toEqual(expect.arrayContaining(gift));
          expect(game.check(deal, seat, moveOf(action))).toEqual({ ok: true, value: action });
        }
      }
    });
    fc.assert(property, RUNS);
  });
});
