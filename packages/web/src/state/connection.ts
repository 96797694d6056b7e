// The line to the server: loaded when somebody plays online, and kept alive by itself.

import type { RequestName, RequestOf, WireError } from '@kalpler/protocol';
import type { Socket } from 'socket.io-client';
import type { ClientEvent } from './client-state.ts';

export type Acknowledged =
  | { readonly ok: true; readonly [name: string]: unknown }
  | { readonly ok: false; readonly error: WireError };

/** How long a request may take before it is taken for lost. */
const PATIENCE = 8_000;

const LOST: Acknowledged = {
  ok: false,
  error: { code: 'TRY_AGAIN', message: 'the server did not answer' },
};

export class ServerLine {
  readonly #tell: (event: ClientEvent) => void;
  #socket: Promise<Socket> | null = null;
  /** The table to come back to when the connection was lost. */
  #home: string | null = null;
  #seen = 0;

  constructor(tell: (event: ClientEvent) => void) {
    this.#tell = tell;
  }

  /** Connects, if that has not been done yet. */
  open(): Promise<Socket> {
    this.#socket ??= this.connect();
    return this.#socket;
  }

  private async connect(): Promise<Socket> {
    this.#tell({ kind: 'connection', connection: 'connecting' });
    const { io } = await import('socket.io-client');
    const socket = io({
      transports: ['websocket', 'polling'],
      auth: { dialect: 'views' },
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
      randomizationFactor: 0.5,
    });
    socket.onAny((event: string, payload: unknown) => {
      if (event === 'tableJoined') this.#home = (payload as { slug: string }).slug;
      if (event === 'tableClosed') this.#home = null;
      this.#tell({ kind: 'message', event, payload });
    });
    socket.on('connect', () => {
      this.#tell({ kind: 'connection', connection: 'online' });
      if (this.#seen++ > 0 && this.#home !== null) this.comeBack(socket, this.#home);
    });
    socket.on('disconnect', () => this.#tell({ kind: 'connection', connection: 'reconnecting' }));
    socket.io.on('reconnect_attempt', () =>
      this.#tell({ kind: 'connection', connection: 'reconnecting' }),
    );
    return socket;
  }

  /** The seat is still ours: the cookie says who we are. */
  private async comeBack(socket: Socket, tableId: string): Promise<void> {
    const answer = await this.send(socket, 'reconnect', { tableId });
    if (answer.ok) return;
    const { code } = answer.error;
    if (code === 'CANNOT_RECONNECT' || code === 'TABLE_NOT_FOUND') {
      const watched = await this.send(socket, 'spectate', { tableId });
      if (!watched.ok)
        this.#tell({ kind: 'message', event: 'tableClosed', payload: { reason: 'gone' } });
    }
  }

  async ask<Name extends RequestName>(name: Name, request: RequestOf<Name>): Promise<Acknowledged> {
    return this.send(await this.open(), name, request);
  }

  private async send(socket: Socket, name: RequestName, request: object): Promise<Acknowledged> {
    try {
      return await socket.timeout(PATIENCE).emitWithAck(name, request);
    } catch {
      return LOST;
    }
  }

  /** A move carries a number, so that sending it again after a broken line is harmless. */
  async move<Name extends RequestName>(name: Name, request: object): Promise<Acknowledged> {
    const numbered = { ...request, cmdId: crypto.randomUUID() } as RequestOf<Name>;
    const first = await this.ask(name, numbered);
    return first.ok || first.error.code !== 'TRY_AGAIN' ? first : this.ask(name, numbered);
  }

  leave(): void {
    this.#home = null;
  }
}
