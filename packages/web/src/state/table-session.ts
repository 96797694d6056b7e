// A table as its components see it, whether a server runs it, the worker of solo play, or a lesson.

import type { Bid, Move, Seat, TableView } from '@kalpler/engine';
import type { ChatLine, Deadline, Player, WireError } from '@kalpler/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';

export interface TableState {
  /** The last views, the newest at the end: motion shows them one after the other. */
  readonly views: readonly TableView[];
  readonly players: readonly Player[];
  /** The newest refusal, until it is dismissed. */
  readonly problem: WireError | null;
  readonly deadline: Deadline | null;
  /** The clock of the deadline less this one's, in milliseconds. */
  readonly clockSkew: number;
  /** Who has seen the result of a deal. */
  readonly ready: readonly Seat[];
  readonly chat: readonly ChatLine[];
  /** Steps for which "played for you" stays visible. */
  readonly autoNoticeSteps: number;
  readonly table: { readonly muted: readonly Seat[] } | null;
}

/** The initial state of solo tables and lessons. */
export const EMPTY_TABLE: TableState = {
  views: [],
  players: [],
  problem: null,
  deadline: null,
  clockSkew: 0,
  ready: [],
  chat: [],
  autoNoticeSteps: 0,
  table: null,
};

/** Views that motion may lag behind. */
export const MOST_VIEWS = 30;

export type MoveOutcome = { readonly ok: true } | { readonly ok: false; readonly error: WireError };

export interface TableSession<State extends TableState = TableState> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (move: Move) => Promise<MoveOutcome>;
  /** The player has seen the result of a deal. */
  readonly ready: () => void;
  readonly dismissProblem: () => void;
  /** What the bots of this table would bid in the player's place; without it, the page finds out itself. */
  readonly advise?: (view: TableView) => Promise<Bid | null>;
}

/** A state that components follow. */
export class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly getState = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (step: (state: State) => State): void => {
    const next = step(this.#state);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  };
}

/** The state of a store, read again whenever it changes. */
export function useStore<State>({
  subscribe,
  getState,
}: Pick<Store<State>, 'subscribe' | 'getState'>): State {
  return useSyncExternalStore(subscribe, getState, getState);
}

export const SessionContext = createContext<TableSession | null>(null);

/** The table around a component. */
export function useTable(): { readonly state: TableState; readonly session: TableSession } {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('no table around this component');
  return { state: useStore(session), session };
}
