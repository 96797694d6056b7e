// The arena for every program, browsers included; threads of Node.js are in pool.ts.

export { type Board, isBetterLow } from './board.ts';
export {
  type Contest,
  type ContestRequest as ContestWish,
  LENGTHS,
  type Length,
  lineUp,
  MOST_BOARDS,
  readContest,
  sidesOf,
} from './contest.ts';
export { MOST_DEALS, winShares } from './match-play.ts';
export { emptyPace, type Pace } from './pace.ts';
export { type Chair, Referee } from './referee.ts';
export {
  type ContestPart as Part,
  type ContestProgress as Progress,
  type Outcome,
  playContest,
  playPart,
} from './runner.ts';
export { entrantsOf, SEATING_PLANS, type Seating, type SeatingPlan, seatings } from './seating.ts';
export { CARDS, deriveSeed, THOUGHT } from './seed.ts';
export { type BotMaker, Stage } from './stage.ts';
export {
  type Estimate,
  meanEstimate,
  rateEstimate,
  reachOf,
  shareEstimate,
} from './statistics.ts';
export { type BotSummary, meanThought, type Summary, summarize } from './summary.ts';
export { emptyTally, type Tally } from './tally.ts';
