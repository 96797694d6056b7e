// King with what tables of three need besides.

import { kingBotsWith } from './bots.ts';
import { THREE_PLAYERS } from './weights-for-three.ts';

export const kingForThreeBots = kingBotsWith(THREE_PLAYERS);
