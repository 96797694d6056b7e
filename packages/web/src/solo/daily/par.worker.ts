// Plays daily deals as the expert would, beside the page.

import { dailyPar } from './par.ts';
import type { ParAnswer, ParQuestion } from './par-line.ts';

addEventListener('message', async ({ data }: MessageEvent<ParQuestion>) => {
  const { game, day } = data;
  const points = await dailyPar(game, day).catch(() => null);
  postMessage({ game, day, points } satisfies ParAnswer);
});
