// A nil with a weak suit, against two opponents who want to break it.

import type { Scenario } from './scenario.ts';
import { needsNil, shakyNil, spadesDeal } from './spades-scenario.ts';

export const nilUnderAttack: Scenario = {
  name: 'nil-under-attack',
  game: 'spades',
  what: 'Makes a nil that can be attacked in one suit.',
  deal: 'The tested hand has one to three spades up to the ten, and in one other suit exactly three cards from seven to queen; it bids nil.',
  success: 'The tested seat takes no trick.',
  needs: needsNil,
  draw(game, random) {
    const tested = random.below(game.seats);
    return spadesDeal(game, random, tested, new Map([[tested, shakyNil(game, random)]]));
  },
  setMove: (_game, { tested }, seat) => (seat === tested ? { kind: 'bid', bid: 'nil' } : undefined),
  hasSucceeded: ({ result, tested }) => result.game === 'spades' && result.tricks[tested] === 0,
};
