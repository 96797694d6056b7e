// Announcements: a schema for each event that a server sends its clients.

import { type AnyOptions, GAME_IDS, type KingContract, PHASES } from '@kalpler/engine';
import * as v from 'valibot';
import { WireCardSchema } from './card.ts';
import type { DocumentState } from './documents/state.ts';
import { LEVELS } from './level.ts';
import { type WireError, WireErrorSchema } from './refusal.ts';
import { REACTIONS } from './request.ts';
import type { Dialect, Update } from './update.ts';

/** What a schema describes, as it is passed on: nobody changes a message. */
type Output<Schema extends v.GenericSchema> = Fixed<v.InferOutput<Schema>>;
type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const Seats = v.array(Seat);
const Points = v.array(v.number());
const Cards = v.array(WireCardSchema);
/** Milliseconds since 1970, or null when there is no limit. */
const Time = v.nullable(v.number());
const Bid = v.nullable(v.union([v.number(), v.picklist(['nil', 'blind_nil', 'hidden'])]));
const TrickCards = v.array(v.object({ seat: Seat, card: WireCardSchema }));
const Contract = v.looseObject({ type: v.picklist(['penalty', 'trump']) });

export const PlayerSchema = v.object({
  seat: Seat,
  name: v.string(),
  connected: v.boolean(),
  /** The level of a computer player; null for a person. */
  bot: v.nullable(v.picklist(LEVELS)),
  /** Whether a computer player acts for a person who is away. */
  standIn: v.boolean(),
  owner: v.boolean(),
  /** Whether the player has added a salt to the deals. */
  salted: v.boolean(),
});
export type Player = Output<typeof PlayerSchema>;

export const TableSummarySchema = v.object({
  id: v.string(),
  /** The form for links: lower case, ASCII only. */
  slug: v.string(),
  game: v.picklist(GAME_IDS),
  phase: v.picklist(PHASES),
  playerCount: v.number(),
  seats: v.number(),
  playerNames: v.array(v.string()),
  bots: v.number(),
  /** The preset that the rules began from, and how many options differ from it. */
  preset: v.string(),
  changes: v.number(),
  turnSeconds: v.nullable(v.number()),
  spectators: v.boolean(),
  createdAt: v.number(),
});
export type TableSummary = Output<typeof TableSummarySchema>;

export const ListChangesSchema = v.object({
  changed: v.array(TableSummarySchema),
  /** The slugs of tables that are not on the page any longer. */
  gone: v.array(v.string()),
  total: v.number(),
});
export type ListChanges = Output<typeof ListChangesSchema>;

const ChatSchema = v.object({
  from: v.string(),
  seat: v.nullable(Seat),
  text: v.string(),
  timestamp: v.number(),
  reaction: v.optional(v.picklist(REACTIONS)),
});
export type ChatLine = Output<typeof ChatSchema>;

const StateSchema = v.looseObject({ version: v.number(), phase: v.picklist(PHASES) });
const UpdateSchema = v.looseObject({ match: v.string() });

/** Whether anybody new may come, and for the players of a private table the end of its link and its short code. */
const ACCESS = {
  locked: v.boolean(),
  key: v.nullable(v.string()),
  code: v.nullable(v.string()),
};

export const ANNOUNCEMENTS = {
  welcome: v.object({ token: v.string(), now: v.number() }),
  error: WireErrorSchema,

  tablesList: v.array(TableSummarySchema),
  tablesChanged: ListChangesSchema,
  tableJoined: v.object({
    tableId: v.string(),
    slug: v.string(),
    seat: v.nullable(Seat),
    name: v.string(),
    players: v.array(PlayerSchema),
    token: v.string(),
    game: v.picklist(GAME_IDS),
    options: v.looseObject({}),
    visibility: v.picklist(['public', 'private']),
    commitment: v.string(),
    spectatorDelay: v.number(),
    chatClosed: v.boolean(),
    muted: Seats,
    ...ACCESS,
  }),
  tableAccess: v.object(ACCESS),
  tableClosed: v.object({ reason: v.string() }),
  updatePlayers: v.object({
    players: v.array(PlayerSchema),
    spectators: v.array(v.string()),
    spectatorCount: v.number(),
  }),

  startGame: v.object({
    hand: Cards,
    startingPlayer: v.nullable(Seat),
    roundNumber: v.number(),
  }),
  passingPhase: v.object({
    direction: v.picklist(['left', 'right', 'across', 'hold']),
    timeoutAt: Time,
  }),
  cardsReceived: v.object({ cards: Cards, from: v.string() }),
  biddingPhase: v.object({ roundNumber: v.number(), timeoutAt: Time }),
  bidsUpdate: v.object({ bids: v.array(Bid) }),
  exchangePhase: v.object({
    give: v.nullable(v.object({ count: v.number(), to: Seat })),
    timeoutAt: Time,
  }),
  selectingPhase: v.object({ player: Seat, open: v.array(Contract), timeoutAt: Time }),
  contractSelected: v.object({ contract: Contract, trumpSuit: v.optional(v.string()) }),
  turnStart: v.object({ player: Seat, timeoutAt: Time }),
  cardPlayed: v.object({ player: Seat, card: WireCardSchema }),
  trickEnd: v.object({
    winner: Seat,
    points: v.optional(v.number()),
    team: v.optional(v.number()),
  }),
  lastTrick: v.object({ cards: TrickCards, winner: Seat }),
  moonChoice: v.object({ player: Seat, timeoutAt: Time }),
  roundEnd: v.looseObject({ cumulativeScores: Points }),
  gameCancelled: v.object({ reason: v.string() }),
  gameEnd: v.looseObject({ winners: v.array(v.number()), finalScores: Points }),
  partyEnd: v.looseObject({ winners: v.array(v.number()), finalTotals: Points }),
  updateGame: v.union([StateSchema, UpdateSchema]),
  reconnected: v.union([StateSchema, UpdateSchema]),

  autoPass: v.object({ cards: Cards }),
  autoPlay: v.object({ card: WireCardSchema }),
  autoMove: v.object({ move: v.string() }),
  readyStatus: v.object({ ready: Seats, timeoutAt: Time }),
  rematchStatus: v.object({
    votes: v.array(v.nullable(v.boolean())),
    commitment: v.string(),
    timeoutAt: Time,
  }),
  matchEnd: v.object({ match: v.string(), secret: v.string(), url: v.string() }),
  paused: v.object({ paused: v.boolean(), timeoutAt: Time }),
  serverClosing: v.object({ reason: v.string() }),

  chat: ChatSchema,
  chatHistory: v.object({ lines: v.array(ChatSchema) }),
  chatState: v.object({ closed: v.boolean(), muted: Seats }),
  typingUpdate: v.object({ players: v.array(v.string()) }),
} as const;

export type AnnouncementName = keyof typeof ANNOUNCEMENTS;

type Schemas = typeof ANNOUNCEMENTS;
type State<D extends Dialect> = { readonly documents: DocumentState; readonly views: Update }[D];

/** Where a schema lets more pass than is ever sent. */
interface Exact<D extends Dialect> {
  readonly tableJoined: Omit<Output<Schemas['tableJoined']>, 'options'> & {
    readonly options: AnyOptions;
  };
  readonly selectingPhase: Omit<Output<Schemas['selectingPhase']>, 'open'> & {
    readonly open: readonly KingContract[];
  };
  readonly contractSelected: Omit<Output<Schemas['contractSelected']>, 'contract'> & {
    readonly contract: KingContract;
  };
  readonly error: WireError;
  readonly updateGame: State<D>;
  readonly reconnected: State<D>;
}

/** What an event carries; the state of a game comes in one of the dialects. */
export type EventOf<
  Name extends AnnouncementName,
  D extends Dialect = Dialect,
> = Name extends keyof Exact<D> ? Exact<D>[Name] : Output<Schemas[Name]>;

/** An event by its name with what it carries. */
export type ServerEvent<D extends Dialect = Dialect> = {
  readonly [Name in AnnouncementName]: {
    readonly event: Name;
    readonly payload: EventOf<Name, D>;
  };
}[AnnouncementName];

/** Hands out one event; its name decides what it has to carry. */
export type Emit = <Name extends AnnouncementName>(event: Name, payload: EventOf<Name>) => void;

/** What is wrong with an event that came from a server, if anything: for tests, and for pages that are being written. */
export function eventProblem(event: string, payload: unknown): string | null {
  if (!Object.hasOwn(ANNOUNCEMENTS, event)) return `${event}: there is no such event`;
  const read = v.safeParse(ANNOUNCEMENTS[event as AnnouncementName], payload);
  return read.success ? null : `${event}: ${v.summarize(read.issues)}`;
}

export const ANNOUNCEMENT_NAMES = Object.keys(ANNOUNCEMENTS) as AnnouncementName[];
