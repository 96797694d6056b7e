// The way to the worker in which a match alone is played: questions, answers, and what it tells by itself.

import type { Thought } from '@kalpler/bots/core';
import type { Bid, GameId, Move, Refusal, Result, TableView } from '@kalpler/engine';
import type { AloneState, OpenProblem } from './alone-state.ts';
import type { StoreTask } from './store.ts';
import type { AloneWish } from './wish.ts';

/** What is asked of the match that is played. */
export type MatchQuestion =
  | { readonly kind: 'warm'; readonly game: GameId }
  | { readonly kind: 'start'; readonly wish: AloneWish }
  | { readonly kind: 'open'; readonly id: string; readonly isForced: boolean }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'bid'; readonly version: number }
  | { readonly kind: 'next' | 'undo' | 'redo' | 'hint' | 'close' };

export type Question =
  | MatchQuestion
  | { readonly kind: 'isLasting' }
  | { readonly kind: 'store'; readonly task: StoreTask; readonly given: readonly unknown[] };

/** What the worker tells without being asked. */
export type Told =
  | { readonly kind: 'state'; readonly state: AloneState }
  /** A match that is over was put to the others. */
  | { readonly kind: 'remembered'; readonly id: string }
  /** Another tab has taken the match over. */
  | { readonly kind: 'gone' }
  /** The worker has broken down: another one knows no open match. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'problem'; readonly text: string };

export type FromWorker =
  | Told
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly question: Question;
}

/** Milliseconds until a worker that could not be fetched is fetched again; then it is given up. */
const PAUSES = [300, 1500];

export class AloneLine {
  #worker: Worker | null = null;
  /** Whether the worker has said anything yet: before, it may not even have come. */
  #isHeard = false;
  #failures = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(told: Told) => void>();
  #asked = 0;

  /** Fetches what a game needs before it is asked for. */
  warm(game: GameId): void {
    void this.ask({ kind: 'warm', game }).catch(() => {});
  }

  /** Saves a new match and gives its id, or a sentence that says what is wrong with the wish. */
  start(wish: AloneWish): Promise<Result<string, string>> {
    return this.ask({ kind: 'start', wish });
  }

  /** Opens a match; from then on its states are told. A forced one is taken away from another tab. */
  open(id: string, isForced = false): Promise<Result<null, OpenProblem>> {
    return this.ask({ kind: 'open', id, isForced });
  }

  play(move: Move): Promise<Result<null, Refusal>> {
    return this.ask({ kind: 'play', move });
  }

  hint(): Promise<Result<Thought, string>> {
    return this.ask({ kind: 'hint' });
  }

  /** What a light player would bid in the player's place; null when there is nothing to bid any more. */
  readonly adviseBid = ({ version }: TableView): Promise<Bid | null> =>
    this.ask({ kind: 'bid', version });

  /** Something that the worker's store does; see `pageStore`. */
  askStore(task: StoreTask, given: readonly unknown[]): Promise<unknown> {
    return this.ask({ kind: 'store', task, given });
  }

  isLasting(): Promise<boolean> {
    return this.ask({ kind: 'isLasting' });
  }

  /** What becomes of it is told by the next state, or by the loss of the worker. */
  async step(kind: 'next' | 'undo' | 'redo' | 'close'): Promise<void> {
    await this.ask({ kind }).catch(() => {});
  }

  listen(listener: (told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private ask<Answer>(question: Question): Promise<Answer> {
    const id = this.#asked++;
    const waiting = { question, ...Promise.withResolvers<unknown>() };
    this.#waiting.set(id, waiting);
    if (this.#worker === null) this.hire();
    else this.#worker.postMessage({ id, question });
    return waiting.promise as Promise<Answer>;
  }

  /** A worker, with everything that waits for an answer. */
  private hire(): void {
    const worker = new Worker(new URL('./alone.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    worker.addEventListener('error', ({ message }) => this.lose(worker, message));
    this.#worker = worker;
    this.#isHeard = false;
    for (const [id, { question }] of this.#waiting) worker.postMessage({ id, question });
  }

  /** A worker that could not be loaded or broke down is not asked again: the next question hires another. */
  private lose(worker: Worker, message: string): void {
    const hasDied = this.#isHeard;
    worker.terminate();
    this.#worker = null;
    const pause = hasDied ? undefined : PAUSES[this.#failures++];
    if (pause !== undefined) {
      setTimeout(() => this.#worker === null && this.hire(), pause);
      return;
    }
    this.#failures = 0;
    const broken = new Error(message || 'the worker did not start');
    for (const { reject } of this.#waiting.values()) reject(broken);
    this.#waiting.clear();
    this.tell({ kind: 'problem', text: broken.message });
    if (hasDied) this.tell({ kind: 'lost' });
  }

  private tell(told: Told): void {
    for (const listener of this.#listeners) listener(told);
  }

  private hear(heard: FromWorker): void {
    this.#isHeard = true;
    this.#failures = 0;
    if (heard.kind !== 'answer' && heard.kind !== 'failed') {
      this.tell(heard);
      return;
    }
    const waiting = this.#waiting.get(heard.id);
    this.#waiting.delete(heard.id);
    if (heard.kind === 'answer') waiting?.resolve(heard.answer);
    else waiting?.reject(new Error(heard.text));
  }
}

let line: AloneLine | undefined;

/** One worker for the page. */
export function aloneLine(): AloneLine {
  line ??= new AloneLine();
  return line;
}
