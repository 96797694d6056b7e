// The connection to the server, restored whenever it breaks: sends requests, and passes on what the server sends.

import type { Move } from '@kalpler/engine';
import {
  type RequestName,
  type RequestOf,
  requestOfMove,
  type ServerEvent,
} from '@kalpler/protocol';
import { io, type Socket } from 'socket.io-client';
import { type Answer, NO_ANSWER, type OnlineEvent, type OnlineState } from './online-state.ts';
import { reduce } from './reduce.ts';
import type { MoveOutcome, Store } from './table-session.ts';

/** Milliseconds after which a request without an answer counts as lost. */
const ANSWER_TIMEOUT_MS = 5_000;

/** The same after the device has slept, when the connection is only tested. */
const PROBE_TIMEOUT_MS = 3_000;

/** Milliseconds until the whole view is asked for again when it has not come. */
const ASK_AGAIN_MS = 1_000;

/** Open while the server knows who we are; requests wait until it is. */
class ReadyGate {
  #isOpen = false;
  #waiting: (() => void)[] = [];

  open(): void {
    this.#isOpen = true;
    for (const enter of this.#waiting.splice(0)) enter();
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Whether it opens in time. */
  within(ms: number): Promise<boolean> {
    if (this.#isOpen) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }
}

interface Joined {
  readonly slug: string;
  readonly visibility: string;
  readonly key: string | null;
}

type WatchRequest = RequestOf<'spectate'>;

/** An event as it came; in development it is checked against its schema. */
function serverEvent(event: string, payload: unknown): ServerEvent<'views'> {
  if (import.meta.env.DEV) void check(event, payload);
  return { event, payload } as ServerEvent<'views'>;
}

async function check(event: string, payload: unknown): Promise<void> {
  const { eventProblem } = await import('@kalpler/protocol');
  const problem = eventProblem(event, payload);
  if (problem !== null) throw new Error(problem);
}

export class ServerConnection {
  readonly #store: Store<OnlineState>;
  #socket: Promise<Socket> | null = null;
  /** The table to come back to when the connection was lost. */
  #home: { readonly tableId: string; readonly code?: string } | null = null;
  /** The key or the digits that were given to enter a private table. */
  #key: string | undefined;
  /** Closed while the connection is lost, and until we are back at our table. */
  #gate = new ReadyGate();

  #isResyncing = false;

  /** Whatever the server sends changes the state of this store. */
  constructor(store: Store<OnlineState>) {
    this.#store = store;
  }

  /** Connects, if that has not been done yet. */
  open(): Promise<Socket> {
    this.#socket ??= this.connect();
    return this.#socket;
  }

  private async connect(): Promise<Socket> {
    this.report({ kind: 'connection', connection: 'connecting' });
    const socket = io({
      transports: ['websocket', 'polling'],
      auth: { dialect: 'views' },
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
      randomizationFactor: 0.5,
    });
    socket.onAny((event: string, payload: unknown) => {
      if (event === 'tableClosed') this.#home = null;
      const completed = event === 'tableJoined' ? this.joined(payload as Joined) : payload;
      this.report({ kind: 'message', ...serverEvent(event, completed) });
    });
    let hasAsked = false;
    socket.on('welcome', async ({ token }: { token: string }) => {
      // A page that the browser has kept may come without the cookie; then the server sends a token.
      if (token && !hasAsked) {
        hasAsked = true;
        await fetch('/api/cookie').catch(() => {});
        socket.disconnect().connect();
        return;
      }
      socket.auth = { dialect: 'views', token };
      this.report({ kind: 'connection', connection: 'online' });
      if (this.#home !== null) await this.comeBack(socket, this.#home);
      if (socket.connected) this.#gate.open();
    });
    socket.on('disconnect', (reason) => {
      // What was closed here is opened again at once.
      if (reason === 'io client disconnect') this.#gate.close();
      else this.markDisconnected();
    });
    socket.io.on('error', () => this.markDisconnected());
    socket.io.on('reconnect_attempt', () => this.markDisconnected());
    addEventListener('online', () => void this.probe(socket));
    addEventListener('offline', () => {
      // A browser without a network may still reach a server on its own machine.
      this.report({ kind: 'connection', connection: 'reconnecting' });
      void this.probe(socket);
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.probe(socket);
    });
    return socket;
  }

  /** Remembers the table; the server sends spectators of a private one no key, so theirs is kept. */
  private joined(payload: Joined): Joined {
    const key = payload.key ?? (payload.visibility === 'private' ? this.#key : undefined);
    const home = { tableId: payload.slug };
    this.#home = key === undefined ? home : { ...home, code: key };
    return { ...payload, key: key ?? null };
  }

  /** The seat is still ours: the cookie says who we are. */
  private async comeBack(socket: Socket, home: { readonly tableId: string }): Promise<void> {
    const answer = await this.send(socket, 'reconnect', home);
    if (answer.ok) return;
    const { code } = answer.error;
    if (code === 'CANNOT_RECONNECT' || code === 'TABLE_NOT_FOUND') {
      const watched = await this.send(socket, 'spectate', home);
      if (!watched.ok) {
        const reason = watched.error.code === 'KICKED' ? 'kicked' : 'gone';
        this.report({ kind: 'message', event: 'tableClosed', payload: { reason } });
      }
    }
  }

  private markDisconnected(): void {
    this.#gate.close();
    this.report({ kind: 'connection', connection: 'reconnecting' });
  }

  /** After sleep a connection may be dead without knowing it: it is tested, and replaced if nothing comes back. */
  private async probe(socket: Socket): Promise<void> {
    if (!socket.connected) {
      socket.connect();
      return;
    }
    try {
      const alive = socket.timeout(PROBE_TIMEOUT_MS);
      if (this.#home === null) await alive.emitWithAck('listTables', { live: true });
      else await alive.emitWithAck('sync', {});
      this.report({ kind: 'connection', connection: 'online' });
    } catch {
      if (!socket.connected) return;
      socket.disconnect().connect();
      this.markDisconnected();
    }
  }

  private report(event: OnlineEvent): void {
    this.#store.change((state) => reduce(state, event));
    if (!this.#isResyncing && this.#store.getState().isOutOfStep) void this.resync();
  }

  /** Updates that do not fit the view are rare: the whole view is fetched anew. */
  private async resync(): Promise<void> {
    this.#isResyncing = true;
    while (this.#store.getState().isOutOfStep) {
      await this.ask('sync', {});
      // The view came before its answer; without it the request or the answer was lost, or refused.
      if (this.#store.getState().isOutOfStep)
        await new Promise((end) => setTimeout(end, ASK_AGAIN_MS));
    }
    this.#isResyncing = false;
  }

  async ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Answer<Name>> {
    const socket = await this.open();
    if (name === 'joinTable' || name === 'spectate') this.#key = (request as WatchRequest).code;
    const isThere = await this.#gate.within(ANSWER_TIMEOUT_MS);
    return isThere ? this.send(socket, name, request) : NO_ANSWER;
  }

  private async send<Name extends RequestName>(
    socket: Socket,
    name: Name,
    request: object,
  ): Promise<Answer<Name>> {
    try {
      return await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(name, request);
    } catch {
      return NO_ANSWER;
    }
  }

  /** A move carries a number, so that sending it again after the connection broke is harmless. */
  async act(move: Move): Promise<MoveOutcome> {
    const { name, request } = requestOfMove(move);
    const numbered = { ...request, cmdId: crypto.randomUUID() };
    const first = await this.ask(name, numbered);
    if (first.kind !== 'noAnswer') return first;
    const second = await this.ask(name, numbered);
    if (second.kind === 'noAnswer') this.report({ kind: 'problem', problem: second.error });
    return second;
  }

  async leave(): Promise<void> {
    this.#home = null;
    await this.ask('leaveTable', {});
  }
}
