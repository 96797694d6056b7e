// How well the policy plays: parties against players of random cards, and one style against another.

import {
  Deal,
  drawDeal,
  gameOf,
  type King,
  presetNames,
  type Random,
  type Seat,
  SeededRandom,
  type Standing,
  seatsOf,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import type { Style } from '../game-bots.ts';
import { king } from './index.ts';

/** Plays a party of one style in one seat; the others play in another style, or at random. */
function playParty(
  game: King,
  own: Seat,
  style: Style,
  others: Style | null,
  random: Random,
): Standing {
  const deal = new Deal();
  let standing = game.start();
  while (standing.winners === null) {
    const mine = king.policy(game, standing, style);
    const theirs = others && king.policy(game, standing, others);
    const { cards, first } = drawDeal(game, random);
    game.open(deal, game.next(standing)!, cards, first);
    for (let [seat] = seatsOf(game.actors(deal)); seat !== undefined; ) {
      const policy = seat === own ? mine : theirs;
      game.apply(
        deal,
        seat,
        policy ? policy.act(deal, seat, random) : game.random(deal, seat, random),
      );
      [seat] = seatsOf(game.actors(deal));
    }
    standing = game.after(standing, game.result(deal, standing));
  }
  return standing;
}

describe('against random players', () => {
  // A short party leaves more to luck, and its totals are below zero on the whole (K13).
  const least = (preset: string) => (preset === 'short' ? 32 : 36);

  it.each(presetNames('king'))('wins nearly all parties: %s', (preset) => {
    const game = gameOf('king', { preset }) as King;
    const random = new SeededRandom(41);
    let won = 0;
    let best = 0;
    for (let party = 0; party < 40; party++) {
      const own = party % game.seats;
      const { winners, totals } = playParty(game, own, 'basic', null, random);
      if (winners!.includes(own)) won++;
      if (totals[own] === Math.max(...totals)) best++;
    }
    expect(won).toBeGreaterThan(least(preset));
    expect(best).toBeGreaterThan(least(preset));
  });
});

describe('against its own kind', () => {
  it.each(['aggressive', 'defensive'] as const)('%s is no silly way to play', (style) => {
    const game = gameOf('king') as King;
    const random = new SeededRandom(42);
    let sum = 0;
    const parties = 400;
    for (let party = 0; party < parties; party++) {
      const own = party % 4;
      sum += playParty(game, own, style, 'basic', random).totals[own]!;
    }
    // Such a mean scatters by about 23 points.
    expect(sum / parties).toBeGreaterThan(-100);
  });
});
