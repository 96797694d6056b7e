// What the cards of a deal were worth to a seat, whoever had held them.

import {
  type Action,
  actionOf,
  DECLARED,
  Deal,
  OVER,
  PLAYING,
  SELECTING,
  SeededRandom,
} from '@kalpler/engine';
import { worthFor } from '../expert/worth.ts';
import { policyFor } from '../policies.ts';
import type { PlayedDeal } from './played-deal.ts';

/** How often the deal is played again. */
const PLAYOUTS = 100;
/** One card of so many is any legal one: skilled players alone would come to the same end each time. */
const LOOSE = 4;

/**
 * The mean of what the seat, or its side, comes out ahead of the others when the same cards are played again from
 * the beginning, all seats as skilled players, except for some cards that are left to chance. In King the contract
 * stays as it was named, if another seat named it. Nothing, where no card was played.
 */
export function luckOf({ seat, standing, draw, end }: PlayedDeal, seed: number): number {
  const { game } = end;
  const setup = game.next(standing);
  if (setup === null || end.deal === null || end.deal.count === 0) return 0;
  const { contractIndex, declared } = end.deal;
  const named = actionOf('choose', contractIndex | (declared ? DECLARED : 0));
  const worth = worthFor(game, standing, seat);
  const skilled = policyFor(game, standing, 'skilled');
  const random = new SeededRandom(seed);
  const deal = new Deal();
  const action = (turn: number): Action => {
    if (deal.phase === SELECTING && turn !== seat) return named;
    const isLoose = deal.phase === PLAYING && random.below(LOOSE) === 0;
    return isLoose ? game.random(deal, turn, random) : skilled.act(deal, turn, random);
  };
  let sum = 0;
  for (let n = 0; n < PLAYOUTS; n++) {
    game.open(deal, setup, draw.cards, draw.first);
    while (deal.phase !== OVER) {
      const turn = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
      game.apply(deal, turn, action(turn));
    }
    worth.of(deal);
    sum += worth.points;
  }
  return sum / PLAYOUTS;
}
