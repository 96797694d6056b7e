// The worker of solo play: one for the whole page, with the store in it.

import { type GameWorker, openWorker } from '../worker/open-worker.ts';

export type SoloClient = GameWorker<'solo'>;

let client: SoloClient | undefined;

export function soloClient(): SoloClient {
  client ??= openWorker('solo');
  return client;
}
