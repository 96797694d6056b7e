// The analysis of moves and deals, for whoever has learned the game: `learn` of `@kalpler/bots/core` comes first.

export {
  type AnalysisProgress as Progress,
  analyzeDeal,
  type DealAnalysis,
  type DealSummary,
  type Judged,
  summarize,
} from './deal-analysis.ts';
export { DEALS, type Effort } from './effort.ts';
export { type Hint, type HintOptions as HintWish, hint } from './hint.ts';
export { type Grade, type Verdict, weighMove } from './verdict.ts';
