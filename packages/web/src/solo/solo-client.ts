// The way to the worker in which a match alone is played: questions, answers, and what it tells by itself.

import type { Thought } from '@kalpler/bots/core';
import type { Bid, GameId, Move, Refusal, Result, TableView } from '@kalpler/engine';
import type { SoloMatchRequest, SoloState } from '@kalpler/match';
import type { StoreTask } from './store/store.ts';

/** Why a match cannot be opened. */
export type OpenProblem =
  | { readonly kind: 'unknown' }
  /** Another tab plays it. */
  | { readonly kind: 'elsewhere' }
  /** Nothing of it can be read; it was set aside for a report. */
  | { readonly kind: 'broken'; readonly why: string };

/** What is asked of the match that is played. */
export type MatchQuestion =
  | { readonly kind: 'warm'; readonly game: GameId }
  | { readonly kind: 'start'; readonly request: SoloMatchRequest }
  | { readonly kind: 'open'; readonly id: string; readonly isForced: boolean }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'bid'; readonly version: number }
  | { readonly kind: 'next' | 'undo' | 'redo' | 'hint' | 'close' };

export type SoloRequest =
  | MatchQuestion
  | { readonly kind: 'isPersistent' }
  | { readonly kind: 'store'; readonly task: StoreTask; readonly given: readonly unknown[] };

/** What the worker tells without being asked. */
export type SoloEvent =
  | { readonly kind: 'state'; readonly state: SoloState }
  /** A match that is over was put to the others. */
  | { readonly kind: 'remembered'; readonly id: string }
  /** Another tab has taken the match over. */
  | { readonly kind: 'gone' }
  /** The worker has broken down: another one knows no open match. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'problem'; readonly text: string };

export type FromWorker =
  | SoloEvent
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly text: string };

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly question: SoloRequest;
}

/** Milliseconds until a worker that could not be fetched is fetched again; then it is given up. */
const PAUSES = [300, 1500];

export class SoloClient {
  #worker: Worker | null = null;
  /** Whether the worker has said anything yet: before, it may not even have come. */
  #isHandled = false;
  #failures = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(event: SoloEvent) => void>();
  #asked = 0;

  /** Fetches what a game needs before it is asked for. */
  warm(game: GameId): void {
    void this.ask({ kind: 'warm', game }).catch(() => {});
  }

  /** Saves a new match and gives its id, or a sentence that says what is wrong with the wish. */
  start(request: SoloMatchRequest): Promise<Result<string, string>> {
    return this.ask({ kind: 'start', request });
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

  isPersistent(): Promise<boolean> {
    return this.ask({ kind: 'isPersistent' });
  }

  /** What becomes of it is told by the next state, or by the loss of the worker. */
  async step(kind: 'next' | 'undo' | 'redo' | 'close'): Promise<void> {
    await this.ask({ kind }).catch(() => {});
  }

  listen(listener: (event: SoloEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private ask<Answer>(question: SoloRequest): Promise<Answer> {
    const id = this.#asked++;
    const waiting = { question, ...Promise.withResolvers<unknown>() };
    this.#waiting.set(id, waiting);
    if (this.#worker === null) this.spawn();
    else this.#worker.postMessage({ id, question });
    return waiting.promise as Promise<Answer>;
  }

  /** A worker, with everything that waits for an answer. */
  private spawn(): void {
    const worker = new Worker(new URL('./match/solo.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.handle(data));
    worker.addEventListener('error', ({ message }) => this.lose(worker, message));
    this.#worker = worker;
    this.#isHandled = false;
    for (const [id, { question }] of this.#waiting) worker.postMessage({ id, question });
  }

  /** A worker that could not be loaded or broke down is not asked again: the next question hires another. */
  private lose(worker: Worker, message: string): void {
    const hasDied = this.#isHandled;
    worker.terminate();
    this.#worker = null;
    const pause = hasDied ? undefined : PAUSES[this.#failures++];
    if (pause !== undefined) {
      setTimeout(() => this.#worker === null && this.spawn(), pause);
      return;
    }
    this.#failures = 0;
    const broken = new Error(message || 'the worker did not start');
    for (const { reject } of this.#waiting.values()) reject(broken);
    this.#waiting.clear();
    this.notify({ kind: 'problem', text: broken.message });
    if (hasDied) this.notify({ kind: 'lost' });
  }

  private notify(event: SoloEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  private handle(received: FromWorker): void {
    this.#isHandled = true;
    this.#failures = 0;
    if (received.kind !== 'answer' && received.kind !== 'failed') {
      this.notify(received);
      return;
    }
    const waiting = this.#waiting.get(received.id);
    this.#waiting.delete(received.id);
    if (received.kind === 'answer') waiting?.resolve(received.answer);
    else waiting?.reject(new Error(received.text));
  }
}

let line: SoloClient | undefined;

/** One worker for the page. */
export function soloClient(): SoloClient {
  line ??= new SoloClient();
  return line;
}
