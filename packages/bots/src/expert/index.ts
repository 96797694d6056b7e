// The expert, for whoever fetches it apart: `learnExpert(makeExpert)` of the core, and `learnDepth` for each game.

import type { ExpertMaker } from '../registry.ts';
import { ExpertBot } from './expert.ts';

export { type GameDepth, learnDepth } from './game-depth.ts';

export const makeExpert: ExpertMaker = (name, settings, clock) =>
  new ExpertBot(name, settings, clock);
