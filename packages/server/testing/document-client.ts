// A client written from nothing but the documents' event tables: it uses nothing but socket.io-client.

import { io, type Socket } from 'socket.io-client';

// biome-ignore lint/suspicious/noExplicitAny: the documents give tables of payloads, not types
export type Payload = any;

export interface Received {
  readonly event: string;
  readonly payload: Payload;
}

export interface ClientOptions {
  readonly token?: string;
  readonly dialect?: 'views' | 'documents';
  /** Headers of the handshake, as a browser or a proxy would send them. */
  readonly headers?: Record<string, string>;
}

export class DocumentClient {
  readonly socket: Socket;
  /** Everything received so far, in order. */
  readonly received: Received[] = [];
  /** The newest state of the game. */
  state: Payload = null;
  /** The secret that the server has given to this player. */
  token = '';
  tableId = '';
  /** What others need to come to this client's table. */
  invitation: { readonly tableId: string; readonly code?: string } = { tableId: '' };
  seat: number | null = null;
  readonly #waiting = new Set<{
    test: (received: Received) => boolean;
    resolve: (received: Received) => void;
  }>();

  constructor(url: string, { token, dialect, headers }: ClientOptions = {}) {
    const auth = { ...(token ? { token } : {}), ...(dialect ? { dialect } : {}) };
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth,
      ...(headers ? { extraHeaders: headers } : {}),
    });
    this.socket.onAny((event: string, payload: Payload) => this.handle({ event, payload }));
  }

  private handle(received: Received): void {
    const { event, payload } = received;
    this.received.push(received);
    if (event === 'welcome') this.token ||= payload.token;
    if (event === 'tableJoined') {
      const { tableId, key } = payload;
      this.tableId = tableId;
      this.invitation = key ? { tableId, code: key } : { tableId };
      this.seat = payload.seat;
    }
    if (event === 'updateGame' || event === 'reconnected') this.state = payload;
    for (const waiting of [...this.#waiting]) {
      if (!waiting.test(received)) continue;
      this.#waiting.delete(waiting);
      waiting.resolve(received);
    }
  }

  /** Resolves once the connection stands. */
  connected(): Promise<this> {
    return new Promise((resolve, reject) => {
      if (this.socket.connected) resolve(this);
      this.socket.once('connect', () => resolve(this));
      this.socket.once('connect_error', reject);
    });
  }

  /** Sends a request and gives its acknowledgement. */
  ask(event: string, payload: Payload = {}): Promise<Payload> {
    return this.socket.timeout(20_000).emitWithAck(event, payload);
  }

  /** The next event of this name that fits, from now on. */
  next(event: string, fits: (payload: Payload) => boolean = () => true): Promise<Payload> {
    return new Promise((resolve) => {
      this.#waiting.add({
        test: (received) => received.event === event && fits(received.payload),
        resolve: (received) => resolve(received.payload),
      });
    });
  }

  /** The first event of this name that fits, received already or still to come. */
  waitFor(event: string, fits: (payload: Payload) => boolean = () => true): Promise<Payload> {
    const known = this.received.find(
      (received) => received.event === event && fits(received.payload),
    );
    return known === undefined ? this.next(event, fits) : Promise.resolve(known.payload);
  }

  /** The events of one name received so far. */
  all(event: string): Payload[] {
    return this.received
      .filter((received) => received.event === event)
      .map(({ payload }) => payload);
  }

  /** Plays on its own whenever the state says that it is its turn, with the first choice that the state shows. */
  playAlong(): void {
    let answered = '';
    const act = (): void => {
      const { state } = this;
      if (state === null) return;
      const key = `${state.version}:${state.roundNumber}`;
      if (key === answered) return;
      const request = choiceOf(state);
      if (request === null) return;
      answered = key;
      this.socket.emit(request.event, request.payload);
    };
    this.socket.on('updateGame', act);
    this.socket.on('reconnected', act);
    act();
  }

  close(): void {
    this.socket.close();
  }
}

/** What a player in this state may ask for, if anything. */
export function choiceOf(state: Payload): Received | null {
  const { phase, seat, waitingFor } = state;
  if (phase === 'roundEnd' && waitingFor.length === 0) return { event: 'readyNext', payload: {} };
  if (!waitingFor.includes(seat)) return null;
  switch (phase) {
    case 'passing':
      return { event: 'submitPass', payload: { cards: state.hand.slice(0, 3) } };
    case 'bidding':
      if (state.handHidden) return { event: 'revealHand', payload: {} };
      return { event: 'submitBid', payload: { bid: 3 } };
    case 'exchanging':
      return { event: 'submitExchange', payload: { cards: state.hand.slice(0, 2) } };
    case 'selecting': {
      const [contract] = state.openContracts;
      return { event: 'selectContract', payload: contract };
    }
    case 'playing':
      return { event: 'playCard', payload: { card: state.legalCards[0] } };
    case 'roundEnd':
      return { event: 'chooseMoon', payload: { option: 'othersPlus' } };
    default:
      return null;
  }
}
