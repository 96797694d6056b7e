// Spades as the bots and their arena know it.

import { type Spades, type SpadesResult, sideBid, sideOf } from '@kalpler/engine';
import type { GameArena } from '../arena/game-arena.ts';
import type { GameBots } from '../game-bots.ts';
import { spadesBots } from './bots.ts';
import { spadesSearch } from './search.ts';

export const spades: GameBots<Spades> = { ...spadesBots, search: spadesSearch };

// What Spades brings to the arena.

export const spadesArena: GameArena<Spades, SpadesResult> = {
  id: 'spades',
  side: ({ options }, seat) => sideOf(options, seat),
  /** Every count of bags comes up equally often, so that a bag costs what it costs in a game. */
  standing: (game, number) => {
    const start = game.start();
    const { bagInterval } = game.options;
    return { ...start, bags: start.bags.map(() => (bagInterval > 0 ? number % bagInterval : 0)) };
  },
  count: (tallies, { options }, result) => {
    result.bids.forEach((bid, seat) => {
      const tally = tallies[seat]!;
      const taken = result.tricks[seat]!;
      if (typeof bid === 'number') {
        tally.bids++;
        tally.tricksBid += bid;
        tally.tricksTaken += taken;
      } else {
        tally[bid === 'nil' ? 'nils' : 'blindNils']++;
        if (taken === 0) tally[bid === 'nil' ? 'nilsMade' : 'blindNilsMade']++;
      }
      const contract = sideBid(options, result, sideOf(options, seat));
      tally.bags += contract.bags;
      if (contract.bid === 0) return;
      tally.contracts++;
      if (contract.isMade) tally.contractsMade++;
    });
  },
};
