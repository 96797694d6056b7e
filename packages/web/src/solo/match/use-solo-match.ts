// A match alone as the page sees it: opened in the worker, its views one after the other, and what went wrong.

import type { Move, TableView } from '@kalpler/engine';
import type { SoloState } from '@kalpler/match';
import type { WireError } from '@kalpler/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Acknowledged } from '../../state/actions.ts';
import { MOST_RECENT } from '../../state/client-state.ts';
import { type SoloClient, soloClient } from '../solo-client.ts';
import { lockName } from './match-lock.ts';
import type { OpenProblem } from './solo-service.ts';

export interface OpenMatch {
  readonly state: SoloState;
  readonly recent: readonly TableView[];
}

export interface SoloMatchState {
  readonly open: OpenMatch | null;
  readonly problem: OpenProblem | { readonly kind: 'gone' } | { readonly kind: 'failed' } | null;
  readonly refusal: WireError | null;
  /** Whether a match that is over counts in statistics by now. */
  readonly isRemembered: boolean;
  readonly client: SoloClient;
  play(move: Move): Promise<Acknowledged>;
  dismissRefusal(): void;
  /** Opens it again, if need be by taking it away from another tab. */
  retry(isForced: boolean): void;
}

/** A worker that breaks down again so soon would do so for ever. */
const SOON_MS = 10_000;

export function useSoloMatch(id: string): SoloMatchState {
  const client = soloClient();
  const [open, setOpen] = useState<OpenMatch | null>(null);
  const [problem, setProblem] = useState<SoloMatchState['problem']>(null);
  const [refusal, setRefusal] = useState<WireError | null>(null);
  const [isRemembered, setRemembered] = useState(false);
  const retry = useCallback(
    (isForced: boolean) => {
      setProblem(null);
      // Another tab may have gone on: what was seen before is not shown again.
      setOpen(null);
      client.request('open', id, isForced).then(
        (opened) => opened.ok || setProblem(opened.error),
        () => setProblem({ kind: 'failed' }),
      );
    },
    [client, id],
  );
  const lostAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    setRemembered(false);
    const stop = client.listen((event) => {
      if (event.kind === 'gone') setProblem({ kind: 'gone' });
      else if (event.kind === 'lost') {
        const now = performance.now();
        if (now - lostAt.current < SOON_MS) setProblem({ kind: 'failed' });
        // All that was played is saved: another worker goes on from there.
        else retry(false);
        lostAt.current = now;
      } else if (event.kind === 'problem') console.info(event.text);
      else if (event.kind === 'remembered') setRemembered(event.id === id);
      else if (event.state.id === id) {
        setOpen((before) => follow(before, event.state));
        // What was refused at one moment says nothing of the next.
        if (event.state.isJump) setRefusal(null);
      }
    });
    retry(false);
    return () => {
      stop();
      client.request('close').catch(() => {});
    };
  }, [client, id, retry]);
  const isElsewhere = problem?.kind === 'elsewhere';
  useEffect(() => {
    if (!isElsewhere) return;
    const waiting = new AbortController();
    // Once the other tab lets go of it, the match is open to this one.
    navigator.locks
      .request(lockName(id), { signal: waiting.signal }, () => {})
      .then(
        () => retry(false),
        () => {},
      );
    return () => waiting.abort();
  }, [isElsewhere, id, retry]);
  const play = useCallback(
    async (move: Move): Promise<Acknowledged> => {
      setRefusal(null);
      try {
        const played = await client.request('play', move);
        if (played.ok) return { ok: true };
        const error = { ...played.error, message: '' } as WireError;
        setRefusal(error);
        return { ok: false, error };
      } catch {
        setProblem({ kind: 'failed' });
        return { ok: false, error: { code: 'WRONG_PHASE', message: '' } };
      }
    },
    [client],
  );
  const dismissRefusal = useCallback(() => setRefusal(null), []);
  return { open, problem, refusal, isRemembered, client, play, dismissRefusal, retry };
}

function follow(before: OpenMatch | null, state: SoloState): OpenMatch {
  if (before === null || state.isJump) return { state, recent: [state.view] };
  const { recent } = before;
  // Whatever else has changed, the same moment is the same view: nothing moves.
  const isSame = recent.at(-1)!.version === state.view.version;
  return { state, recent: isSame ? recent : [...recent, state.view].slice(-MOST_RECENT) };
}
