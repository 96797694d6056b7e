// The analysis of moves and deals, for `createBots`: a page without analysis need not fetch it.

import type { Analysis } from '../create-bots.ts';
import { analyzeDeal, summarize } from './deal-analysis.ts';
import { weighMove } from './verdict.ts';

export type { AnalysisProgress, DealAnalysis, DealSummary, Judged } from './deal-analysis.ts';
export { DEALS, type Effort, type Grade, type Verdict } from './verdict.ts';

export const analysis: Analysis = (games) => ({
  weighMove: (...asked) => weighMove(games, ...asked),
  analyzeDeal: (...asked) => analyzeDeal(games, ...asked),
  summarize: (...asked) => summarize(games, ...asked),
});
