// Whist as the bots and their arena know it: it is played by rules of thumb, and every trick is wanted.

import type { GameArena } from '../arena/game-arena.ts';
import { plainBots } from '../plain-game.ts';

export const whist = plainBots('whist');

export const whistArena: GameArena = { id: 'whist' };
