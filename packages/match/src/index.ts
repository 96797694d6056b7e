// What others may use of a match played in one place: the match itself, how it is saved step by step, and how to begin.

export {
  AutosavedMatch,
  type AutosaveOptions,
  type MatchStore,
  type SoloState,
} from './autosaved-match.ts';
export { describeMove, type MoveWords } from './describe-move.ts';
export { newProgress, newSavedMatch, type SoloMatchRequest } from './new-match.ts';
export {
  type BrokenMatch,
  isBroken,
  isMatch,
  isProgress,
  lastPlayedFirst,
  lineOf,
  type MatchLine,
  type MatchProgress,
  type RawMatch,
  type Rival,
  type SavedEntry,
  type SavedMatch,
} from './saved-match.ts';
export { botSeed, headSum, type ReadMatch, readSaved, savedEntry, standingOf } from './saving.ts';
export {
  type AdvanceOptions,
  type Chance,
  type MatchKind,
  type MatchState,
  SoloMatch,
  soundness,
  type Think,
} from './solo-match.ts';
