// Requests to workers, real ones: whatever happens to the worker, every request is answered or rejected.

import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { type Failure, WorkerClient, type WorkerOptions, type WorkerPort } from './rpc.ts';

/** What the worker of these tests serves. */
interface Calculator {
  double(n: number): number;
  slowly(n: number): Promise<number>;
  throws(): never;
  rejects(): Promise<never>;
  answersWithFunction(): () => void;
  counts(to: number): void;
  never(): Promise<never>;
  crash(): Promise<never>;
}

/** A service that is written as a class. */
interface Counter {
  count(): number;
  reset(): void;
}

const PROGRAM = `
  import { parentPort } from 'node:worker_threads';
  import { serve } from ${JSON.stringify(new URL('./rpc.ts', import.meta.url).href)};

  const calculator = (emit) => ({
    double: (n) => 2 * n,
    slowly: (n) => new Promise((resolve) => setTimeout(() => resolve(2 * n), 20)),
    throws: () => { throw new Error('it threw'); },
    rejects: async () => { throw new Error('it rejected'); },
    answersWithFunction: () => () => {},
    counts: (to) => { for (let n = 1; n <= to; n++) emit(n); },
    never: () => new Promise(() => {}),
    crash: () => new Promise(() => setTimeout(() => { throw new Error('it crashed'); })),
  });

  class Reset {
    n = 0;
    reset() { this.n = 0; }
  }
  class Counter extends Reset {
    count() { return ++this.n; }
  }

  serve(parentPort, {
    counter: async () => new Counter(),
    calculator: async (emit) => calculator(emit),
    missing: async () => await import('./no-such-module.ts'),
    unending: () => new Promise(() => {}),
  });
`;

/** A thread in the form of a worker of the browser. */
function threadOf(program: string): WorkerPort {
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const thread = new Worker(url);
  return {
    postMessage: (message) => thread.postMessage(message),
    addEventListener: (type: string, listener: (event: never) => void) =>
      thread.on(type, (given) => listener((type === 'message' ? { data: given } : given) as never)),
    terminate: () => thread.terminate(),
  };
}

type Client = WorkerClient<Calculator, number>;
const clients: Client[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

interface Started {
  readonly client: Client;
  readonly events: (number | Failure)[];
  /** How many workers were started. */
  readonly spawned: () => number;
}

/** The programs of the workers one after the other, the last of them again and again. */
function started(
  programs: readonly string[] = [PROGRAM],
  { service = 'calculator', ...options }: Partial<WorkerOptions> & { service?: string } = {},
): Started {
  let count = 0;
  const spawn = () => threadOf(programs[Math.min(count++, programs.length - 1)]!);
  const client: Client = new WorkerClient(service, { spawn, pausesMs: [10, 10], ...options });
  clients.push(client);
  const events: (number | Failure)[] = [];
  client.listen((event) => events.push(event));
  return { client, events, spawned: () => count };
}

describe('a request', () => {
  it('is answered, each with its own answer', async () => {
    const { client, spawned } = started();
    expect(spawned()).toBe(0);
    client.start();
    expect(spawned()).toBe(1);
    const answers = [client.request('slowly', 1), client.request('double', 2)];
    expect(await Promise.all(answers)).toEqual([2, 4]);
    expect(await client.request('double', 3)).toBe(6);
    expect(spawned()).toBe(1);
  });

  it('is rejected when its handler throws, and the worker goes on', async () => {
    const { client, events } = started();
    await expect(client.request('throws')).rejects.toThrow('it threw');
    await expect(client.request('rejects')).rejects.toThrow('it rejected');
    expect(await client.request('double', 3)).toBe(6);
    expect(events).toEqual([]);
  });

  it('is rejected when its answer cannot be sent', async () => {
    const { client } = started();
    await expect(client.request('answersWithFunction')).rejects.toThrow('could not be cloned');
  });

  it('is rejected when it cannot be sent itself', async () => {
    const { client } = started();
    const sent = [client.request('double', (() => {}) as never), client.request('double', 2)];
    const [first, second] = await Promise.allSettled(sent);
    expect(first).toMatchObject({ status: 'rejected' });
    expect(second).toEqual({ status: 'fulfilled', value: 4 });
    await expect(client.request('double', (() => {}) as never)).rejects.toThrow('cloned');
  });

  it('is rejected when the worker does not know it, also by names that every object has', async () => {
    const { client } = started();
    for (const name of ['halve', 'constructor', 'toString', '__proto__']) {
      const unknown = client.request(name as 'throws');
      await expect(unknown).rejects.toThrow(`no such request: ${name}`);
    }
    expect(await client.request('double', 3)).toBe(6);
  });

  it('is answered by methods of a class as well, but not by what every class has', async () => {
    const spawn = () => threadOf(PROGRAM);
    const client = new WorkerClient<Counter>('counter', { spawn });
    expect(await client.request('count')).toBe(1);
    expect(await client.request('count')).toBe(2);
    await client.request('reset');
    expect(await client.request('count')).toBe(1);
    for (const name of ['n', 'constructor', 'toString', 'hasOwnProperty', '__proto__']) {
      const unknown = client.request(name as 'count');
      await expect(unknown).rejects.toThrow(`no such request: ${name}`);
    }
    client.close();
  });

  it('is rejected when there is no such service', async () => {
    for (const service of ['adviser', 'toString']) {
      const { client } = started([PROGRAM], { service });
      await expect(client.request('throws')).rejects.toThrow(`no such service: ${service}`);
    }
  });

  it('is rejected when the worker is closed, then and later', async () => {
    const { client, spawned } = started();
    const waiting = client.request('never');
    client.close();
    await expect(waiting).rejects.toThrow('the worker was closed');
    await expect(client.request('double', 3)).rejects.toThrow('the worker was closed');
    expect(spawned()).toBe(1);
  });
});

it('events come in their order, before the answer', async () => {
  const { client, events } = started();
  await client.request('counts', 3);
  expect(events).toEqual([1, 2, 3]);
});

describe('a worker that cannot be loaded', () => {
  const BROKEN = "throw new Error('no such program')";

  it('is loaded again, and nothing is missed', async () => {
    const { client, events, spawned } = started([BROKEN, BROKEN, PROGRAM]);
    const answers = [client.request('double', 1), client.request('double', 2)];
    expect(await Promise.all(answers)).toEqual([2, 4]);
    expect(spawned()).toBe(3);
    expect(events).toEqual([]);
  });

  it('is given up after the last pause; the next request tries once more', async () => {
    const { client, events, spawned } = started([BROKEN, BROKEN, BROKEN, PROGRAM]);
    const answers = await Promise.allSettled([
      client.request('double', 1),
      client.request('never'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(events).toEqual([{ kind: 'problem', text: 'no such program' }]);
    expect(spawned()).toBe(3);
    expect(await client.request('double', 3)).toBe(6);
  });

  it('is the same when only its service cannot be loaded', async () => {
    const { client, events, spawned } = started([PROGRAM], { service: 'missing' });
    await expect(client.request('double', 1)).rejects.toThrow('no-such-module');
    expect(spawned()).toBe(3);
    expect(events).toMatchObject([{ kind: 'problem' }]);
  });

  it('is not waited for without end', async () => {
    const { client, spawned } = started([PROGRAM], { service: 'unending', startTimeoutMs: 10 });
    await expect(client.request('double', 1)).rejects.toThrow('the worker did not start in time');
    expect(spawned()).toBe(3);
  });

  it('is not loaded again for whoever has closed it', async () => {
    const { client, spawned } = started([BROKEN]);
    const waiting = client.request('double', 1);
    client.close();
    await expect(waiting).rejects.toThrow('the worker was closed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(spawned()).toBe(1);
  });
});

describe('a worker that crashes', () => {
  it('rejects everything that waits, says so, and is replaced with the next request', async () => {
    const { client, events, spawned } = started();
    expect(await client.request('double', 1)).toBe(2);
    const waiting = [client.request('never'), client.request('crash'), client.request('never')];
    const answers = await Promise.allSettled(waiting);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'it crashed' } });
    }
    expect(events).toEqual([{ kind: 'problem', text: 'it crashed' }, { kind: 'crashed' }]);
    expect(spawned()).toBe(1);
    expect(await client.request('double', 2)).toBe(4);
    expect(spawned()).toBe(2);
  });
});
