// Asks for what the expert makes of a daily deal; the worker is there only while somebody waits for it.

import type { GameId } from '@kalpler/engine';
import type { Day } from './day.ts';

export interface ParQuestion {
  readonly game: GameId;
  readonly day: Day;
}

/** Null where it could not be found out. */
export type ParAnswer = ParQuestion & { readonly points: number | null };

let last: Promise<unknown> = Promise.resolve();

/** One deal after the other: phones have little to spare. */
export function askPar(question: ParQuestion): Promise<number | null> {
  const asked = last.then(() => ask(question));
  last = asked;
  return asked;
}

function ask(question: ParQuestion): Promise<number | null> {
  const worker = new Worker(new URL('./par.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ParAnswer>) => resolve(data.points));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
