// The arena for every program, browsers included; threads of Node.js are in pool.ts.

export { type Board, MOST_DEALS, winShares } from './board.ts';
export {
  type Contest,
  type ContestRequest,
  entrantsOf,
  isBetterLow,
  LENGTHS,
  type Length,
  lineUp,
  MOST_BOARDS,
  readContest,
  SEATING_PLANS,
  type Seating,
  type SeatingPlan,
  seatings,
  sidesOf,
} from './contest.ts';
export type { GameArena } from './game-arena.ts';
export { type Chair, Referee } from './referee.ts';
export {
  type ContestPart,
  type ContestProgress,
  type Outcome,
  playContest,
  playPart,
} from './runner.ts';
export { type BotMaker, CARDS, deriveSeed, Stage, THOUGHT } from './stage.ts';
export {
  type BotSummary,
  type Estimate,
  meanEstimate,
  meanThought,
  rateEstimate,
  reachOf,
  type Summary,
  shareEstimate,
  summarize,
} from './summary.ts';
export { emptyPace, emptyTally, type Pace, type Tally } from './tally.ts';
