// A lesson as the page sees it: the step, what was said to the last move, and the way on.

import type { Move, TableView } from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import type { Player } from '@kalpler/protocol';
import {
  EMPTY_TABLE,
  MOST_VIEWS,
  type MoveOutcome,
  Store,
  type TableSession,
  type TableState,
} from '../state/table-session.ts';
import { type GameWorker, openWorker } from '../worker/open-worker.ts';
import type { Entered, Wanted } from './lesson-table.ts';
import { STEP_IDS } from './step-ids.ts';

/** Shown in place of the step's own text. */
type Reply =
  /** To a move that misses the point: its names, the closest first. */
  | { readonly kind: 'wrong'; readonly names: readonly string[] }
  /** What to do, when the player asks for it. */
  | { readonly kind: 'shown' };

export interface LessonStep {
  readonly at: number;
  /** Whether nothing is asked any more, and the way on is open. */
  readonly isDone: boolean;
  readonly wanted: Wanted;
  readonly reply: Reply | null;
  readonly misses: number;
}

interface LessonState extends TableState {
  /** Null until the first one has arrived. */
  readonly step: LessonStep | null;
  /** Views that follow once the first one of a new deal is drawn. */
  readonly coming: readonly TableView[];
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

const NOT_NOW: MoveOutcome = { ok: false, error: { code: 'WRONG_PHASE', message: '' } };

export class LessonSession extends Store<LessonState> implements TableSession<LessonState> {
  readonly #game: LessonGame;
  readonly #players: readonly string[];
  #worker: GameWorker<'lesson'> | null = null;
  /** The step that is on its way; asking for it again changes nothing. */
  #entering: number | null = null;

  constructor(game: LessonGame, players: readonly string[]) {
    super({
      ...EMPTY_TABLE,
      players: players.map(seatedAs),
      step: null,
      coming: [],
      hasFailed: false,
      isOver: false,
    });
    this.#game = game;
    this.#players = players;
  }

  /** Opens the lesson at a step; gives what closes it. */
  open(first: number): () => void {
    const worker = openWorker('lesson');
    this.#worker = worker;
    // Whether that succeeded shows in the answer to the next request.
    worker.request('open', this.#game, this.#players).catch(() => {});
    this.enter(first);
    return () => {
      this.#worker = null;
      worker.close();
    };
  }

  readonly enter = (at: number): void => {
    this.change((state) => ({ ...state, isOver: false }));
    void this.entered(at);
  };

  readonly act = async (move: Move): Promise<MoveOutcome> => {
    this.dismissProblem();
    const { step } = this.getState();
    if (step === null) return NOT_NOW;
    // Playing on is as good as pressing the button; the move counts if it belongs to the next step.
    if (step.isDone) {
      if (this.isLast(step.at)) return NOT_NOW;
      const next = await this.entered(step.at + 1);
      if (next === null || !next.goesOn || next.views.length > 1) return NOT_NOW;
      if (next.wanted.kind === 'read') return NOT_NOW;
    }
    const worker = this.#worker;
    const verdict = await worker?.request('judge', move).catch(() => this.fail(worker));
    switch (verdict?.kind) {
      case 'refused': {
        this.changeStep((now) => ({ ...now, misses: now.misses + 1 }));
        return this.refuse({ ...verdict.refusal, message: '' });
      }
      case 'poor': {
        const { names } = verdict;
        this.changeStep((now) => ({
          ...now,
          reply: { kind: 'wrong', names },
          misses: now.misses + 1,
        }));
        return NOT_NOW;
      }
      case 'good': {
        const { views, refusal } = verdict;
        this.change((state) => added(state, views));
        this.changeStep((now) => ({ ...now, isDone: true, reply: null }));
        return refusal === null ? { ok: true } : this.refuse({ ...refusal, message: '' });
      }
      default:
        return NOT_NOW;
    }
  };

  /** On to the next step, or to the end. */
  readonly ready = (): void => {
    const at = this.getState().step?.at ?? -1;
    if (this.isLast(at)) this.change((state) => ({ ...state, isOver: true }));
    else this.enter(at + 1);
  };

  readonly show = (): void => this.changeStep((now) => ({ ...now, reply: { kind: 'shown' } }));

  /** The first view of a deal has been drawn: only so are the moves that follow it seen to be made. */
  readonly showComing = (): void =>
    this.change((state) => (state.coming.length === 0 ? state : added(state, [])));

  readonly dismissProblem = (): void =>
    this.change((state) => (state.problem === null ? state : { ...state, problem: null }));

  private isLast(at: number): boolean {
    return at + 1 >= STEP_IDS[this.#game].length;
  }

  private async entered(at: number): Promise<Entered | null> {
    const worker = this.#worker;
    if (this.#entering === at || worker === null) return null;
    this.dismissProblem();
    this.#entering = at;
    try {
      const entered = await worker.request('enter', at);
      if (worker !== this.#worker) return null;
      this.change((before) => stepped(before, at, entered));
      return entered;
    } catch {
      this.fail(worker);
      return null;
    } finally {
      this.#entering = null;
    }
  }

  private changeStep(change: (step: LessonStep) => LessonStep): void {
    this.change((state) => ({ ...state, step: state.step && change(state.step) }));
  }

  private refuse(error: NonNullable<LessonState['problem']>): MoveOutcome {
    this.change((state) => ({ ...state, problem: error }));
    return { ok: false, error };
  }

  private fail(worker: GameWorker<'lesson'>): undefined {
    if (worker === this.#worker) this.change((state) => ({ ...state, hasFailed: true }));
  }
}

function stepped(before: LessonState, at: number, entered: Entered): LessonState {
  const { views, goesOn, wanted } = entered;
  const [first, ...rest] = views;
  const step = { at, isDone: wanted.kind === 'read', wanted, reply: null, misses: 0 };
  if (goesOn && before.step !== null) return { ...added(before, rest), step };
  return { ...before, step, views: [first!], coming: rest };
}

function added(before: LessonState, more: readonly TableView[]): LessonState {
  const views = [...before.views, ...before.coming, ...more].slice(-MOST_VIEWS);
  return { ...before, views, coming: [] };
}

/** Everybody sits there like people do: no hints for bids, no marks of bots. */
function seatedAs(name: string, seat: number): Player {
  return {
    seat,
    name,
    connected: true,
    bot: null,
    standIn: false,
    owner: seat === 0,
    salted: false,
  };
}
