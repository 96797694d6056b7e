// A restart with many stored tables: how long the server holds its event loop, and when everything is in order again.

import { setTimeout as pause } from 'node:timers/promises';
import { newToken } from '../src/identity/token.ts';
import { watchHealth } from './health.ts';
import type { ServerProcess } from './process.ts';
import { RawSocket } from './raw-socket.ts';

interface Restart {
  /** Milliseconds until it listened. */
  readonly start: number;
  /** The longest that the event loop was held, in milliseconds by the clock, and in CPU time. */
  readonly hold: { readonly wall: number; readonly cpu: number };
  /** The slowest answer of /healthz, and how many there were. */
  readonly slowest: number;
  readonly answers: number;
  /** Milliseconds until all who came back at once sat again. */
  readonly back: number;
  /** Milliseconds from the start until all other tables were closed. */
  readonly closed: number;
}

export function tokensOf(tables: number): string[] {
  return Array.from({ length: tables }, () => newToken());
}

/** People come back to the first tables at once; nobody comes to the others, whose clean-up time is over. */
export async function measureRestart(
  server: ServerProcess,
  tokens: readonly string[],
  returning: number,
): Promise<Restart> {
  const begin = performance.now();
  const health = watchHealth(server.port);
  const sockets = await Promise.all(
    tokens.slice(0, returning).map((token, i) => comeBack(server.port, token, `masa${i}`)),
  );
  const back = performance.now() - begin;
  // Tables that are in the store only.
  while ((await server.metric('kalpler_tables{where="store"}')) > 0) await pause(500);
  const closed = performance.now() - begin;
  const { slowest, answers } = await health.stop();
  const hold = await server.longestHold();
  for (const socket of sockets) socket.close();
  return { start: server.startMs, hold, slowest, answers, back, closed };
}

async function comeBack(port: number, token: string, tableId: string): Promise<RawSocket> {
  const seated = Promise.withResolvers<void>();
  const socket = new RawSocket(port, { dialect: 'views', token }, (text) => {
    if (text.startsWith('["reconnected"')) seated.resolve();
    else if (text.startsWith('["error"')) seated.reject(new Error(text));
  });
  await socket.opened();
  socket.emit('reconnect', { tableId });
  await seated.promise;
  return socket;
}
