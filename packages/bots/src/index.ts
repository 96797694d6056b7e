// The public interface of the bots: `allBots` knows all games. The arena has its own entry point.

import { createBots } from './create-bots.ts';
import { expert } from './expert/expert.ts';
import { GAMES } from './games.ts';

export * from './core.ts';
export { expert, GAMES };

/** The players of all games, at every level. */
export const allBots = createBots(GAMES, { expert });
