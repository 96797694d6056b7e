// The public face of the bots, for servers and programs: they know all games. The arena has a door of its own.

export * from './core.ts';

import './all-games.ts';
