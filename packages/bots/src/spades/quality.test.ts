// How well the policy plays: contracts and nils against itself, and matches against players of random cards.

import {
  BID_NIL,
  type Deal,
  drawDeal,
  gameOf,
  PLAYING,
  type Random,
  SeededRandom,
  type Spades,
  type Standing,
  seatsOf,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { SpadesPolicy } from './policy.ts';

/** Plays a deal in which the seats of some sides play random cards; all of them bid alike. */
function playDeal(game: Spades, standing: Standing, random: Random, isRandom: boolean[]): Deal {
  const policy = new SpadesPolicy(game, standing, 'basic');
  const { cards, first } = drawDeal(game, random);
  const deal = game.deal(game.next(standing)!, cards, first);
  for (let waiting = seatsOf(game.actors(deal)); waiting.length > 0; ) {
    const seat = waiting[0]!;
    const careless = deal.phase === PLAYING && isRandom[seat % isRandom.length]!;
    const action = careless ? game.random(deal, seat, random) : policy.act(deal, seat, random);
    game.apply(deal, seat, action);
    waiting = seatsOf(game.actors(deal));
  }
  return deal;
}

describe('against itself', () => {
  const game = gameOf('spades') as Spades;
  const random = new SeededRandom(2024);
  const count = { sides: 0, made: 0, nils: 0, nilsMade: 0, seats: 0, off: 0 };
  for (let n = 0; n < 600; n++) {
    const { bids, tricks } = playDeal(game, game.start(), random, [false]);
    for (let side = 0; side < 2; side++) {
      let missing = 0;
      for (const seat of [side, side + 2]) {
        if (bids[seat]! >= BID_NIL) {
          count.nils++;
          if (tricks[seat] === 0) count.nilsMade++;
          continue;
        }
        missing += bids[seat]! - tricks[seat]!;
        count.seats++;
        count.off += Math.abs(bids[seat]! - tricks[seat]!);
      }
      count.sides++;
      if (missing <= 0) count.made++;
    }
  }

  it('makes more than four contracts of five', () => {
    expect(count.made / count.sides).toBeGreaterThan(0.82);
  });

  it('bids nil now and then, and makes seven of ten', () => {
    expect(count.nils).toBeGreaterThan(100);
    expect(count.nilsMade / count.nils).toBeGreaterThan(0.68);
  });

  it('takes about what it bids', () => {
    expect(count.off / count.seats).toBeLessThan(1.1);
  });
});

describe('against random cards', () => {
  it.each(['standard', 'pagat', 'jja', 'jjdd', 'deucesHigh'])('wins matches of %s', (preset) => {
    const game = gameOf('spades', { preset, blindNil: false }) as Spades;
    const random = new SeededRandom(7);
    let won = 0;
    for (let match = 0; match < 20; match++) {
      const side = match % 2;
      let standing = game.start();
      while (standing.winners === null) {
        const deal = playDeal(game, standing, random, [side === 1, side === 0]);
        standing = game.after(standing, game.result(deal, standing));
      }
      if (standing.winners.includes(side)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });

  it('S15: wins most matches alone against two', () => {
    const game = gameOf('spades', { preset: 'cutthroat' }) as Spades;
    const random = new SeededRandom(7);
    let won = 0;
    for (let match = 0; match < 30; match++) {
      const own = match % 3;
      let standing = game.start();
      while (standing.winners === null) {
        const deal = playDeal(game, standing, random, [own !== 0, own !== 1, own !== 2]);
        standing = game.after(standing, game.result(deal, standing));
      }
      if (standing.winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });
});
