// The worker of solo play: one for the whole page, with the store in it.

import { type GameWorker, gameWorker } from '../worker/game-worker.ts';

export type SoloClient = GameWorker<'solo'>;

let client: SoloClient | undefined;

export function soloClient(): SoloClient {
  client ??= gameWorker('solo');
  return client;
}
