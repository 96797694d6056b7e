// All that leaves for clients: as few writes as possible, and a bound on what waits for one that does not read.
//
// Every way out ends here: our own events, and the acknowledgements, errors and pings of Socket.IO and Engine.IO.
// For WebSockets that is their `send`, for polling the queue of Engine.IO, whose events say how long it is.

import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Socket } from 'socket.io';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, type Message } from './frame.ts';
import { flat } from './json-bytes.ts';

/** Bytes that may wait for one client; beyond that it is cut off and may come back. */
export const MOST_WAITING = 512 * 1024;
/** With this many bytes waiting, a client must read before it is answered again. */
export const MUCH_WAITING = 128 * 1024;
/** Bytes that may wait for all clients together; beyond that each one that does not read is cut off. */
const MOST_TOGETHER = 64 * 1024 * 1024;

/** Called when a client is cut off. */
type CutOff = () => void;

type Send = WebSocket['send'];
type Sent = (error?: Error) => void;

/** The sockets whose frames are being gathered, if they are; one list for all, as writers continue one by one. */
let gathering: BoundedSocket[] | null = null;

/**
 * From now on frames wait, and leave in one write for each client when the returned function is called. The journal
 * does so while a writer continues (`server.ts` hands this to it), so that an update and the answer leave together.
 */
export function gather(): () => void {
  if (gathering !== null) return () => {};
  const gathered: BoundedSocket[] = [];
  gathering = gathered;
  return () => {
    gathering = null;
    for (const socket of gathered) socket.flush();
  };
}

/** Bytes that wait for clients that do not read. */
interface Waiting {
  bytes: number;
  readonly most: number;
  readonly cutOff: CutOff;
}

class BoundedSocket extends WebSocket {
  #network: NetSocket | null = null;
  #all: Waiting | null = null;
  /** What is counted for this socket among all that waits. */
  #counted = 0;
  #gathered = '';

  /** The connection below, which its server has upgraded. */
  attach(network: NetSocket, all: Waiting): void {
    this.#network = network;
    this.#all = all;
    network.once('close', () => this.count(0));
  }

  get waiting(): number {
    return (this.#network?.writableLength ?? 0) + this.#gathered.length;
  }

  /** As the original does, but the next message may follow at once: waiting bytes are counted here. */
  override send(data: Parameters<Send>[0], ...rest: unknown[]): void {
    if (typeof data !== 'string' || this.#network === null) {
      this.flush();
      super.send(data, ...(rest as [Sent]));
      return;
    }
    this.sendFrame(frameOf(data));
    const done = rest.at(-1);
    if (typeof done === 'function') (done as Sent)();
  }

  /** Sends a whole frame, written as one character for each byte; nothing once the connection is closing. */
  sendFrame(frame: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (gathering === null) this.write(frame);
    else {
      if (this.#gathered === '') gathering.push(this);
      this.#gathered += frame;
    }
  }

  flush(): void {
    if (this.#gathered === '') return;
    const frames = this.#gathered;
    this.#gathered = '';
    if (this.readyState === WebSocket.OPEN) this.write(frames);
  }

  private write(frames: string): void {
    const network = this.#network!;
    if (network.write(flat(frames), 'latin1')) return;
    if (this.#counted === 0) network.once('drain', () => this.count(0));
    const { writableLength } = network;
    const all = this.#all!;
    this.count(writableLength);
    if (writableLength <= MOST_WAITING && all.bytes <= all.most) return;
    this.count(0);
    all.cutOff();
    this.terminate();
  }

  private count(bytes: number): void {
    this.#all!.bytes += bytes - this.#counted;
    this.#counted = bytes;
  }
}

const sockets = new WeakMap<IncomingMessage, BoundedSocket>();

/** The WebSocket server for Engine.IO (`wsEngine`) whose sockets have a bound. */
export function boundedWebSockets(
  cutOff: CutOff,
  mostTogether = MOST_TOGETHER,
): typeof WebSocketServer {
  const all: Waiting = { bytes: 0, most: mostTogether, cutOff };
  return class extends WebSocketServer<typeof BoundedSocket> {
    constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
      super({ ...options, WebSocket: BoundedSocket } as never);
    }

    override handleUpgrade(
      request: IncomingMessage,
      network: Duplex,
      head: Buffer,
      done: (client: BoundedSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, network, head, (client, same) => {
        client.attach(network as NetSocket, all);
        sockets.set(request, client);
        done(client, same);
      });
    }
  } as unknown as typeof WebSocketServer;
}

/** What is used of a connection of Engine.IO: its documented events and methods. */
interface EngineConnection {
  readonly request: IncomingMessage;
  write(text: string): unknown;
  close(discard?: boolean): unknown;
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  emit(event: 'packetCreate', packet: object): unknown;
  listenerCount(event: 'packetCreate'): number;
}

/** Sends to one client. */
export class Output {
  readonly #connection: EngineConnection;
  readonly #socket: BoundedSocket | undefined;
  /** Whether somebody listened to Engine.IO's packets from the start: they get ours, too. */
  readonly #isWatched: boolean;
  /** What waits in the queue of Engine.IO, for transports other than WebSocket. */
  #queued = 0;

  constructor(conn: Socket['conn'], cutOff: CutOff) {
    const connection = conn as unknown as EngineConnection;
    this.#connection = connection;
    this.#socket = sockets.get(connection.request);
    this.#isWatched = connection.listenerCount('packetCreate') > 0;
    if (this.#socket !== undefined) return;
    connection.on('flush', () => {
      this.#queued = 0;
    });
    connection.on('packetCreate', ({ data }) => {
      this.#queued += typeof data === 'string' ? data.length : 0;
      if (this.#queued <= MOST_WAITING) return;
      this.#queued = 0;
      cutOff();
      connection.close(true);
    });
  }

  get waiting(): number {
    return this.#queued + (this.#socket?.waiting ?? 0);
  }

  /** Sends a message in the order of all others; to a connection that is closing it is not sent at all. */
  send(message: Message): void {
    if (this.#socket === undefined) {
      for (const text of message.texts) this.#connection.write(text);
      return;
    }
    if (this.#isWatched) {
      for (const data of message.texts) {
        this.#connection.emit('packetCreate', { type: 'message', data });
      }
    }
    this.#socket.sendFrame(message.frame);
  }
}
