// What the page can ask of the server: fetched, with the line to it, when somebody first does.

import { cardName, type Move } from '@kalpler/engine';
import type { Acknowledged, Actions } from './actions.ts';
import type { ClientEvent, ClientState } from './client-state.ts';
import { ServerConnection } from './connection.ts';
import { reduce } from './reduce.ts';

export function serverActions(
  change: (step: (state: ClientState) => ClientState) => void,
): Actions {
  const dispatch = (event: ClientEvent) => change((state) => reduce(state, event));
  const line = new ServerConnection(dispatch);
  return actionsOf(line, dispatch);
}

function actionsOf(line: ServerConnection, dispatch: (event: ClientEvent) => void): Actions {
  return {
    followTables: async () => {
      const answer = await line.ask('listTables', { live: true, changes: true });
      if (answer.ok && answer.tables !== undefined) {
        dispatch({ kind: 'message', event: 'tablesList', payload: answer.tables });
      }
    },
    create: (settings) => line.ask('createTable', settings),
    join: (tableId, playerName, code) =>
      line.ask('joinTable', { tableId, playerName, ...withCode(code) }),
    comeBack: (tableId) => line.ask('reconnect', { tableId }),
    watch: (tableId, code, playerName) =>
      line.ask('spectate', {
        tableId,
        ...withCode(code),
        ...(playerName === undefined ? {} : { playerName }),
      }),
    look: (tableId, code) => line.ask('tableInfo', { tableId, ...withCode(code) }),
    leave: async () => {
      line.leave();
      await line.ask('leaveTable', {});
      dispatch({ kind: 'left' });
    },
    addBot: (level) => void line.ask('addBot', level === undefined ? {} : { level }),
    removeBot: (seat) => void line.ask('removeBot', { seat }),
    start: (level) => void line.ask('startTable', level === undefined ? {} : { level }),
    play: (move) => playMove(line, move),
    ready: () => void line.ask('readyNext', {}),
    vote: (vote) => void line.ask('rematch', { vote }),
    say: (text) => void line.ask('chatMessage', { text }),
    react: (reaction) => void line.ask('reaction', { reaction }),
    typing: (isTyping) => void line.ask('typing', { isTyping }),
    chatRead: () => dispatch({ kind: 'chatRead' }),
    ask: (name, request) => line.ask(name, request),
    dismissProblem: () => dispatch({ kind: 'problem', problem: null }),
    dismissClosed: () => dispatch({ kind: 'closedSeen' }),
  };
}

function withCode(code: string | null | undefined): { readonly code?: string } {
  return code ? { code } : {};
}

function playMove(line: ServerConnection, move: Move): Promise<Acknowledged> {
  switch (move.kind) {
    case 'play':
      return line.move('playCard', { card: cardName(move.card) });
    case 'pass':
      return line.move('submitPass', { cards: move.cards.map(cardName) });
    case 'exchange':
      return line.move('submitExchange', { cards: move.cards.map(cardName) });
    case 'bid':
      return line.move('submitBid', { bid: move.bid });
    case 'reveal':
      return line.move('revealHand', {});
    case 'choose':
      return line.move('selectContract', move.contract);
    case 'moon':
      return line.move('chooseMoon', { option: move.option });
    case 'cancel':
      return line.move('cancelDeal', {});
    case 'claim':
      return line.move('claim', {});
  }
}
