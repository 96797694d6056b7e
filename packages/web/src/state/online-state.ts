// All that the page knows of the server.

import type { AnyOptions, GameId, Seat } from '@kalpler/engine';
import type {
  Acknowledgement,
  Held,
  RequestName,
  ServerEvent,
  TableSummary,
  WireError,
} from '@kalpler/protocol';
import { EMPTY_TABLE, type TableState } from './table-session.ts';

type Connection = 'offline' | 'connecting' | 'online' | 'reconnecting';

/** The table at which this tab sits or watches. */
export interface TableInfo {
  /** What the table is called; its address has the slug. */
  readonly word: string;
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

export interface OnlineState extends TableState {
  readonly connection: Connection;
  /** Null until the first list has arrived. */
  readonly tables: readonly TableSummary[] | null;
  readonly table: TableInfo | null;
  /** The names of the first spectators. */
  readonly spectators: readonly string[];
  readonly spectatorCount: number;
  readonly held: Held | null;
  readonly rematch: Rematch | null;
  readonly finished: {
    readonly match: string;
    readonly secret: string;
    readonly url: string;
  } | null;
  readonly paused: boolean;
  readonly unread: number;
  readonly typing: readonly string[];
  /** Why the table is gone, until it is dismissed. */
  readonly closed: string | null;
  /** Whether the view does not fit the updates and a whole one must be asked for. */
  readonly isOutOfStep: boolean;
}

export const START: OnlineState = {
  ...EMPTY_TABLE,
  connection: 'offline',
  tables: null,
  table: null,
  spectators: [],
  spectatorCount: 0,
  held: null,
  rematch: null,
  finished: null,
  paused: false,
  unread: 0,
  typing: [],
  closed: null,
  isOutOfStep: false,
};

/** What is kept when a table is left. */
export function away({ connection, clockSkew, tables }: OnlineState): OnlineState {
  return { ...START, connection, clockSkew, tables };
}

/** The outcome of a request that nobody answered. Its kind tells it from a TRY_AGAIN that the server sent. */
export const NO_ANSWER = {
  ok: false,
  kind: 'noAnswer',
  error: { code: 'TRY_AGAIN', message: '' },
} as const;

/** The outcome of a request. */
export type Answer<Name extends RequestName> =
  | (Acknowledgement<Name> & { readonly kind?: never })
  | typeof NO_ANSWER;

/** What the connection reports. */
export type OnlineEvent =
  | { readonly kind: 'connection'; readonly connection: Connection }
  | ({ readonly kind: 'message' } & ServerEvent<'views'>)
  | { readonly kind: 'problem'; readonly problem: WireError };
