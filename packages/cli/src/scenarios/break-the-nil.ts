// The other side of nil-under-attack: breaking the left neighbour's nil.

import { seatFrom } from '@kalpler/engine';
import type { Scenario } from './scenario.ts';
import { needsNil, shakyNil, spadesDeal } from './spades-scenario.ts';

export const breakTheNil: Scenario = {
  name: 'break-the-nil',
  game: 'spades',
  what: 'Breaks the nil of the left neighbour, who can be attacked in one suit.',
  deal: 'The left neighbour has one to three spades up to the ten, and in one other suit exactly three cards from seven to queen, and bids nil.',
  success: 'The left neighbour takes a trick.',
  needs: needsNil,
  draw(game, random) {
    const tested = random.below(game.seats);
    const left = seatFrom(tested, 1, game.seats);
    return spadesDeal(game, random, tested, new Map([[left, shakyNil(game, random)]]));
  },
  setMove: (game, { tested }, seat) =>
    seat === seatFrom(tested, 1, game.seats) ? { kind: 'bid', bid: 'nil' } : undefined,
  hasSucceeded: ({ game, result, tested }) =>
    result.game === 'spades' && result.tricks[seatFrom(tested, 1, game.seats)]! > 0,
};
