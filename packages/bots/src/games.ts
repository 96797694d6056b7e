// All games, as the bots and their arena know them: a new one is added here.

import type { GameArena } from './arena/game-arena.ts';
import type { GameBots } from './game-bots.ts';
import { hearts, heartsArena } from './hearts/index.ts';
import { king, kingArena } from './king/index.ts';
import { spades, spadesArena } from './spades/index.ts';

export const GAMES: readonly GameBots[] = [hearts, spades, king];

/** Only for the arena, so that no page fetches it that has none. */
export const ARENA_GAMES: readonly GameArena[] = [heartsArena, spadesArena, kingArena];
