// The public face of the bots, for servers and programs: `allBots` know all games. The arena has an entry of its own.

import { createBots } from './create-bots.ts';
import { expert } from './expert/expert.ts';
import { GAMES } from './games.ts';

export * from './core.ts';
export { expert, GAMES };

/** The players of all games, at every level. */
export const allBots = createBots(GAMES, { expert });
