// Teaches the bots every game and the expert, for whoever need not save bytes.

import { learn } from './game-bots.ts';
import { spadesBots } from './spades/bots.ts';

// The other two come after Spades because all of it compresses best in this order.

import { learnDepth, makeExpert } from './expert/index.ts';
import { heartsBots } from './hearts/bots.ts';
import { heartsDepth } from './hearts/depth.ts';
import { kingBots } from './king/bots.ts';
import { kingDepth } from './king/depth.ts';
import { learnKingForThree } from './king/three.ts';
import { learnExpert } from './registry.ts';
import { spadesDepth } from './spades/depth.ts';

learn(spadesBots);
learn(heartsBots);
learn(kingBots);
learnKingForThree();
learnExpert(makeExpert);
learnDepth(spadesDepth);
learnDepth(heartsDepth);
learnDepth(kingDepth);
