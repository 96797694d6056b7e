// Requests from the page to a worker, by name: every one of them is answered, or rejected when its handler throws, when
// the worker cannot be loaded, or when it crashes.

/** What a worker does for the page: its functions and the methods of its class, inherited ones included. */
export type Service = object;
type Handler = (...given: unknown[]) => unknown;

/** Loads a service, which may emit events at any time. */
export type LoadService = (emit: (event: unknown) => void) => Promise<Service>;

interface WorkerRequest {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

/** The first message names the service; a worker has one. */
type ToWorker = { readonly service: string } | WorkerRequest;

type FromWorker =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly text: string }
  | { readonly kind: 'event'; readonly event: unknown };

/** What a worker is to the page, and the page to a worker. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** A worker that can be ended, and that says when it has failed. */
export interface WorkerPort extends Port {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
}

const CLOSED = 'the worker was closed';
/** What went wrong, in the words of the error. */
export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** What handles a request; never what every object or class has by itself, such as `toString` or `constructor`. */
function handlerOf(service: Service, name: string): Handler {
  let owner: object | null = name === 'constructor' ? null : service;
  while (owner !== null && owner !== Object.prototype) {
    const handler: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
    if (typeof handler === 'function') return handler.bind(service);
    owner = Object.getPrototypeOf(owner);
  }
  throw new Error(`no such request: ${name}`);
}

/** In a worker: loads the service that the page names, and handles the requests to it. */
export function serve(port: Port, services: Readonly<Record<string, LoadService>>): void {
  const post = (message: FromWorker) => port.postMessage(message);
  let loading: Promise<Service> | undefined;
  const load = async (name: string): Promise<Service> => {
    if (!Object.hasOwn(services, name)) throw new Error(`no such service: ${name}`);
    return services[name]!((event) => post({ kind: 'event', event }));
  };
  const handle = async ({ id, name, given }: WorkerRequest) => {
    // Without its service the page ends this worker, and rejects its requests or starts another one with them.
    const service = await loading!;
    try {
      post({ kind: 'result', id, result: await handlerOf(service, name)(...given) });
    } catch (problem) {
      post({ kind: 'error', id, text: messageOf(problem) });
    }
  };
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('id' in data) {
      handle(data).catch(() => {});
      return;
    }
    loading = load(data.service);
    loading.then(
      () => post({ kind: 'loaded' }),
      (problem) => post({ kind: 'missing', text: messageOf(problem) }),
    );
  });
}

/** What a client emits by itself when its worker fails. */
export type Failure =
  /** It crashed: the next one knows nothing of what was requested before. */
  { readonly kind: 'crashed' } | { readonly kind: 'problem'; readonly text: string };

type Requests<S> = { [Name in keyof S]: Extract<S[Name], (...given: never[]) => unknown> };
type Given<S, Name extends keyof S> = Parameters<Requests<S>[Name]>;
type Answer<S, Name extends keyof S> = Promise<Awaited<ReturnType<Requests<S>[Name]>>>;

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly request: WorkerRequest;
}

export interface WorkerOptions {
  readonly spawn: () => WorkerPort;
  /** Milliseconds until a worker that could not be loaded is loaded again; after the last it is given up. */
  readonly pausesMs?: readonly number[];
  /** Milliseconds after which a worker that has not started counts as one that could not be loaded. */
  readonly startTimeoutMs?: number;
}

/** In the page: one service in a worker of its own, which the first request starts. */
export class WorkerClient<S extends Service, Emitted = never> {
  readonly #service: string;
  readonly #options: Required<WorkerOptions>;
  #worker: WorkerPort | null = null;
  #isLoaded = false;
  #failures = 0;
  #requests = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(event: Emitted | Failure) => void>();

  constructor(service: string, options: WorkerOptions) {
    this.#service = service;
    this.#options = { pausesMs: [300, 1500], startTimeoutMs: 30_000, ...options };
  }

  request<Name extends keyof S & string>(name: Name, ...given: Given<S, Name>): Answer<S, Name> {
    if (this.#isClosed) return Promise.reject(new Error(CLOSED)) as Answer<S, Name>;
    const request = { id: this.#requests++, name, given };
    const waiting = { request, ...Promise.withResolvers<unknown>() };
    this.#waiting.set(request.id, waiting);
    if (this.#worker === null) this.spawn();
    else this.post(this.#worker, waiting);
    return waiting.promise as Answer<S, Name>;
  }

  /** Loads the worker ahead of the first request. */
  start(): void {
    if (this.#worker === null && !this.#isClosed) this.spawn();
  }

  listen(listener: (event: Emitted | Failure) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the worker for good, whatever it is doing. */
  close(): void {
    this.#isClosed = true;
    this.end();
    this.rejectAll(new Error(CLOSED));
  }

  /** A worker, with every request that waits for an answer. */
  private spawn(): void {
    clearTimeout(this.#timer);
    const worker = this.#options.spawn();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.handle(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#worker) this.handleFailure(message);
    });
    worker.addEventListener('messageerror', () => {
      if (worker === this.#worker) this.handleFailure('an answer of the worker could not be read');
    });
    this.#worker = worker;
    this.#timer = setTimeout(
      () => this.handleFailure('the worker did not start in time'),
      this.#options.startTimeoutMs,
    );
    worker.postMessage({ service: this.#service });
    for (const waiting of this.#waiting.values()) this.post(worker, waiting);
  }

  private post(worker: WorkerPort, { request, reject }: Waiting): void {
    try {
      worker.postMessage(request);
    } catch (problem) {
      this.#waiting.delete(request.id);
      reject(problem);
    }
  }

  private handle(message: FromWorker): void {
    switch (message.kind) {
      case 'loaded':
        clearTimeout(this.#timer);
        this.#isLoaded = true;
        this.#failures = 0;
        break;
      case 'missing':
        this.handleFailure(message.text);
        break;
      case 'event':
        this.notify(message.event as Emitted);
        break;
      case 'result':
        this.take(message.id)?.resolve(message.result);
        break;
      case 'error':
        this.take(message.id)?.reject(new Error(message.text));
        break;
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  private handleFailure(message: string): void {
    const hasCrashed = this.#isLoaded;
    this.end();
    const pause = hasCrashed ? undefined : this.#options.pausesMs[this.#failures++];
    if (pause !== undefined) {
      this.#timer = setTimeout(() => this.spawn(), pause);
      return;
    }
    this.#failures = 0;
    const problem = new Error(message || 'the worker did not start');
    this.rejectAll(problem);
    this.notify({ kind: 'problem', text: problem.message });
    if (hasCrashed) this.notify({ kind: 'crashed' });
  }

  private end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#isLoaded = false;
  }

  private rejectAll(problem: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(problem);
  }

  private notify(event: Emitted | Failure): void {
    for (const listener of this.#listeners) listener(event);
  }
}
