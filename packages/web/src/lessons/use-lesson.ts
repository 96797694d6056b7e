// A lesson as the page sees it: the step, what was said to the last move, and the way on.

import type { Move, TableView } from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import type { WireError } from '@kalpler/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Acknowledged } from '../state/actions.ts';
import { type GameWorker, gameWorker } from '../worker/game-worker.ts';
import type { Entered, Wanted } from './lesson-table.ts';

/** Views that motion may lag behind. */
const MOST_RECENT = 30;

/** What is said in place of the step's own words. */
type Reply =
  /** To a move that misses the point: its names, the closest first. */
  | { readonly kind: 'wrong'; readonly names: readonly string[] }
  /** What to do, for whoever asks. */
  | { readonly kind: 'shown' };

export interface LessonState {
  readonly at: number;
  /** Whether nothing is asked any more, and the way on is open. */
  readonly isDone: boolean;
  readonly wanted: Wanted;
  readonly recent: readonly TableView[];
  /** Views that follow once the first one of a new deal is drawn. */
  readonly coming: readonly TableView[];
  readonly reply: Reply | null;
  readonly misses: number;
}

interface LessonPlay {
  readonly state: LessonState | null;
  readonly hasFailed: boolean;
  readonly problem: WireError | null;
  enter(at: number): void;
  play(move: Move): Promise<Acknowledged>;
  show(): void;
  dismissProblem(): void;
}

const NOT_NOW: Acknowledged = { ok: false, error: { code: 'WRONG_PHASE', message: '' } };

export function useLesson(
  game: LessonGame,
  players: readonly string[],
  steps: number,
  first: number,
): LessonPlay {
  const worker = useRef<GameWorker<'lesson'> | null>(null);
  const [state, setState] = useState<LessonState | null>(null);
  const [problem, setProblem] = useState<WireError | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const now = useRef(state);
  now.current = state;
  /** The step that is on its way; asking for it again changes nothing. */
  const coming = useRef<number | null>(null);

  const enter = useCallback(async (at: number): Promise<Entered | null> => {
    if (coming.current === at) return null;
    setProblem(null);
    coming.current = at;
    const own = worker.current!;
    try {
      const entered = await own.request('enter', at);
      if (own !== worker.current) return null;
      setState((before) => stepped(before, at, entered));
      return entered;
    } catch {
      if (own === worker.current) setFailed(true);
      return null;
    } finally {
      coming.current = null;
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson is opened once
  useEffect(() => {
    const own = gameWorker('lesson');
    worker.current = own;
    // What became of it is learnt from the next request.
    own.request('open', game, players).catch(() => {});
    void enter(first);
    return () => {
      worker.current = null;
      own.close();
    };
  }, []);

  // The first view of a deal is drawn before the moves that follow it: only so are they seen to be made.
  useEffect(() => {
    if (state === null || state.coming.length === 0) return;
    setState({ ...state, recent: [...state.recent, ...state.coming], coming: [] });
  }, [state]);

  const play = useCallback(
    async (move: Move): Promise<Acknowledged> => {
      setProblem(null);
      if (now.current === null) return NOT_NOW;
      const { at, isDone } = now.current;
      // Whoever plays on instead of pressing the button goes on; the move counts if it belongs to the next step.
      if (isDone) {
        if (at + 1 >= steps) return NOT_NOW;
        const next = await enter(at + 1);
        if (next === null || !next.goesOn || next.views.length > 1) return NOT_NOW;
        if (next.wanted.kind === 'read') return NOT_NOW;
      }
      const verdict = await worker.current?.request('judge', move).catch(() => setFailed(true));
      if (!verdict) return NOT_NOW;
      switch (verdict.kind) {
        case 'refused': {
          const error = { ...verdict.refusal, message: '' };
          setProblem(error);
          setState((before) => before && { ...before, misses: before.misses + 1 });
          return { ok: false, error };
        }
        case 'poor': {
          const { names } = verdict;
          setState((before) => before && missed(before, names));
          return NOT_NOW;
        }
        case 'good': {
          const { views, refusal } = verdict;
          setState((before) => before && { ...added(before, views), isDone: true, reply: null });
          if (refusal === null) return { ok: true };
          const error = { ...refusal, message: '' };
          setProblem(error);
          return { ok: false, error };
        }
      }
    },
    [enter, steps],
  );

  const show = useCallback(
    () => setState((before) => before && { ...before, reply: { kind: 'shown' } }),
    [],
  );
  const dismissProblem = useCallback(() => setProblem(null), []);
  return {
    state,
    hasFailed,
    problem,
    enter: useCallback((at: number) => void enter(at), [enter]),
    play,
    show,
    dismissProblem,
  };
}

function stepped(before: LessonState | null, at: number, entered: Entered): LessonState {
  const { views, goesOn, wanted } = entered;
  const [first, ...rest] = views;
  const step = { at, isDone: wanted.kind === 'read', wanted, reply: null, misses: 0 };
  if (goesOn && before !== null) return { ...added(before, rest), ...step };
  return { ...step, recent: [first!], coming: rest };
}

function added(before: LessonState, views: readonly TableView[]): LessonState {
  const recent = [...before.recent, ...before.coming, ...views].slice(-MOST_RECENT);
  return { ...before, recent, coming: [] };
}

function missed(before: LessonState, names: readonly string[]): LessonState {
  return { ...before, reply: { kind: 'wrong', names }, misses: before.misses + 1 };
}
