// How each message of the server changes what the page knows.

import type { ListChanges, ServerEvent, TableSummary, Update } from '@kalpler/protocol';
import { updatedView } from '@kalpler/protocol/update';
import { away, type OnlineEvent, type OnlineState } from './online-state.ts';
import { MOST_VIEWS } from './table-session.ts';

/** The step itself and those of the others until the next turn. */
const AUTO_SAID = 5;

export function reduce(state: OnlineState, event: OnlineEvent): OnlineState {
  switch (event.kind) {
    case 'connection':
      return { ...state, connection: event.connection };
    case 'message':
      return handle(state, event);
    case 'problem':
      return { ...state, problem: event.problem };
  }
}

function handle(state: OnlineState, { event, payload }: ServerEvent<'views'>): OnlineState {
  switch (event) {
    case 'welcome':
      return { ...state, clockSkew: payload.now - Date.now() };
    case 'tablesList':
      return { ...state, tables: payload };
    case 'tablesChanged':
      return { ...state, tables: state.tables && changedTables(state.tables, payload) };
    case 'tableJoined': {
      const { tableId: word, players, ...info } = payload;
      // What was left of a closed table goes with it.
      const rest = state.closed === null ? state : away(state);
      return { ...rest, table: { word, ...info }, players, closed: null, problem: null };
    }
    case 'updatePlayers':
      return { ...state, ...payload };
    case 'updateGame':
    case 'reconnected':
      return update(state, payload);
    case 'autoPlay':
    case 'autoPass':
    case 'autoMove':
      return { ...state, autoNoticeSteps: AUTO_SAID };
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
    case 'tableAccess':
      return {
        ...state,
        table: state.table && {
          ...state.table,
          locked: payload.locked,
          key: payload.key ?? state.table.key,
          code: payload.code,
        },
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

/** The newest first, as the server lists them. */
function changedTables(
  tables: readonly TableSummary[],
  { changed, gone }: ListChanges,
): TableSummary[] {
  const out = new Set([...gone, ...changed.map(({ slug }) => slug)]);
  return [...changed, ...tables.filter(({ slug }) => !out.has(slug))].sort(
    (a, b) => b.createdAt - a.createdAt,
  );
}

function update(state: OnlineState, payload: Update): OnlineState {
  const held = updatedView(state.held, payload);
  if (held === null) return { ...state, isOutOfStep: true };
  if (held === state.held) return { ...state, deadline: payload.deadline, isOutOfStep: false };
  const isNewMatch = state.held?.match !== held.match;
  const isNewDeal = held.view.deal?.phase !== 'roundEnd';
  return {
    ...state,
    held,
    views: [...(isNewMatch ? [] : state.views), held.view].slice(-MOST_VIEWS),
    deadline: payload.deadline,
    isOutOfStep: false,
    autoNoticeSteps: Math.max(0, state.autoNoticeSteps - 1),
    ready: isNewDeal ? [] : state.ready,
    rematch: isNewMatch ? null : state.rematch,
    finished: isNewMatch ? null : state.finished,
  };
}
