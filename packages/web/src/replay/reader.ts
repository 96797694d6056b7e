// The way to the worker that reads matches.

import type { Result, Seat } from '@kalpler/engine';
import type { Moment } from './moments.ts';
import type { MatchSummary } from './record.ts';
import type { DealReview } from './review/review.ts';
import type { NoMatch, Source } from './source.ts';

export type ReaderRequest =
  | { readonly kind: 'read'; readonly source: Source }
  | { readonly kind: 'moments'; readonly deal: number; readonly seat: Seat }
  | { readonly kind: 'file' }
  | { readonly kind: 'link'; readonly seat: Seat }
  | { readonly kind: 'reviews'; readonly seat: Seat };

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

  read(source: Source): Promise<Result<MatchSummary, NoMatch>> {
    return this.ask({ kind: 'read', source });
  }

  moments(deal: number, seat: Seat): Promise<readonly Moment[]> {
    return this.ask({ kind: 'moments', deal, seat });
  }

  /** The match as a file that anyone can check. */
  file(): Promise<string> {
    return this.ask({ kind: 'file' });
  }

  /** The tail of a link that carries the match, seen from a seat. */
  link(seat: Seat): Promise<string> {
    return this.ask({ kind: 'link', seat });
  }

  /** What the browser has kept of an analysis of this seat. */
  async reviews(seat: Seat): Promise<readonly DealReview[]> {
    return (await this.ask<readonly DealReview[] | null>({ kind: 'reviews', seat })) ?? [];
  }

  private ask<Answer>(question: ReaderRequest): Promise<Answer> {
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
