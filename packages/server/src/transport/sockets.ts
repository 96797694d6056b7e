// The Socket.IO side: who connects, which request is which, and answers to all of them.

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import {
  type Acknowledgement,
  badRequest,
  DIALECTS,
  type ErrorCode,
  hostError,
  REQUESTS,
  type RequestName,
  URGENT_REQUESTS,
} from '@kalpler/protocol';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { isToken, newToken, playerOf } from '../identity/token.ts';
import { Admission } from '../lobby/admission.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../scheduling/clock.ts';
import { TickQueue } from '../scheduling/tick-queue.ts';
import type { Journal } from '../store/journal.ts';
import { drop } from '../table/seating.ts';
import { AddressLimits } from './address-limits.ts';
import { Connection, type Identity } from './connection.ts';
import { tokenCookie } from './cookie.ts';
import { ListFollowers } from './list-followers.ts';
import { addressOf, originProblem } from './origin.ts';
import { boundedWebSockets, Output } from './output.ts';
import { handlersOf } from './requests.ts';
import { Shares } from './shares.ts';

interface SocketParts {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly lobby: Lobby;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
}

/** The most bytes of one message. */
const MOST_BYTES = 8192;
/** How long the last messages may take to leave when the server stops. */
const FAREWELL = 1000;

const URGENT: ReadonlySet<unknown> = new Set(URGENT_REQUESTS);

type Handler = (
  connection: Connection,
  request: unknown,
  isAwaited: boolean,
) => Acknowledgement | Promise<Acknowledgement>;

const refusal = (code: ErrorCode, message: string): Acknowledgement => ({
  ok: false,
  error: hostError(code, message),
});
const UNKNOWN = refusal('BAD_REQUEST', 'there is no such request');
const FLOOD = refusal('RATE_LIMITED', 'too many requests in a short time');
const INTERNAL = refusal('TRY_AGAIN', 'something went wrong on our side; please try again');

export class Sockets {
  readonly io: Server;
  readonly #parts: SocketParts;
  readonly #limits: AddressLimits;
  readonly #shares: Shares;
  readonly #handlers: ReturnType<typeof handlersOf>;
  readonly #followers: ListFollowers;
  readonly #connections = new Map<Connection, Socket>();
  /** Thousands may ask at once, as after a restart. */
  readonly #requests: TickQueue;
  readonly #cutOff = () => this.#parts.metrics.cutOff.inc();
  /** A proxy that does not pass on the scheme keeps all pages away: that is worth one line of the log. */
  #hasWarned = false;

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts;
    const { config, lobby, journal } = parts;
    // What was done in a portion is written in the same turn of the event loop.
    this.#requests = new TickQueue({ afterPortion: () => journal.hurry() });
    this.#limits = new AddressLimits(config);
    this.#shares = new Shares(config.REQUESTS_PER_SECOND, config.ADDRESS_REQUESTS_PER_SECOND);
    this.#followers = new ListFollowers(lobby);
    this.#handlers = handlersOf({
      lobby,
      admission: new Admission(lobby),
      limits: this.#limits,
      isClosing: parts.isClosing,
      followers: this.#followers,
    });
    this.io = new Server(http, {
      wsEngine: boundedWebSockets(this.#cutOff),
      transports: ['websocket', 'polling'],
      serveClient: false,
      perMessageDeflate: false,
      httpCompression: false,
      maxHttpBufferSize: MOST_BYTES,
      connectTimeout: 10_000,
      cors: { origin: [...config.ORIGINS], credentials: true },
      allowRequest: (request, decide) => this.admit(request, decide),
    });
    const enqueue = (work: () => void | Promise<void>) => {
      if (parts.isClosing()) void work();
      else void lobby.work.run(work);
    };
    queueUpgrades(http, enqueue);
    // Answers of Engine.IO itself do not pass through the pages and their headers.
    this.io.engine.on('headers', (headers: Record<string, string>) => {
      headers['X-Content-Type-Options'] = 'nosniff';
      headers['Content-Security-Policy'] = "default-src 'none'; frame-ancestors 'none'";
      headers['Cache-Control'] = 'no-store';
    });
    this.io.engine.on('connection', ({ request }: { request: IncomingMessage }) => {
      queueCloses(request.socket, enqueue);
    });
    this.io.use((socket, next) => {
      const problem = handshakeProblem(socket.handshake.auth);
      if (problem !== null) next(new Error(problem));
      else enqueue(() => connected(next));
    });
    this.io.on('connection', (socket) => this.welcome(socket));
  }

  /** Takes no more requests and lets everyone know. */
  async close(reason: string): Promise<void> {
    this.#followers.close();
    this.io.emit('serverClosing', { reason });
    await this.drained();
    await this.io.close();
  }

  /** Closing drops what has not been sent yet, so this waits for it, though not for ever. */
  private async drained(): Promise<void> {
    const waiting = [...this.#connections]
      .filter(([connection]) => connection.waiting > 0)
      .map(
        ([, { conn }]) =>
          new Promise((resolve) => conn.once('drain', resolve).once('close', resolve)),
      );
    let alarm: NodeJS.Timeout | undefined;
    const enough = new Promise((resolve) => {
      alarm = setTimeout(resolve, FAREWELL);
    });
    await Promise.race([Promise.all(waiting), enough]);
    clearTimeout(alarm);
  }

  /** Engine.IO asks this of new connections only, whatever their address says. */
  private admit(
    request: IncomingMessage,
    decide: (problem: string | null | undefined, allowed: boolean) => void,
  ): void {
    const { config, isClosing } = this.#parts;
    if (isClosing()) decide('the server is about to stop', false);
    else if (this.isForeign(request)) decide('origin', false);
    else {
      this.#limits
        .may('connect', addressOf(request, config.TRUST_PROXY))
        .then((may) => decide(may ? null : 'too many connections', may));
    }
  }

  /** Whether a request comes from a page that may not connect. */
  private isForeign(request: IncomingMessage): boolean {
    const { config, log } = this.#parts;
    const problem = originProblem(request, config.ORIGINS, config.TRUST_PROXY);
    if (problem === 'scheme' && !this.#hasWarned) {
      this.#hasWarned = true;
      const { origin } = request.headers;
      log.warn({ origin }, 'a page was refused for its scheme; see "Behind a reverse proxy"');
    }
    return problem !== null;
  }

  private welcome(socket: Socket): void {
    const { config, metrics, log } = this.#parts;
    const identity = this.identify(socket);
    if (!this.#limits.connect(identity.address)) {
      socket.emit('error', hostError('RATE_LIMITED', 'too many connections from this address'));
      socket.disconnect(true);
      return;
    }
    const output = new Output(socket.conn, this.#cutOff);
    const perSecond = config.REQUESTS_PER_SECOND;
    const connection = new Connection(socket, output, identity, perSecond, this.#shares);
    this.#connections.set(connection, socket);
    metrics.sockets.inc();
    let waiting = 0;
    // Every request ends here: none goes on to listeners of its own.
    socket.use(([event, ...rest]) => {
      // Moves go before arrivals, but the requests of one connection keep their order.
      const isUrgent = waiting === 0 && URGENT.has(event) && connection.isPlaying;
      waiting++;
      this.#requests.run(() => {
        waiting--;
        this.handle(socket, connection, event, rest);
      }, isUrgent);
    });
    socket.on('disconnect', () => {
      metrics.sockets.dec();
      this.#connections.delete(connection);
      connection.end();
      this.#limits.disconnect(identity.address);
      this.#followers.unfollow(connection);
      if (connection.host !== null) drop(connection.host, connection);
    });
    socket.on('error', (error) => log.debug({ err: error }, 'a connection had an error'));
    connection.send('welcome', { token: identity.token, now: this.#parts.clock.now() });
    forgetRequest(socket);
  }

  private identify(socket: Socket): Identity {
    const { config } = this.#parts;
    const { auth } = socket.handshake;
    const given: unknown = auth.token;
    const cookie = tokenCookie(socket.handshake.headers.cookie);
    const token = isToken(given) ? given : (cookie ?? newToken());
    const isHidden = !isToken(given) && cookie !== null;
    const dialect = DIALECTS.find((known) => known === auth.dialect) ?? 'documents';
    const address = addressOf(socket.request, config.TRUST_PROXY);
    return { player: playerOf(token), token: isHidden ? '' : token, dialect, address };
  }

  private handle(socket: Socket, connection: Connection, event: unknown, rest: unknown[]): void {
    // Gone while the request waited for its turn: nothing may be kept for it any more.
    if (!connection.isOpen) return;
    const isAwaited = typeof rest.at(-1) === 'function';
    const ack = isAwaited ? (rest.pop() as (answer: Acknowledgement) => void) : null;
    const respond = (answer: Acknowledgement) => {
      if (answer.ok) this.#parts.metrics.accepted.add();
      else {
        const { error } = answer;
        this.#parts.metrics.requests.inc({ outcome: error.code });
        socket.emit('error', { ...error, request: String(event).slice(0, 40) });
      }
      ack?.(answer);
    };
    const may = connection.mayAsk();
    if (may === 'never') socket.disconnect(true);
    if (may !== 'yes') {
      if (connection.isFirstRefusal) respond(FLOOD);
      else ack?.(FLOOD);
      return;
    }
    if (typeof event !== 'string' || !Object.hasOwn(REQUESTS, event)) {
      respond(UNKNOWN);
      return;
    }
    const name = event as RequestName;
    const read = v.safeParse(REQUESTS[name], rest[0] ?? {}, { abortEarly: true });
    if (!read.success) {
      respond({ ok: false, error: badRequest(read.issues) });
      return;
    }
    const handler = this.#handlers[name] as Handler;
    try {
      const answered = handler(connection, read.output, isAwaited);
      if (!(answered instanceof Promise)) respond(answered);
      else answered.then(respond).catch((error) => respond(this.failed(name, error)));
    } catch (error) {
      respond(this.failed(name, error));
    }
  }

  private failed(name: RequestName, error: unknown): Acknowledgement {
    this.#parts.metrics.failures.inc({ what: 'request' });
    this.#parts.log.error({ err: error, request: name }, 'a request failed');
    return INTERNAL;
  }
}

/** What is wrong with what a client says of itself, if anything. */
function handshakeProblem({ token, dialect }: Record<string, unknown>): string | null {
  if (token !== undefined && token !== '' && !isToken(token)) {
    return 'auth.token: not a token of this server';
  }
  const isKnown = dialect === undefined || DIALECTS.some((known) => known === dialect);
  return isKnown ? null : `auth.dialect: expected one of ${DIALECTS.join(', ')}`;
}

/** Socket.IO goes on in the next tick, which belongs to the time that a connection takes. */
function connected(next: () => void): Promise<void> {
  next();
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Thousands may come back at once, as after a restart; others are answered while they are let in. */
function queueUpgrades(http: HttpServer, enqueue: (work: () => void) => void): void {
  const listeners = http.listeners('upgrade');
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request, socket, head) => {
    // Nobody else listens while it waits, and an error without a listener ends the process.
    socket.on('error', () => {});
    enqueue(() => {
      if (socket.destroyed) return;
      for (const listener of listeners) listener.call(http, request, socket, head);
    });
  });
}

/**
 * Thousands of connections may be gone at once, as when a proxy restarts. What Node.js, ws, Engine.IO and the tables do
 * then is put off until its turn, so that others are answered meanwhile.
 */
function queueCloses(socket: NetSocket, enqueue: (work: () => void) => void): void {
  for (const event of ['end', 'close']) {
    const listeners = socket.listeners(event);
    socket.removeAllListeners(event);
    socket.once(event, (...messages: unknown[]) =>
      enqueue(() => {
        for (const listener of listeners) listener.apply(socket, messages);
      }),
    );
  }
}

/** The first HTTP request of a connection is not needed any longer, and would be kept as long as the connection. */
function forgetRequest(socket: Socket): void {
  if (socket.conn.transport.name !== 'websocket') return;
  (socket.conn as { request: unknown }).request = null;
}
