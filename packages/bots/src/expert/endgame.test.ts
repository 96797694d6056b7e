// The solver of the last tricks against a plain search through all lines, and against lines known by heart.

import {
  type Action,
  type AnyGame,
  Deal,
  drawDeal,
  gameOf,
  OVER,
  PLAYING,
  SeededRandom,
  type Standing,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { Endgame } from './endgame.ts';

/** The worth for every seat when each plays its best card by looking at every line. */
function plain(game: AnyGame, standing: Standing, deal: Deal): number[] {
  if (deal.phase === OVER) {
    return Array.from({ length: game.seats }, (_, seat) =>
      games.search(game).worth(game, standing, seat).of(deal),
    );
  }
  const legal = new Int32Array(64);
  const seat = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
  const n = game.legal(deal, seat, legal);
  let best: number[] | null = null;
  for (let i = 0; i < n; i++) {
    const next = new Deal().copyFrom(deal);
    game.apply(next, seat, legal[i]! as Action);
    const line = plain(game, standing, next);
    if (best === null || line[seat]! > best[seat]!) best = line;
  }
  return best!;
}

describe.each(['hearts', 'spades', 'king'] as const)('%s', (id) => {
  it('the last two tricks are worth what all lines say', () => {
    const game = gameOf(id);
    const random = new SeededRandom(12);
    let different = 0;
    for (let i = 0; i < 40; i++) {
      const standing = { ...game.start(), dealer: id === 'hearts' ? null : 0 };
      const { cards, first } = drawDeal(game, random);
      const deal = game.deal(game.next(standing)!, cards, first);
      while (deal.phase !== PLAYING || deal.trick < 11) {
        const seat = 31 - Math.clz32(game.actors(deal));
        game.apply(deal, seat, game.random(deal, seat, random));
      }
      const seat = i % 4;
      const expected = plain(game, standing, deal)[seat]!;
      expect(new Endgame(games.search(game), game, standing, seat).solve(deal)).toBeCloseTo(
        expected,
        9,
      );
      const auto = new Deal().copyFrom(deal);
      while (auto.phase !== OVER) {
        const turn = 31 - Math.clz32(game.actors(auto));
        game.apply(auto, turn, game.random(auto, turn, random));
      }
      if (Math.abs(games.search(game).worth(game, standing, seat).of(auto) - expected) > 1e-9)
        different++;
    }
    // Playing on at random is often something else, so the comparison can fail.
    expect(different).toBeGreaterThan(5);
  });
});
