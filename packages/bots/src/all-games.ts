// Teaches the bots every game, for whoever need not save bytes.

import { learn } from './game-bots.ts';
import { spadesBots } from './spades/bots.ts';

// The other two come after Spades because all of it compresses best in this order.

import { heartsBots } from './hearts/bots.ts';
import { kingBots } from './king/bots.ts';

learn(spadesBots);
learn(heartsBots);
learn(kingBots);
