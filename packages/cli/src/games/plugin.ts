// What a game brings to the terminal. Everything else draws, counts and writes any game by asking for these parts, so a
// game is added here by a folder of its own and a line in `index.ts`.

import type {
  AnyGame,
  AnyOptions,
  Card,
  DealResult,
  DealView,
  GameId,
  Move,
  Seat,
  Standing,
  TableView,
} from '@kalpler/engine';
import type { PlayTexts } from '@kalpler/i18n/tr/terminal';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Counts, Figure } from '../stats/figure.ts';
import type { WalkedTrick } from '../stats/walked-deal.ts';
import type { KnownToAll, Outcome, TrainingState } from '../training/example.ts';
import type { Shape } from '../training/shape.ts';
import type { Words } from '../words.ts';

/** One of the choices that are not cards of the hand. */
export interface ListedMove {
  readonly label: string;
  readonly note: string;
  readonly move: Move;
}

/** Who counts together, with the name that is shown. */
export interface NamedSide {
  /** Its place in totals, scores and bags. */
  readonly index: number;
  readonly seats: readonly Seat[];
  readonly name: string;
}

/** What is known when the rules of a game are known. */
interface RulesPart<Options extends AnyOptions> {
  /** Whether the least points win. */
  readonly isLowBest: boolean;
  /** The points that end a match; null where something else ends it. */
  goal(options: Options): number | null;
  /** How many deals a match has, where that is known before. */
  deals?(options: Options): number;
  deck(options: Options): readonly Card[];
  /** The side of a seat; without it, everybody plays alone. */
  side?(options: Options, seat: Seat): number;
  partner?(options: Options, seat: Seat): Seat | null;
}

/** A deal in words while it is played, for players and spectators. */
interface TablePart<View extends DealView, Result extends DealResult> {
  /** Behind the number of the deal, for a player. */
  heading?(view: TableView, deal: View, words: Words): string[];
  /** The same for somebody who watches. */
  watchedHeading?(deal: View, words: Words): string[];
  /** That the suit which may not be led at first has been. */
  broken(deal: View, words: PlayTexts): string;
  /** What a seat has done in this deal, for a player and for somebody who watches. */
  seatNote(deal: View, seat: Seat, words: Words): string | null;
  watchedNote(deal: View, seat: Seat, words: Words): string;
  /** Choices that are not cards: the question, what is good to know before, and the list. */
  question(deal: View, words: PlayTexts): string;
  info?(view: TableView, deal: View, words: Words): string[];
  choices(view: TableView, deal: View, words: Words): ListedMove[];
  /** What can be typed instead of a number of the list. */
  typed?(deal: View, words: PlayTexts): string;
  /** What has been decided since the last report to a person; `old` is the same deal as it was then. */
  news?(old: View | null, view: TableView, deal: View, words: Words): string[];
  /** What happened in a deal besides points; on a score sheet, only what its columns do not tell. */
  facts(view: TableView, result: Result, sides: readonly NamedSide[], words: Words): string[];
  sheetFacts?(result: Result, words: PlayTexts): string[];
  /** What a deal was called, where the score sheet has a column for it. */
  contract?(result: Result, words: Words): string;
  /** What was remarkable, for somebody who watches. */
  remarks(
    result: Result,
    words: PlayTexts,
    nameOf: (seat: Seat) => string,
    sideName: (side: number) => string,
  ): string[];
}

/** What simulations count. */
interface StatisticsPart<Game extends AnyGame, Result extends DealResult> {
  /** The names of its own counts, behind those of all games. */
  readonly counts: readonly string[];
  readonly figures: readonly Figure[];
  /** Below a full report. */
  readonly notes: readonly string[];
  count(seats: readonly Counts[], game: Game, result: Result, tricks: readonly WalkedTrick[]): void;
}

/** Where a state for training comes from. */
export interface StateSource<View extends DealView> {
  readonly game: AnyGame;
  readonly standing: Standing;
  readonly deal: View;
  readonly common: KnownToAll;
}

/** What examples for training have of a game. */
interface TrainingPart<View extends DealView, Result extends DealResult> {
  readonly shape: Shape;
  /** Whether cards are worth points, so that a trick is worth something. */
  readonly hasTrickPoints: boolean;
  state(source: StateSource<View>): TrainingState;
  outcome(result: Result): Pick<Outcome, 'moonShooter' | 'cancelled' | 'king'>;
}

export interface GamePlugin<
  Game extends AnyGame = AnyGame,
  View extends DealView = DealView,
  Result extends DealResult = DealResult,
> {
  readonly id: GameId;
  readonly name: string;
  /** What a whole match is called: one and several. */
  readonly match: readonly [one: string, many: string];
  readonly rules: RulesPart<Game['options']>;
  readonly table: TablePart<View, Result>;
  readonly statistics: StatisticsPart<Game, Result>;
  readonly training: TrainingPart<View, Result>;
  readonly scenarios: readonly Scenario[];
}
