// A worker of the page that runs one service of `game.worker.ts`, and typed requests to it.

import type { Services } from './game.worker.ts';
import { WorkerClient } from './rpc.ts';

type ServiceOf<Name extends keyof Services> = Awaited<ReturnType<Services[Name]>>;
type EventOf<Name extends keyof Services> =
  Parameters<Services[Name]> extends [(event: infer Emitted) => void] ? Emitted : never;

export type GameWorker<Name extends keyof Services> = WorkerClient<ServiceOf<Name>, EventOf<Name>>;

const spawn = () => new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' });

export function openWorker<Name extends keyof Services>(service: Name): GameWorker<Name> {
  return new WorkerClient(service, { spawn });
}
