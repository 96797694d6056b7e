// The page's connection and state, for every component that needs them.

import type { Bid, TableView } from '@kalpler/engine';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Actions, LOST } from './actions.ts';
import { type ClientState, START } from './client-state.ts';
import { lazyResource } from './lazy-resource.ts';

export interface Client {
  readonly state: ClientState;
  readonly actions: Actions;
  /** Where a table runs in this browser, its own bots can say what they would bid. */
  readonly adviseBid?: (view: TableView) => Promise<Bid | null>;
}

/** Whoever runs a table without a server gives its components a client of their own. */
export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('no client around this component');
  return client;
}

export function ClientProvider({ children }: { children: ReactNode }) {
  const [state, change] = useState(START);
  const actions = useMemo(() => actionsFor(change), []);
  useEffect(() => (state.isLost ? askForView(actions) : undefined), [state.isLost, actions]);
  const client = useMemo(() => ({ state, actions }), [state, actions]);
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Milliseconds until the whole view is asked for again when it has not come. */
const ASK_AGAIN = 1000;

/** Updates that do not fit the view are rare; the whole view mends everything. Gives what ends the asking. */
function askForView(actions: Actions): () => void {
  let isOver = false;
  let again: ReturnType<typeof setTimeout>;
  const ask = async () => {
    await actions.ask('sync', {});
    // The view came before its answer; without it the question or the answer was lost, or refused.
    if (!isOver) again = setTimeout(ask, ASK_AGAIN);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(again);
  };
}

/** Whether each of them has an answer. */
const ANSWERS: {
  readonly [Name in keyof Actions]: ReturnType<Actions[Name]> extends void ? false : true;
} = {
  followTables: false,
  create: true,
  join: true,
  comeBack: true,
  watch: true,
  look: true,
  leave: true,
  addBot: false,
  removeBot: false,
  start: false,
  play: true,
  ready: false,
  vote: false,
  say: false,
  react: false,
  typing: false,
  chatRead: false,
  ask: true,
  dismissProblem: false,
  dismissClosed: false,
};

/** The line to the server is fetched with the first thing that is asked of it: whoever plays alone needs none. */
function actionsFor(change: Dispatch<SetStateAction<ClientState>>): Actions {
  const server = lazyResource(async () =>
    (await import('./server-actions.ts')).serverActions(change),
  );
  const act = async (name: keyof Actions, ...given: readonly unknown[]): Promise<unknown> => {
    const actions = await server.load().catch(() => null);
    if (actions === null) return LOST;
    return (actions[name] as (...given: readonly unknown[]) => unknown)(...given);
  };
  const entries = Object.entries(ANSWERS).map(([name, hasAnswer]) => {
    const ask = act.bind(null, name as keyof Actions);
    // An effect that gave a promise back would break React.
    return [name, hasAnswer ? ask : (...given: readonly unknown[]) => void ask(...given)] as const;
  });
  return Object.fromEntries(entries) as unknown as Actions;
}
