// All games for tests: as the parts of a bot get them, and as verdicts need them.

import { analysis } from '../src/analysis/index.ts';
import { createBots } from '../src/create-bots.ts';
import { expert } from '../src/expert/expert.ts';
import { GAMES } from '../src/games.ts';
import { KnownGames } from '../src/known-games.ts';

export const games = new KnownGames(GAMES);

export const { hint, weighMove, analyzeDeal, summarize } = createBots(GAMES, { expert, analysis });
