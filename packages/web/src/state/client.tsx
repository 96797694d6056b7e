// The page's connection and state, for every component that needs them.

import type { Move } from '@kalpler/engine';
import { cardName } from '@kalpler/engine';
import type { RequestName, RequestOf } from '@kalpler/protocol';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { type ClientState, reduce, START } from './client-state.ts';
import { type Acknowledged, ServerLine } from './connection.ts';

export interface Actions {
  /** Connects and follows the list of tables. */
  followTables(): void;
  create(wish: RequestOf<'createTable'>): Promise<Acknowledged>;
  join(tableId: string, playerName: string): Promise<Acknowledged>;
  /** Takes the own seat at a table again, if there is one. */
  comeBack(tableId: string): Promise<Acknowledged>;
  watch(tableId: string, playerName?: string): Promise<Acknowledged>;
  leave(): Promise<void>;
  addBot(level: RequestOf<'addBot'>['level']): void;
  removeBot(seat: number): void;
  start(level?: RequestOf<'startTable'>['level']): void;
  play(move: Move): Promise<Acknowledged>;
  ready(): void;
  vote(vote: boolean): void;
  say(text: string): void;
  react(reaction: RequestOf<'reaction'>['reaction']): void;
  typing(isTyping: boolean): void;
  chatRead(): void;
  /** What only one place in the page asks for. */
  ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Acknowledged>;
  dismissProblem(): void;
  dismissClosed(): void;
}

export interface Client {
  readonly state: ClientState;
  readonly actions: Actions;
}

/** Whoever runs a table without a server gives its components a client of their own. */
export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('no client around this component');
  return client;
}

export function ClientProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, START);
  const line = useRef<ServerLine | null>(null);
  line.current ??= new ServerLine((event) => {
    // A step of the game is drawn in small pieces, so that what moves goes on moving.
    if (event.kind === 'message' && event.event === 'updateGame')
      startTransition(() => dispatch(event));
    else dispatch(event);
  });
  const actions = useMemo(() => actionsOf(line.current!, dispatch), []);
  // Updates that do not fit the view are rare; the whole view mends everything.
  useEffect(() => {
    if (state.isLost) line.current!.ask('sync', {});
  }, [state.isLost]);
  const client = useMemo(() => ({ state, actions }), [state, actions]);
  return <ClientContext value={client}>{children}</ClientContext>;
}

function actionsOf(
  line: ServerLine,
  dispatch: (event: Parameters<typeof reduce>[1]) => void,
): Actions {
  return {
    followTables: () => void line.ask('listTables', { live: true }),
    create: (wish) => line.ask('createTable', wish),
    join: (tableId, playerName) => line.ask('joinTable', { tableId, playerName }),
    comeBack: (tableId) => line.ask('reconnect', { tableId }),
    watch: (tableId, playerName) =>
      line.ask('spectate', playerName === undefined ? { tableId } : { tableId, playerName }),
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

function playMove(line: ServerLine, move: Move): Promise<Acknowledged> {
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
