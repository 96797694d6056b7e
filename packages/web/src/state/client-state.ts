// All that the page knows of the server, and how each message changes it.

import type { AnyOptions, GameId, Seat, TableView } from '@kalpler/engine';
import type {
  ChatLine,
  Deadline,
  Held,
  Player,
  TableSummary,
  Update,
  WireError,
} from '@kalpler/protocol';
import { updatedView } from '@kalpler/protocol/update';

export type Connection = 'offline' | 'connecting' | 'online' | 'reconnecting';

/** The table at which this tab sits or watches. */
export interface TableInfo {
  readonly id: string;
  readonly slug: string;
  readonly seat: Seat | null;
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly visibility: 'public' | 'private';
  readonly commitment: string;
  readonly chatClosed: boolean;
  readonly muted: readonly Seat[];
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
  readonly spectators: readonly string[];
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

/** The step itself and those of the others until the next turn. */
const AUTO_SAID = 5;

/** Views that motion may lag behind. */
export const MOST_RECENT = 30;

/** What is kept when a table is left. */
function away(state: ClientState): ClientState {
  const { connection, clockSkew, tables } = state;
  return { ...START, connection, clockSkew, tables };
}

export type ClientEvent =
  | { readonly kind: 'connection'; readonly connection: Connection }
  | { readonly kind: 'message'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'problem'; readonly problem: WireError | null }
  | { readonly kind: 'chatRead' }
  | { readonly kind: 'left' }
  | { readonly kind: 'closedSeen' };

export function reduce(state: ClientState, event: ClientEvent): ClientState {
  switch (event.kind) {
    case 'connection':
      return { ...state, connection: event.connection };
    case 'message':
      return hear(state, event.event, event.payload);
    case 'problem':
      return { ...state, problem: event.problem };
    case 'chatRead':
      return state.unread === 0 ? state : { ...state, unread: 0 };
    case 'left':
      return away(state);
    case 'closedSeen':
      return { ...state, closed: null };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each payload has the form of its announcement's schema
function hear(state: ClientState, event: string, payload: any): ClientState {
  switch (event) {
    case 'welcome':
      return { ...state, clockSkew: payload.now - Date.now() };
    case 'tablesList':
      return { ...state, tables: payload };
    case 'tableJoined': {
      const { tableId: id, players, ...info } = payload;
      // What was left of a closed table goes with it.
      const rest = state.closed === null ? state : away(state);
      return { ...rest, table: { id, ...info }, players, closed: null, problem: null };
    }
    case 'updatePlayers':
      return { ...state, players: payload.players, spectators: payload.spectators };
    case 'updateGame':
    case 'reconnected':
      return update(state, payload);
    case 'autoPlay':
    case 'autoPass':
    case 'autoMove':
      return { ...state, auto: AUTO_SAID };
    case 'readyStatus':
      return { ...state, ready: payload.ready };
    case 'rematchStatus':
      return {
        ...state,
        rematch: payload,
        table: state.table && { ...state.table, commitment: payload.commitment },
      };
    case 'matchEnd':
      return { ...state, finished: payload };
    case 'paused':
      return { ...state, paused: payload.paused };
    case 'chatHistory':
      return { ...state, chat: payload.lines };
    case 'chat':
      return { ...state, chat: [...state.chat, payload].slice(-200), unread: state.unread + 1 };
    case 'typingUpdate':
      return { ...state, typing: payload.players };
    case 'chatState':
      return {
        ...state,
        table: state.table && { ...state.table, chatClosed: payload.closed, muted: payload.muted },
      };
    case 'tableClosed':
      // The end of a match stays in sight when there is no further one.
      return { ...(state.rematch === null ? away(state) : state), closed: payload.reason };
    case 'error':
      return { ...state, problem: payload };
    default:
      return state;
  }
}

function update(state: ClientState, payload: Update): ClientState {
  const held = updatedView(state.held, payload);
  if (held === null) return { ...state, isLost: true };
  if (held === state.held) return { ...state, deadline: payload.deadline, isLost: false };
  const isNewMatch = state.held?.match !== held.match;
  const isNewDeal = held.view.deal?.phase !== 'roundEnd';
  return {
    ...state,
    held,
    recent: [...(isNewMatch ? [] : state.recent), held.view].slice(-MOST_RECENT),
    deadline: payload.deadline,
    isLost: false,
    auto: Math.max(0, state.auto - 1),
    ready: isNewDeal ? [] : state.ready,
    rematch: isNewMatch ? null : state.rematch,
    finished: isNewMatch ? null : state.finished,
  };
}
