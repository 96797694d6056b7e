// What a seat knows of a deal: its own hand, and of the other hands their union and what they cannot hold.

import { expect, test } from 'vitest';
import { dealAny, open, PRESETS, step } from '../../testing/matches.ts';
import { type Deal, reconstructDeal, type Seat, SeededRandom, viewDeal } from '../index.ts';

/** The ranks of a suit that the other seats hold together. */
function others(deal: Deal, seats: number, seat: Seat, suit: number): number {
  let union = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) union |= deal.hands[(other << 2) | suit]!;
  }
  return union;
}

test.each(PRESETS)(
  'C12: knowledge of %s %s agrees with the truth on all that a seat knows',
  (id, preset) => {
    const random = new SeededRandom(17);
    let checked = 0;
    for (let match = 0; match < 3; match++) {
      let table = dealAny(open(id, { preset }), random);
      while (table.actors.length > 0) {
        const { game } = table;
        const truth = table.deal!;
        const seat = random.below(game.seats);
        const knowledge = reconstructDeal(game, viewDeal(game, truth, seat));
        const isSeen = ((truth.looked >> seat) & 1) === 1;
        for (let suit = 0; suit < 4; suit++) {
          if (isSeen) {
            expect(knowledge.hands[(seat << 2) | suit]).toBe(truth.hands[(seat << 2) | suit]);
            expect(others(knowledge, game.seats, seat, suit)).toBe(
              others(truth, game.seats, seat, suit),
            );
          }
          for (let other = 0; other < game.seats; other++) {
            const held = truth.hands[(other << 2) | suit]!;
            expect(held & ~knowledge.hands[(other << 2) | suit]!).toBe(0);
          }
        }
        // Nobody's turn matters before play, unless bids are made in order.
        if (table.phase === 'playing') expect(knowledge.turn).toBe(truth.turn);
        expect([knowledge.led, knowledge.best, knowledge.broken, knowledge.trick]).toEqual([
          truth.led,
          truth.best,
          truth.broken,
          truth.trick,
        ]);
        expect(game.actors(knowledge)).toBe(game.actors(truth));
        checked++;
        table = step(table, random);
      }
    }
    expect(checked).toBeGreaterThan(100);
  },
);

test.each([
  { minTeamBid: 13 },
  { minTeamBid: 4 },
  { doubleNil: false },
  { minTeamBid: 10, bidding: 'sequential' },
  { doubleNil: false, minTeamBid: 6, blindNil: true },
])('S10, S17: with sealed bids under %j a seat sees the choice it has', (options) => {
  const random = new SeededRandom(23);
  const legal = new Int32Array(64);
  let bound = 0;
  for (let match = 0; match < 40; match++) {
    let table = dealAny(open('spades', { bidVisibility: 'sealed', ...options }), random);
    while (table.phase === 'bidding') {
      const { game } = table;
      const truth = table.deal!;
      const seat = table.actors[random.below(table.actors.length)]!;
      const knowledge = reconstructDeal(game, viewDeal(game, truth, seat));
      const all = (deal: Deal) => Array.from(legal.subarray(0, game.legal(deal, seat, legal)));
      const expected = all(truth);
      expect(all(knowledge)).toEqual(expected);
      expect(game.actors(knowledge)).toBe(game.actors(truth));
      if (expected.length < 14) bound++;
      table = step(table, random);
    }
  }
  expect(bound).toBeGreaterThan(0);
});
