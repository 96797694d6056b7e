// All that the page knows of the server.

import type { AnyOptions, GameId, Seat, TableView } from '@kalpler/engine';
import type {
  ChatLine,
  Deadline,
  Held,
  Player,
  ServerEvent,
  TableSummary,
  WireError,
} from '@kalpler/protocol';

type Connection = 'offline' | 'connecting' | 'online' | 'reconnecting';

/** The table at which this tab sits or watches. */
export interface TableInfo {
  readonly id: string;
  readonly slug: string;
  readonly seat: Seat | null;
  /** What this player or spectator is called here. */
  readonly name: string;
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly visibility: 'public' | 'private';
  readonly commitment: string;
  readonly chatClosed: boolean;
  readonly muted: readonly Seat[];
  /** Whether nobody new may come. */
  readonly locked: boolean;
  /** What opens a private table by its link: its key, or for a spectator what they came with. */
  readonly key: string | null;
  /** The digits to say with the word of a private table, for its players. */
  readonly code: string | null;
}

export interface Rematch {
  readonly votes: readonly (boolean | null)[];
  readonly timeoutAt: number | null;
}

export interface ClientState {
  readonly connection: Connection;
  /** The server's clock less this one's, in milliseconds. */
  readonly clockSkew: number;
  /** Null until the first list has come. */
  readonly tables: readonly TableSummary[] | null;
  readonly table: TableInfo | null;
  readonly players: readonly Player[];
  /** The names of the first of them. */
  readonly spectators: readonly string[];
  readonly spectatorCount: number;
  readonly held: Held | null;
  /** The last views of this match, the newest at the end: motion shows them one after the other. */
  readonly recent: readonly TableView[];
  readonly deadline: Deadline | null;
  readonly ready: readonly Seat[];
  readonly rematch: Rematch | null;
  readonly finished: {
    readonly match: string;
    readonly secret: string;
    readonly url: string;
  } | null;
  readonly paused: boolean;
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly typing: readonly string[];
  /** The newest refusal, until it is dismissed. */
  readonly problem: WireError | null;
  /** Why the table is gone, until it is dismissed. */
  readonly closed: string | null;
  /** Whether the view does not fit the updates and a whole one must be asked for. */
  readonly isLost: boolean;
  /** For so many more steps it is said that something was done in this player's place. */
  readonly auto: number;
}

export const START: ClientState = {
  connection: 'offline',
  clockSkew: 0,
  tables: null,
  table: null,
  players: [],
  spectators: [],
  spectatorCount: 0,
  held: null,
  recent: [],
  deadline: null,
  ready: [],
  rematch: null,
  finished: null,
  paused: false,
  chat: [],
  unread: 0,
  typing: [],
  problem: null,
  closed: null,
  isLost: false,
  auto: 0,
};

/** Views that motion may lag behind. */
export const MOST_RECENT = 30;

export type ClientEvent =
  | { readonly kind: 'connection'; readonly connection: Connection }
  | ({ readonly kind: 'message' } & ServerEvent<'views'>)
  | { readonly kind: 'problem'; readonly problem: WireError | null }
  | { readonly kind: 'chatRead' }
  | { readonly kind: 'left' }
  | { readonly kind: 'closedSeen' };
