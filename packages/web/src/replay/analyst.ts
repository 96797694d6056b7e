// The way to the worker that thinks a match through.

import type { Seat } from '@kalpler/engine';
import type { MatchReader } from './reader.ts';
import type { DealReview } from './review/review.ts';

export type AnalystHandles =
  /** `isKept` where the browser keeps what was found. */
  | { readonly kind: 'match'; readonly file: string; readonly isKept: boolean }
  | { readonly kind: 'review'; readonly deal: number; readonly seat: Seat };

export type AnalystSays =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly review: DealReview }
  | { readonly kind: 'failed'; readonly why: string };

/** Answers one question at a time. */
export class Analyst {
  readonly #reader: MatchReader;
  readonly #isKept: boolean;
  #worker: Worker | null = null;

  constructor(reader: MatchReader, isKept: boolean) {
    this.#reader = reader;
    this.#isKept = isKept;
  }

  /** `tell` hears which part of the work is done. */
  async review(deal: number, seat: Seat, notify: (part: number) => void): Promise<DealReview> {
    const worker = await this.ready();
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<AnalystSays>) => {
        if (data.kind === 'progress') notify(data.part);
        else if (data.kind === 'done') resolve(data.review);
        else reject(new Error(data.why));
      };
      worker.onerror = () => {
        this.stop();
        reject(new Error('no analyst'));
      };
      this.send(worker, { kind: 'review', deal, seat });
    });
  }

  /** A thought cannot be broken off, but its thinker can: the next question has another. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  private async ready(): Promise<Worker> {
    if (this.#worker !== null) return this.#worker;
    const file = await this.#reader.file();
    const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    this.send(worker, { kind: 'match', file, isKept: this.#isKept });
    return worker;
  }

  private send(worker: Worker, message: AnalystHandles): void {
    worker.postMessage(message);
  }
}
