// The public interface of the engine.

export * from './cards/card.ts';
export { Deck, STANDARD_DECK } from './cards/deck.ts';
export { type Random, SeededRandom, shuffle } from './cards/random.ts';
export * from './cards/ranks.ts';
export * from './cards/seat.ts';
export type { Contract, PlayRule } from './deal/contract.ts';
export { Deal, NO_BID } from './deal/deal.ts';
export * from './deal/phase.ts';
export { Game } from './games/game.ts';
export {
  type AnyGame,
  type AnyOptions,
  type DealResult,
  GAME_IDS,
  type GameId,
  type GameOf,
  gameOf,
  makeGame,
  OPTION_SHEETS,
  presetNames,
} from './games/games.ts';
export { Hearts } from './games/hearts/game.ts';
export { type HeartsOptions, PASS_STEPS, type PassDirection } from './games/hearts/options.ts';
export { hasJackUnit, JACK_BONUS, penaltyPoints, unitPoints } from './games/hearts/rules.ts';
export type { HeartsResult } from './games/hearts/scoring.ts';
export type { HeartsView } from './games/hearts/view.ts';
export { King } from './games/king/game.ts';
export type { KingOptions } from './games/king/options.ts';
export {
  CANCELLATIONS,
  type Cancellation,
  type KingResult,
  type PartyOutcome,
  partyOutcome,
} from './games/king/scoring.ts';
export { gamesInParty, openContracts } from './games/king/selection.ts';
export type { KingView } from './games/king/view.ts';
export * from './games/move.ts';
export type { PlayRuleName } from './games/play-rule.ts';
export { type Position, setUp } from './games/position.ts';
export {
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type RuleName,
  refusalText,
} from './games/refusal.ts';
export { fail, ok, type Result } from './games/result.ts';
export { partnerOf, sideOf } from './games/spades/bidding.ts';
export { Spades } from './games/spades/game.ts';
export type { SpadesOptions } from './games/spades/options.ts';
export { spadesDeck } from './games/spades/rules.ts';
export { type SideBid, type SpadesResult, sideBid } from './games/spades/scoring.ts';
export type { SpadesView } from './games/spades/view.ts';
export type { Call, GameResult, Setup, Standing } from './games/standing.ts';
export type { GameView, OpenPlayChange, OwnPlayChange } from './games/view.ts';
export { contractText, handText, moveText, parseHand, parseMove } from './notation/notation.ts';
export {
  checksum,
  type EntryJson,
  entryJson,
  hands,
  readEntry,
  readTable,
  type TableJson,
  tableJson,
} from './notation/table-json.ts';
export { dealText, readTableText, tableText } from './notation/table-text.ts';
export { dealtHands, leaderOf, trickUnits } from './play/trick.ts';
export { type DealSource, MAX_SEED, type Opening } from './table/opening.ts';
export { type Seating, takeSeat } from './table/seating.ts';
export {
  autoMove,
  type Draw,
  dealNext,
  drawDeal,
  type Entry,
  openTable,
  type ReplayProblem,
  replay,
  rewind,
  seededDraw,
  submit,
  Table,
  tableAt,
  timeOut,
} from './table/table.ts';
export { type TableView, viewTable } from './table/table-view.ts';
export {
  type DealView,
  isOwnKept,
  type OpenDealView,
  type OwnDealView,
  openDealView,
  openPlayChange,
  ownDealView,
  ownPlayChange,
  viewDeal,
} from './view/deal-view.ts';
export { reconstructDeal } from './view/reconstruct-deal.ts';
