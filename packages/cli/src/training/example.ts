// What a training file holds: a header, one example for each decision, a footer. docs/train.md shows this file.

import type {
  AnyOptions,
  Cancellation,
  GameId,
  MoonOption,
  MoveKind,
  PassDirection,
  Penalty,
  Phase,
  Suit,
} from '@kalpler/engine';

/** The printed name of a card: `QS`, `10H`, `BJ`. */
export type CardSnapshot = string;
/** `p0` to `p3`: a player by position. Lists that have one place for each player are in this order. */
export type PlayerId = `p${number}`;
/** A move in the notation of docs/notation.md: `QS`, `bid nil`, `choose trump spades`. */
export type MoveText = string;

/** The cards that lie on the table, the leader's first, and who played them. */
export interface TrickSnapshot {
  readonly playerIds: readonly PlayerId[];
  readonly cardIds: readonly CardSnapshot[];
}

/** What the deciding player knows when deciding, and nothing else; the same in all games. */
export interface KnownToAll {
  /** The match: unique, and the same whenever the same run is made again. */
  readonly gameId: string;
  /** The deal of the match, from 1; a deal of King that is dealt again keeps its number. */
  readonly handNumber: number;
  /** The same with deals that were cancelled counted. */
  readonly dealNumber: number;
  /** The trick that the decision belongs to, from 1; 0 before the first. */
  readonly trickNumber: number;
  readonly phase: Phase;
  readonly playerId: PlayerId;
  readonly playerPosition: number;
  /** The dealer; in King the selector of the contract. */
  readonly dealer: PlayerId;
  /** Sorted by suit (clubs, diamonds, spades, hearts), lowest first. Null: not looked at yet. */
  readonly hand: readonly CardSnapshot[] | null;
  readonly currentTrick: TrickSnapshot;
  /** All cards played in this deal, in order, with those that lie on the table. */
  readonly cardsPlayed: readonly CardSnapshot[];
  /** Who leads or led the first trick, once that is known. */
  readonly opener: PlayerId | null;
  /** Who took each finished trick. */
  readonly trickWinners: readonly PlayerId[];
  /** Tricks taken in this deal, by player. */
  readonly tricks: readonly number[];
  /** Totals before this deal, by player; partners have the same. */
  readonly scores: readonly number[];
  /**
   * Every move that was allowed. Where cards are given away: every card that may be among them;
   * exactly `giveCount` of them are chosen.
   */
  readonly legalMoves: readonly MoveText[];
}

/** The pass of Hearts and the exchange of Spades. */
export interface Giving {
  /** How many cards are to be given now, and to whom. */
  readonly giveCount: number;
  readonly giveTo: PlayerId | null;
  /** What this player has given and received in this deal. */
  readonly given: readonly CardSnapshot[] | null;
  readonly received: readonly CardSnapshot[] | null;
}

export interface HeartsState extends KnownToAll, Giving {
  readonly game: 'hearts';
  readonly passDirection: PassDirection;
  readonly heartsBroken: boolean;
  /** Penalty points taken in this deal, by player. */
  readonly penaltyPoints: readonly number[];
  /** Who has taken the jack of diamonds, where it counts. */
  readonly jackTaker: PlayerId | null;
}

export interface SpadesState extends KnownToAll, Giving {
  readonly game: 'spades';
  readonly partner: PlayerId | null;
  readonly spadesBroken: boolean;
  /** By player; null: none yet, `hidden`: sealed. */
  readonly bids: readonly (number | 'nil' | 'blind_nil' | 'hidden' | null)[];
  /** By player; partners have the same. */
  readonly bags: readonly number[];
  /** Who may bid blind nil in this deal, and whose hand is known to have been looked at. */
  readonly mayBidBlind: readonly PlayerId[];
  readonly looked: readonly PlayerId[];
}

export interface KingState extends KnownToAll {
  readonly game: 'king';
  /** A penalty, or `trump`; null: not chosen yet. */
  readonly contract: Penalty | 'trump' | null;
  readonly trump: Suit | null;
  readonly kingDeclared: boolean;
  /** The contracts that were open to the selector, and all that have counted: `p2 kupa`, `p1 trump spades`. */
  readonly openContracts: readonly string[];
  readonly calls: readonly string[];
  /** Whether the suit that may not be led at first (hearts or trumps) has been broken. */
  readonly broken: boolean;
  /** Tricks or penalty cards that count in this contract, taken so far, by player. */
  readonly counts: readonly number[];
}

/** A game that adds no fields of its own. */
export interface PlainState extends KnownToAll {
  readonly game: Exclude<GameId, 'hearts' | 'spades' | 'king'>;
}

export type TrainingState = HeartsState | SpadesState | KingState | PlainState;

export const DECISIONS = [
  'play',
  'pass',
  'exchange',
  'bid',
  'reveal',
  'contract',
  'moon',
  'cancel',
  'claim',
] as const satisfies readonly (Exclude<MoveKind, 'choose'> | 'contract')[];

/** What was done. */
export interface Decision {
  /** `reveal`: looks at the hand and gives up blind nil. `cancel`: a deal of King. `claim`: all other tricks. */
  readonly type: (typeof DECISIONS)[number];
  /** The card played, or the cards given away; otherwise none. */
  readonly cardIds: readonly CardSnapshot[];
  readonly move: MoveText;
  /** For `bid`. */
  readonly bid?: number | 'nil' | 'blind_nil';
  /** For `contract`: a penalty, or `trump` with its suit. */
  readonly contract?: Penalty | 'trump';
  readonly trump?: Suit;
  readonly kingDeclared?: boolean;
  /** For `moon`: how it counts. */
  readonly moonOption?: MoonOption;
}

/** The outcome for the player who decided. None of this was known at the time. */
export interface Outcome {
  /** For `play`: who took the trick. */
  readonly trickWinner?: PlayerId;
  /**
   * For `play` in Hearts and King: what this player took with the trick, 0 if another took it. Hearts: penalty
   * points. King: tricks or cards that count in the contract.
   */
  readonly pointsTaken?: number;
  /** Tricks that this player took in the deal. */
  readonly tricksTaken: number;
  /** What the deal added to the total. */
  readonly handScore: number;
  /** Hearts: who took all penalty cards of the deal. */
  readonly moonShooter?: PlayerId | null;
  /** King: why the deal was cancelled, and how a King ended the match. */
  readonly cancelled?: Cancellation | null;
  readonly king?: 'made' | 'lost' | null;
  /** The total at the end of the match. */
  readonly finalScore: number;
  /** 1 to 4: one more than the number of players who finished ahead. Equal players share the better place. */
  readonly finalPosition: number;
  /** 1 for the winner, shared where several are first, otherwise 0. */
  readonly winShare: number;
  /** False: the match had no end and was broken off; places by totals. */
  readonly matchOver: boolean;
}

export type TrainingExample = TrainingState & {
  readonly decision: Decision;
  readonly outcome: Outcome;
  /** The computer player that decided. */
  readonly aiStrategy: string;
  /** The time of the run, as given by --timestamp or SOURCE_DATE_EPOCH. */
  readonly timestamp: string;
};

export const TRAINING_FORMAT = 'kalpler-training';
export const TRAINING_VERSION = 1;

export interface TrainingHeader {
  readonly format: typeof TRAINING_FORMAT;
  readonly version: typeof TRAINING_VERSION;
  /** The program and its version. */
  readonly program: string;
  readonly game: GameId;
  /** All options of the rules. */
  readonly rules: AnyOptions;
  /** By position. */
  readonly strategies: readonly string[];
  readonly seed: number;
  /** How many matches were asked for. */
  readonly games: number;
  /** The beginning of every gameId: made from game, rules, strategies and seed. */
  readonly runId: string;
  readonly timestamp: string;
  /** False if a strategy thinks for a time, so that the same run may come out differently. */
  readonly reproducible: boolean;
}

export interface TrainingFooter {
  /** False: the run was stopped, and fewer games than asked for follow the header. */
  readonly complete: boolean;
  readonly games: number;
  readonly examples: number;
  /**
   * Begins with the CRC-32 of the header; for each example, as it stands in the file, it is multiplied by 31 and the
   * CRC-32 of the example is added. Modulo 2^32, in hexadecimal.
   */
  readonly check: string;
}
