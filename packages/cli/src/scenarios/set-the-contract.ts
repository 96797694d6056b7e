// The other side of tight-contract: beating a contract of eight.

import { seatFrom, sideOf } from '@kalpler/engine';
import type { Scenario } from './scenario.ts';
import { EACH_BIDS, needsPartners, pairOfFour, spadesDeal } from './spades-scenario.ts';

export const setTheContract: Scenario = {
  name: 'set-the-contract',
  game: 'spades',
  what: 'Beats a contract of eight that just can be made.',
  deal: 'The opponents hold the ace and the king of spades, one each, and with it one other ace; both bid four.',
  success: 'The opponents take fewer than eight tricks.',
  needs: (game) => needsPartners(game, 2 * EACH_BIDS),
  draw(game, random) {
    const tested = random.below(game.seats);
    const opponents = [seatFrom(tested, 1, game.seats), seatFrom(tested, -1, game.seats)] as const;
    return spadesDeal(game, random, tested, pairOfFour(random, opponents));
  },
  setMove: (game, { tested }, seat) =>
    game.id === 'spades' && sideOf(game.options, seat) !== sideOf(game.options, tested)
      ? { kind: 'bid', bid: EACH_BIDS }
      : undefined,
  hasSucceeded({ game, result, tested }) {
    if (game.id !== 'spades' || result.game !== 'spades') return false;
    const { options } = game;
    const side = sideOf(options, tested);
    const taken = result.tricks.filter((_, seat) => sideOf(options, seat) !== side);
    return taken.reduce((sum, tricks) => sum + tricks) < 2 * EACH_BIDS;
  },
};
