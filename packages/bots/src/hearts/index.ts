// Hearts as the bots and their arena know it.

import type { Hearts, HeartsResult } from '@kalpler/engine';
import type { GameArena } from '../arena/game-arena.ts';
import type { GameBots } from '../game-bots.ts';
import { heartsBots } from './bots.ts';
import { heartsSearch } from './search.ts';

export const hearts: GameBots<Hearts> = { ...heartsBots, search: heartsSearch };

// What Hearts brings to the arena.

export const heartsArena: GameArena<Hearts, HeartsResult> = {
  id: 'hearts',
  isBetterLow: true,
  /** The passes go round as in a game. */
  standing: (game, number) => {
    const rounds = game.options.passCycle.length * game.seats;
    return { ...game.start(), played: number % rounds };
  },
  moonShooter: ({ moonShooter }) => moonShooter,
  count: (tallies, _game, { moonShooter }) => {
    if (moonShooter !== null) tallies[moonShooter]!.moons++;
  },
};
