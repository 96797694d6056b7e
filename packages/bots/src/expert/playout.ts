// Playing an imagined deal to its end with a light policy in every seat.

import { type AnyGame, type Deal, OVER, PLAYING, type Random, type Seat } from '@kalpler/engine';
import type { Policy } from '../policy.ts';

/** Plays on until the deal is over: `own` for one seat, `others` for all the rest. */
export function playOut(
  game: AnyGame,
  deal: Deal,
  seat: Seat,
  own: Policy,
  others: Policy,
  random: Random,
): void {
  while (deal.phase !== OVER) {
    const turn = deal.phase === PLAYING ? deal.turn : 31 - Math.clz32(game.actors(deal));
    const action = (turn === seat ? own : others).act(deal, turn, random);
    game.apply(deal, turn, action);
  }
}
