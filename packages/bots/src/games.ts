// All games, as the bots and their arena know them: a new one is added here.

import type { GameArena } from './arena/game-arena.ts';
import type { GameBots } from './game-bots.ts';
import { heartsArena } from './hearts/arena.ts';
import { hearts } from './hearts/index.ts';
import { kingArena } from './king/arena.ts';
import { king } from './king/index.ts';
import { spadesArena } from './spades/arena.ts';
import { spades } from './spades/index.ts';

export const GAMES: readonly GameBots[] = [hearts, spades, king];

/** Only for the arena, so that no page fetches it that has none. */
export const ARENA_GAMES: readonly GameArena[] = [heartsArena, spadesArena, kingArena];
