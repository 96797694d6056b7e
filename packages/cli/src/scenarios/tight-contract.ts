// A contract that just can be made: eight tricks for two, with cards for about as many.

import { partnerOf, sideOf } from '@kalpler/engine';
import type { Scenario } from './scenario.ts';
import { EACH_BIDS, needsPartners, pairOfFour, spadesDeal } from './spades-scenario.ts';

export const tightContract: Scenario = {
  name: 'tight-contract',
  game: 'spades',
  what: 'Makes a contract of eight that just can be made.',
  deal: 'The tested seat and its partner hold the ace and the king of spades, one each, and with it one other ace; both bid four.',
  success: 'The two take at least eight tricks.',
  needs: (game) => needsPartners(game, 2 * EACH_BIDS),
  draw(game, random) {
    const tested = random.below(game.seats);
    const partner = (tested + 2) % game.seats;
    return spadesDeal(game, random, tested, pairOfFour(random, [tested, partner]));
  },
  setMove: (game, { tested }, seat) =>
    game.id === 'spades' && (seat === tested || seat === partnerOf(game.options, tested))
      ? { kind: 'bid', bid: EACH_BIDS }
      : undefined,
  hasSucceeded({ game, result, tested }) {
    if (game.id !== 'spades' || result.game !== 'spades') return false;
    const { options } = game;
    const side = sideOf(options, tested);
    const taken = result.tricks.filter((_, seat) => sideOf(options, seat) === side);
    return taken.reduce((sum, tricks) => sum + tricks) >= 2 * EACH_BIDS;
  },
};
