// A client for a table that runs in this browser: the components of a table need not know that no server is there.

import type { Bid, Move, TableView } from '@kalpler/engine';
import type { Player, WireError } from '@kalpler/protocol';
import type { Acknowledged, Actions } from './actions.ts';
import type { Client } from './client.tsx';
import { START } from './client-state.ts';

interface OwnTable {
  /** The last views, the newest at the end: motion shows them one after the other. */
  readonly recent: readonly TableView[];
  readonly players: readonly Player[];
  /** The newest refusal, until it is dismissed. */
  readonly problem: WireError | null;
  readonly match: string;
  play(move: Move): Promise<Acknowledged>;
  /** The player has seen the result of a deal. */
  ready(): void;
  dismissProblem(): void;
  adviseBid?: (view: TableView) => Promise<Bid | null>;
}

const nothing = () => {};
const REFUSED: Acknowledged = {
  ok: false,
  error: { code: 'WRONG_PHASE', message: 'no server runs this table' },
};
const refuse = async () => REFUSED;

/** What only a server can do is refused, and whatever would be told to others is not said. */
const Solo: Omit<Actions, 'play' | 'ready' | 'dismissProblem'> = {
  followTables: nothing,
  create: refuse,
  join: refuse,
  comeBack: refuse,
  watch: refuse,
  look: refuse,
  leave: async () => {},
  addBot: nothing,
  removeBot: nothing,
  start: nothing,
  vote: nothing,
  say: nothing,
  react: nothing,
  typing: nothing,
  chatRead: nothing,
  ask: refuse,
  dismissClosed: nothing,
};

export function ownClient(table: OwnTable): Client {
  const { recent, players, problem, match, play, ready, dismissProblem, adviseBid } = table;
  const view = recent.at(-1);
  return {
    state: {
      ...START,
      recent,
      players,
      problem,
      held: view === undefined ? null : { match, view },
    },
    actions: { ...Solo, play, ready, dismissProblem },
    ...(adviseBid && { adviseBid }),
  };
}
