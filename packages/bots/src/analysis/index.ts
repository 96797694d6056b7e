// The analysis of moves and deals, for whoever has learned the game: `learn` of `@kalpler/bots/core` comes first.

export {
  analyzeDeal,
  type DealAnalysis,
  type DealSummary,
  type Judged,
  type Progress,
  summarize,
} from './deal-analysis.ts';
export { DEALS, type Effort } from './effort.ts';
export { type Hint, type HintWish, hint } from './hint.ts';
export { type Grade, type Verdict, weighMove } from './verdict.ts';
