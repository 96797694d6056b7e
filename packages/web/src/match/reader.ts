// The way to the worker that reads matches.

import type { Result, Seat } from '@kalpler/engine';
import type { MatchSummary, Moment } from './record.ts';

export type Question =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'moments'; readonly deal: number; readonly seat: Seat };

export class MatchReader {
  readonly #worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }) => {
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    });
    // As when its script could not be loaded.
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('no reader'));
      this.#waiting.clear();
    });
  }

  read(text: string): Promise<Result<MatchSummary, string>> {
    return this.ask({ kind: 'read', text });
  }

  moments(deal: number, seat: Seat): Promise<readonly Moment[]> {
    return this.ask({ kind: 'moments', deal, seat });
  }

  private ask<Answer>(question: Question): Promise<Answer> {
    const id = this.#asked++;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage({ id, ...question });
    return waiting.promise as Promise<Answer>;
  }

  close(): void {
    this.#worker.terminate();
  }
}
