// The public face of the bots, for servers and programs: they know all games. The arena has a door of its own.

import './all-games.ts';

export * from './core.ts';
