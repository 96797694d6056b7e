// The arena for every program, browsers included; threads of Node.js are in pool.ts.

export { type Board, isBetterLow } from './board.ts';
export {
  type Contest,
  type ContestWish,
  LENGTHS,
  type Length,
  lineUp,
  MOST_BOARDS,
  readContest,
} from './contest.ts';
export { type Pace, SLOW } from './pace.ts';
export { type Outcome, type Progress, playContest } from './runner.ts';
export { entrantsOf, SEATING_PLANS, type Seating, type SeatingPlan, seatings } from './seating.ts';
export { deriveSeed } from './seed.ts';
export type { BotMaker } from './stage.ts';
export {
  type Estimate,
  meanEstimate,
  rateEstimate,
  shareEstimate,
} from './statistics.ts';
export { type BotSummary, meanThought, type Summary, summarize } from './summary.ts';
export type { Tally } from './tally.ts';
