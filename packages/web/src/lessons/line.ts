// The way to the worker that plays a lesson.

import type { Move } from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import type { Entered, LessonVerdict } from './lesson-table.ts';

export type LessonRequest =
  | { readonly kind: 'open'; readonly game: LessonGame; readonly players: readonly string[] }
  | { readonly kind: 'enter'; readonly at: number }
  | { readonly kind: 'judge'; readonly move: Move };

export class LessonClient {
  readonly #worker = new Worker(new URL('./lesson.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor(game: LessonGame, players: readonly string[]) {
    this.#worker.addEventListener('message', ({ data }) => {
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    });
    // As when its script could not be loaded.
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('no lesson'));
      this.#waiting.clear();
    });
    this.ask({ kind: 'open', game, players }).catch(() => {});
  }

  enter(at: number): Promise<Entered> {
    return this.ask({ kind: 'enter', at });
  }

  judge(move: Move): Promise<LessonVerdict> {
    return this.ask({ kind: 'judge', move });
  }

  private ask<Answer>(question: LessonRequest): Promise<Answer> {
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
