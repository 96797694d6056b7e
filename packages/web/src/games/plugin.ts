// What a game brings to the page: an entry that is always there, and the interface of its table, fetched with the table.
//
// Whatever a game leaves out is as it is in a plain game of tricks: a table of points, seats with their totals, no panels.

import type {
  AnyOptions,
  Card,
  DealResult,
  DealView,
  GameId,
  GameOf,
  Move,
  Seat,
  Suit,
  Table,
  TableView,
} from '@kalpler/engine';
import type { RuleKey, RuleValue } from '@kalpler/i18n/rules';
import type { MatchEndTexts } from '@kalpler/i18n/tr/match-end';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import type { Level } from '@kalpler/protocol/level';
import type { ReactElement, ReactNode } from 'react';
import type { Counted } from '../hints/counting/question.ts';
import type { Headline } from '../panels/deal-end.ts';
import type { Side } from '../scores/sides.ts';
import type { Words } from '../text-mode/report.ts';

/** What is known of a game before its code is fetched; workers know it, too, so it holds nothing that is drawn. */
export interface GameEntry<Game extends GameId = GameId> {
  /** The sign that stands for the game. */
  readonly sign: Suit | 'crown';
  /** The colours of its tile: of the ground, and of the sign on it. */
  readonly tint: { readonly ground: Tint; readonly sign: Tint };
  /** How long a match usually takes. */
  readonly minutes: number;
  /** The presets with the points that they are played to, the usual one first; null where the number of deals ends a match. */
  readonly goals: Readonly<Record<string, number | null>>;
  /** The option that holds these points. */
  readonly goalOption?: RuleKey & ('endScore' | 'targetScore');
  /** How many deals a match has, where that is known from its beginning. */
  dealsOf?(options: OptionsOf<Game>): number;
  /** Whether points are penalties, so that the lowest total is the best. */
  readonly isLowBest?: boolean;
  /** Whether partners sit across from each other at a table of four. */
  readonly hasPartners?: boolean;
  /** Bots with a style of their own that are weaker or stronger in this game than in others. */
  readonly levels?: Readonly<Record<string, Level>>;
  /** The rules that people really change. */
  readonly houseRules: readonly HouseRule[];
  readonly daily: {
    /** The rules of the daily deal. */
    readonly options: Readonly<Record<string, unknown>>;
    /** Whether it is counted by how far the player is ahead of what the others made on average. */
    readonly isLead?: boolean;
  };
}

export type Tint = 'wine' | 'bole' | 'cobalt' | 'green' | 'turq';

export interface HouseRule {
  readonly key: RuleKey;
  /** The values in sight; yes and no where there are none. */
  readonly values?: readonly RuleValue[];
}

type ByGame<Union extends { readonly game: GameId }> = { [One in Union as One['game']]: One };
export type OptionsOf<Game extends GameId> = ByGame<AnyOptions>[Game];
export type DealOf<Game extends GameId> = ByGame<DealView>[Game];
export type ResultOf<Game extends GameId> = ByGame<DealResult>[Game];

/** A view of a table at which one game is played. */
export interface ViewOf<Game extends GameId>
  extends Omit<TableView, 'options' | 'deal' | 'results'> {
  readonly options: OptionsOf<Game>;
  readonly deal: DealOf<Game> | null;
  readonly results: readonly ResultOf<Game>[];
}

export interface SheetProps<Game extends GameId = GameId> {
  readonly view: ViewOf<Game>;
  /** For the rail: with a heading of its own, and only the last rows. */
  readonly isCompact: boolean;
}

/** What the table of a game needs besides that of any game. */
export interface GameTable<Game extends GameId = GameId> {
  /** The score sheet in the form that the game is written down in, fetched ahead of the end of a deal. */
  Sheet?(props: SheetProps<Game>): ReactNode;
  loadSheet?(): Promise<unknown>;
  readonly sheetName?: 'scores' | 'yazboz';
  /** Whether the sheet takes no more room than its rows. */
  readonly isSheetLow?: boolean;
  /** What stands in the bar on top of the table. */
  Chips?(props: { readonly deal: DealOf<Game> }): ReactElement | null;
  /** The panel that asks the player for a move other than a card. */
  panel?(view: ViewOf<Game>, deal: DealOf<Game>, act: (move: Move) => void): ReactElement | null;
  /** Where cards are given to. */
  passDirection?(deal: DealOf<Game>): 'left' | 'right' | 'across' | null;

  /** What a seat has taken so far, where tricks do not say it. */
  soFar?(deal: DealOf<Game>, seat: Seat, t: TableTexts): string;
  /** One or two short lines beside a name, where they are not points. */
  seatLines?(view: ViewOf<Game>, deal: DealOf<Game>, seat: Seat, t: TableTexts): string[];
  /** The one thing to know of a seat where there is room for no more; `choice` is what it is choosing. */
  seatState?(
    view: ViewOf<Game>,
    deal: DealOf<Game>,
    seat: Seat,
    choice: string | null,
    t: TableTexts,
  ): string;
  /** What is played, as read aloud with the table. */
  contractSaid?(deal: DealOf<Game>, t: TableTexts): string;
  /** What is played, below a replay. */
  contractName?(deal: DealOf<Game>, t: TableTexts): string | null;
  /** What somebody has chosen since an earlier view of the same deal. */
  choicesSince?(
    before: DealOf<Game> | null,
    deal: DealOf<Game>,
    players: readonly string[],
    words: Words,
  ): string[];
  /** What a list of players says about one player. */
  playerParts?(deal: DealOf<Game>, seat: Seat, words: Words): string[];
  /** What is asked of the player besides giving and playing cards. */
  questions?(deal: DealOf<Game>, seat: Seat, words: Words): string[];

  /** Whether nobody has chosen anything in a deal without a card played. */
  isUntouched?(deal: DealOf<Game>): boolean;
  /** Whether a trick worth `points`, for or against its taker, deserves a longer look. */
  isDear?(deal: DealOf<Game>, points: number): boolean;
  /** Whether what is taken in this deal counts against the taker. */
  countsPenalties?(deal: DealOf<Game>): boolean;

  /** What is celebrated at the end of a deal. */
  headline?(view: ViewOf<Game>, result: ResultOf<Game>, t: TableTexts): Headline | null;
  /** What else happened in it. */
  happenings?(view: ViewOf<Game>, result: ResultOf<Game>, t: TableTexts): string[];
  /** The bid of a side, and how many tricks it took. */
  bidOf?(result: ResultOf<Game>, side: Side): { readonly bid: number; readonly tricks: number };
  /** Who took the card that is marked beside what the deal cost. */
  markedTaker?(view: ViewOf<Game>): { readonly seat: Seat; readonly suit: Suit } | null;
  /** How a match was won, where the points do not say everything. */
  howWon?(view: ViewOf<Game>, words: TableTexts['panels'] & MatchEndTexts): string | null;
  /** What a ranking says of a side that is one player. */
  sideNote?(view: ViewOf<Game>, side: number, t: TableTexts): string;
}

/** What a game adds to the memory of a match and to its review; both need the rules. */
export interface GameFacts<Game extends GameId = GameId> {
  /** What each deal is remembered by besides its points; null for one that does not count. */
  dealsOf(
    table: Table & { readonly game: GameOf<Game> },
    results: readonly ResultOf<Game>[],
    seat: Seat,
  ): readonly (object | null)[];
  /** The points that cards must be worth to be called lucky. */
  luckyFrom(game: GameOf<Game>): number;
}

/** What help at a table alone needs to know of the cards. */
export interface GameCards<Game extends GameId = GameId> {
  /** All cards that a table is played with. */
  deckOf?(options: OptionsOf<Game>): readonly Card[];
  /** The suit that matters most. */
  keySuit?(deal: DealOf<Game>): number | null;
  /** What is worth counting while it is taken. */
  counted?(deal: DealOf<Game>): Counted | null;
}
