// A solo match as the page sees it: opened in the worker, its views one after the other, and what went wrong.

import type { Thought } from '@kalpler/bots/core';
import type { Move, Result, TableView } from '@kalpler/engine';
import type { Rival, SoloState } from '@kalpler/match';
import type { Level, Player, WireError } from '@kalpler/protocol';
import { LEVELS } from '@kalpler/protocol/level';
import {
  EMPTY_TABLE,
  MOST_VIEWS,
  type MoveOutcome,
  Store,
  type TableSession,
  type TableState,
} from '../../state/table-session.ts';
import type { Failure } from '../../worker/rpc.ts';
import { characterOf } from '../characters.ts';
import { soloClient } from '../solo-client.ts';
import { lockName } from './match-lock.ts';
import type { OpenProblem, SoloEvent } from './solo-service.ts';

export interface SoloTableState extends TableState {
  /** Null until it is open. */
  readonly match: SoloState | null;
  /** Why it cannot be played here. */
  readonly failure: OpenProblem | { readonly kind: 'gone' } | { readonly kind: 'failed' } | null;
  /** Why a card may not be played, shown beside the hand; any other problem is shown above the table. */
  readonly whyNot: WireError | null;
  /** Whether a match that is over counts in statistics by now. */
  readonly isRemembered: boolean;
}

/** A worker that crashes again so soon would do so for ever. */
const SOON_MS = 10_000;

const CLOSED: SoloTableState = {
  ...EMPTY_TABLE,
  match: null,
  failure: null,
  whyNot: null,
  isRemembered: false,
};

export class SoloSession extends Store<SoloTableState> implements TableSession<SoloTableState> {
  readonly #id: string;
  readonly #onDailySeen: () => void;
  readonly #worker = soloClient();
  #crashedAt = Number.NEGATIVE_INFINITY;
  /** Waits until another tab lets go of the match. */
  #waiting: AbortController | null = null;

  /** `onDailySeen`: the player has seen the result of a daily deal, which no other follows. */
  constructor(id: string, onDailySeen: () => void) {
    super(CLOSED);
    this.#id = id;
    this.#onDailySeen = onDailySeen;
  }

  /** Opens the match; gives what closes it. */
  open(): () => void {
    const stop = this.#worker.listen((event) => this.handle(event));
    this.load(false);
    return () => {
      stop();
      this.#waiting?.abort();
      this.request('close');
    };
  }

  /** Loads it, if need be by taking it away from another tab. */
  readonly load = (isForced: boolean): void => {
    // Another tab may have gone on: what was seen before is not shown again.
    this.change((state) => ({ ...state, views: [], match: null }));
    this.fail(null);
    this.#worker.request('open', this.#id, isForced).then(
      (opened) => opened.ok || this.fail(opened.error),
      () => this.fail({ kind: 'failed' }),
    );
  };

  readonly act = async (move: Move): Promise<MoveOutcome> => {
    this.dismissProblem();
    try {
      const played = await this.#worker.request('play', move);
      if (played.ok) return played;
      const error = { ...played.error, message: '' } as WireError;
      this.change((state) =>
        error.code === 'ILLEGAL_PLAY' ? { ...state, whyNot: error } : { ...state, problem: error },
      );
      return { ok: false, error };
    } catch {
      this.fail({ kind: 'failed' });
      return { ok: false, error: { code: 'WRONG_PHASE', message: '' } };
    }
  };

  readonly ready = (): void => {
    if (this.getState().match?.kind === 'daily') this.#onDailySeen();
    else this.request('next');
  };

  readonly dismissProblem = (): void =>
    this.change((state) =>
      (state.problem ?? state.whyNot) === null ? state : { ...state, problem: null, whyNot: null },
    );

  readonly undo = (): void => {
    if (this.getState().match?.canUndo) this.request('undo');
  };

  readonly redo = (): void => {
    if (this.getState().match?.canRedo) this.request('redo');
  };

  readonly hint = (): Promise<Result<Thought, string>> => this.#worker.request('hint');

  readonly advise = ({ version }: TableView) => this.#worker.request('adviseBid', version);

  /** The next state shows the effect, or the worker has crashed. */
  private request(name: 'next' | 'undo' | 'redo' | 'close'): void {
    this.#worker.request(name).catch(() => {});
  }

  private handle(event: SoloEvent | Failure): void {
    switch (event.kind) {
      case 'state':
        if (event.state.id === this.#id) this.change((before) => nextState(before, event.state));
        break;
      case 'remembered':
        this.change((state) => ({ ...state, isRemembered: event.id === this.#id }));
        break;
      case 'gone':
        this.fail({ kind: 'gone' });
        break;
      case 'crashed': {
        const now = performance.now();
        if (now - this.#crashedAt < SOON_MS) this.fail({ kind: 'failed' });
        // All that was played is saved: another worker goes on from there.
        else this.load(false);
        this.#crashedAt = now;
        break;
      }
      case 'problem':
        console.info(event.text);
        break;
    }
  }

  private fail(failure: SoloTableState['failure']): void {
    this.change((state) => ({ ...state, failure }));
    this.#waiting?.abort();
    this.#waiting = null;
    if (failure?.kind !== 'elsewhere') return;
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    // Once the other tab releases the match, this one opens it.
    navigator.locks
      .request(lockName(this.#id), { signal }, () => {})
      .then(
        () => signal.aborted || this.load(false),
        () => {},
      );
  }
}

function nextState(before: SoloTableState, match: SoloState): SoloTableState {
  const { isJump, view } = match;
  const state = { ...before, match, players: playersOf(match) };
  // What was refused at one moment says nothing of the next.
  if (isJump) return { ...state, views: [view], problem: null, whyNot: null };
  const newest = before.views.at(-1);
  // Whatever else has changed, the same moment is the same view: nothing moves.
  if (newest?.version === view.version) return state;
  return { ...state, views: [...before.views, view].slice(-MOST_VIEWS) };
}

/** Who sits at a solo table, in the form in which any table has its players. */
function playersOf({ view, rivals }: SoloState): Player[] {
  return view.players.map((name, seat) => {
    const rival = rivals[seat] ?? null;
    return {
      seat,
      name,
      connected: true,
      bot: rival && levelOf(rival),
      standIn: false,
      owner: seat === view.seat,
      salted: false,
    };
  });
}

/** A character has its level in every game; a bot that is none plays about as well as one in the middle. */
function levelOf({ character, bot }: Rival): Level {
  const level = characterOf(character)?.level;
  return level ?? LEVELS.find((one) => bot.startsWith(one)) ?? 'medium';
}
