// The verifiable shuffle: what other packages may use of it; docs/fairness.md has the construction.

export { dailySecret, isDay } from './daily.ts';
export { type Dealt, type Difference, difference } from './difference.ts';
export { type FairDraw, type FairTable, fairDraw } from './draw.ts';
export {
  checkMatch,
  MATCH_FORMAT,
  MATCH_VERSION,
  type MatchJson,
  type MatchReport,
  matchJson,
  nextDraw,
  readMatch,
} from './match.ts';
export { MAX_SALT_LENGTH, parseSalt, type Salt, type SaltProblem } from './salt.ts';
export {
  commitment,
  type MatchKey,
  matchKey,
  newSecret,
  parseSecret,
  SECRET_BYTES,
  type Secret,
  secretText,
} from './secret.ts';
export { type CardName, commitmentSentence, dealSentence } from './sentence.ts';
export { FairStream, isDealNumber } from './stream.ts';
export {
  type CommitmentVerdict,
  checkDeals,
  type DealVerdict,
  type LoggedDeal,
  type PublishedMatch,
  type Verdicts,
} from './verdict.ts';
