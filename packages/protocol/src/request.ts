// Requests: a schema for each event that clients may send.

import { type AnyOptions, GAME_IDS, MOON_OPTIONS, type Seat } from '@kalpler/engine';
import * as v from 'valibot';
import type { Player, TableSummary } from './announcement.ts';
import { CardInput } from './card.ts';
import { LEVELS } from './level.ts';
import type { MoveRequest } from './move.ts';
import type { WireError } from './refusal.ts';

/** Long enough for any table word with its number. */
const TableId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** The host trims and checks names; this only bounds them. */
const Name = v.pipe(v.string(), v.maxLength(100));
const Salt = v.pipe(v.string(), v.maxLength(64));
const Token = v.pipe(v.string(), v.minLength(16), v.maxLength(128));
/** What opens a private table: the last part of its link, or the digits that are said with its word. */
const Code = v.pipe(v.string(), v.maxLength(40));
const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const Level = v.picklist(LEVELS);

/** A move may say which version of the table it answers, and carry a number that makes a repeat harmless. */
const MOVE_FIELDS = {
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  cmdId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
};

const Cards = v.pipe(v.array(CardInput), v.maxLength(13));

/** Which bids and contracts there are is the engine's business. */
const Word = v.pipe(v.string(), v.maxLength(20));

const Contract = v.strictObject({
  type: Word,
  name: v.optional(Word),
  trumpSuit: v.optional(Word),
  kingDeclared: v.optional(v.boolean()),
  ...MOVE_FIELDS,
});

export const MOST_CHAT = 300;
export const REACTIONS = ['👍', '👏', '😂', '😮', '😢', '😡', '🎉', '🤔', '❤️', '☕'] as const;

/** Passed on as they are: the engine knows the options and names the one that is wrong. */
const Options = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

const NOTHING = v.strictObject({});

export const REQUESTS = {
  // The lobby
  createTable: v.strictObject({
    playerName: Name,
    game: v.optional(v.picklist(GAME_IDS)),
    preset: v.optional(v.pipe(v.string(), v.maxLength(40))),
    options: v.optional(Options),
    visibility: v.optional(v.picklist(['public', 'private'])),
    bots: v.optional(v.pipe(v.array(Level), v.maxLength(3))),
    spectators: v.optional(v.boolean()),
    language: v.optional(v.picklist(['tr', 'en'])),
    spectatorDelay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))),
    salt: v.optional(Salt),
  }),
  joinTable: v.strictObject({
    tableId: TableId,
    code: v.optional(Code),
    playerName: Name,
    salt: v.optional(Salt),
  }),
  spectate: v.strictObject({
    tableId: TableId,
    code: v.optional(Code),
    playerName: v.optional(Name),
  }),
  tableInfo: v.strictObject({ tableId: TableId, code: v.optional(Code) }),
  reconnect: v.strictObject({
    tableId: TableId,
    code: v.optional(Code),
    playerName: v.optional(Name),
    token: v.optional(Token),
  }),
  leaveTable: NOTHING,
  listTables: v.strictObject({ live: v.optional(v.boolean()), changes: v.optional(v.boolean()) }),

  // The waiting room
  addBot: v.strictObject({ level: v.optional(Level), seat: v.optional(SeatSchema) }),
  removeBot: v.strictObject({ seat: SeatSchema }),
  startTable: v.strictObject({ level: v.optional(Level) }),
  setSalt: v.strictObject({ salt: v.nullable(Salt) }),

  // The owner, at any time
  kickPlayer: v.strictObject({ seat: SeatSchema }),
  kickSpectator: v.strictObject({ name: Name }),
  lockTable: v.strictObject({ locked: v.boolean() }),

  // The game
  submitPass: v.strictObject({ cards: Cards, ...MOVE_FIELDS }),
  playCard: v.strictObject({ card: CardInput, ...MOVE_FIELDS }),
  submitBid: v.strictObject({
    bid: v.union([v.number(), Word]),
    ...MOVE_FIELDS,
  }),
  revealHand: v.strictObject(MOVE_FIELDS),
  submitExchange: v.strictObject({ cards: Cards, ...MOVE_FIELDS }),
  selectContract: Contract,
  cancelDeal: v.strictObject(MOVE_FIELDS),
  chooseMoon: v.strictObject({ option: v.picklist(MOON_OPTIONS), ...MOVE_FIELDS }),
  claim: v.strictObject(MOVE_FIELDS),
  readyNext: NOTHING,
  rematch: v.strictObject({ vote: v.boolean() }),
  sync: NOTHING,

  // Talking
  chatMessage: v.strictObject({ text: v.pipe(v.string(), v.maxLength(4 * MOST_CHAT)) }),
  typing: v.strictObject({ isTyping: v.boolean() }),
  reaction: v.strictObject({ reaction: v.picklist(REACTIONS) }),
  mutePlayer: v.strictObject({ seat: SeatSchema, muted: v.boolean() }),
  closeChat: v.strictObject({ closed: v.boolean() }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;

/** Where somebody sits or watches now. */
interface Place {
  readonly tableId: string;
  readonly slug: string;
  readonly seat: Seat | null;
  /** Opens a private table by its link; for its players. */
  readonly key?: string;
}

interface Answers {
  readonly createTable: Place;
  readonly joinTable: Place;
  readonly spectate: Place;
  readonly reconnect: Place;
  readonly tableInfo: {
    readonly table: TableSummary;
    readonly options: AnyOptions;
    readonly players: readonly Player[];
    readonly seat: Seat | null;
    readonly locked: boolean;
  };
  readonly listTables: { readonly tables?: readonly TableSummary[]; readonly total: number };
}

interface Moved {
  readonly version: number | undefined;
}

/** What the acknowledgement of a request that was done holds; that of a move, the version of the table after it. */
export type AnswerOf<Name extends RequestName> = Name extends keyof Answers
  ? Answers[Name]
  : Name extends MoveRequest
    ? Moved
    : object;

/** The acknowledgement of a request: what it was answered with, or why it was refused. */
export type Acknowledgement<Name extends RequestName = RequestName> =
  | ({ readonly ok: true } & AnswerOf<Name>)
  | { readonly ok: false; readonly error: WireError };

export const REQUEST_NAMES = Object.keys(REQUESTS) as RequestName[];
