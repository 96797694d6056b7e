// Teaches the bots every game, for whoever need not save bytes.

import { learn } from './game-bots.ts';
import { heartsBots } from './hearts/bots.ts';
import { kingBots } from './king/bots.ts';
import { spadesBots } from './spades/bots.ts';

learn(heartsBots);
learn(spadesBots);
learn(kingBots);
