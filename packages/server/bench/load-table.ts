// A table of the load generator: four connections that play whatever the server says they may.

import type { Dialect } from '@kalpler/protocol';
import { RawSocket } from './raw-socket.ts';

/** Plain play without a pass, so that nearly every request is a card; matches do not end. */
const OPTIONS = { passCycle: ['hold'], endScore: 1000 };

interface Pace {
  /** Whether a seat plays as soon as it may; else it waits for `go`. */
  readonly isEager: boolean;
  /** A card has been played: milliseconds from when it should have been sent to its own update. */
  played(ms: number): void;
}

export class LoadTable {
  readonly #sockets: RawSocket[] = [];
  readonly #pace: Pace;
  readonly #timers: object;
  /** The card that may be played now, and by whom. */
  #next: { readonly seat: number; readonly card: string | object } | null = null;
  #sent: { readonly seat: number; readonly at: number } | null = null;
  /** When a card was wanted while none could be played yet. */
  #wanted: number | null = null;
  bytes = 0;
  updates = 0;

  /** Cards that are played at once, so that tables do not all end their deals at the same time. */
  #ahead: number;

  readonly #dialect: Dialect;

  /** Without clocks of their own, players have all the time in the world. */
  constructor(
    pace: Pace,
    timers: object = { turnSeconds: 600 },
    ahead = 0,
    dialect: Dialect = 'views',
  ) {
    this.#dialect = dialect;
    this.#pace = pace;
    this.#timers = timers;
    this.#ahead = ahead;
  }

  /** Sits down with four connections, one after the other. */
  async open(port: number): Promise<void> {
    let word = '';
    let code: string | null = null;
    const joined = Promise.withResolvers<void>();
    for (let seat = 0; seat < 4; seat++) {
      const first = Promise.withResolvers<void>();
      const socket = new RawSocket(port, { dialect: this.#dialect }, (text) => {
        if (text.startsWith('["updateGame"')) this.update(seat, text, joined.resolve);
        else if (text.startsWith('["tableJoined"')) {
          ({ tableId: word, key: code = null } = JSON.parse(text)[1]);
          first.resolve();
        } else if (text.startsWith('["error"')) first.reject(new Error(text));
      });
      await socket.opened();
      this.#sockets.push(socket);
      const playerName = `Oyuncu ${seat}`;
      if (seat === 0) {
        const options = { ...OPTIONS, timers: this.#timers };
        socket.emit('createTable', { playerName, visibility: 'private', options });
      } else
        socket.emit('joinTable', { tableId: word, playerName, ...(code === null ? {} : { code }) });
      await first.promise;
    }
    await joined.promise;
  }

  /** A card is to be played now; when none can be, as soon as one can. */
  go(): void {
    if (this.#next === null) this.#wanted ??= performance.now();
    else this.send(performance.now());
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  private update(seat: number, text: string, ready: () => void): void {
    this.bytes += text.length;
    this.updates++;
    const sent = this.#sent;
    if (sent?.seat === seat) {
      this.#sent = null;
      this.#pace.played(performance.now() - sent.at);
    }
    if (text.includes('"phase":"roundEnd"')) {
      this.#sockets[seat]!.emit('readyNext', {});
      return;
    }
    // Only who may play has legal cards, and only they are worth parsing.
    const field = this.#dialect === 'views' ? '"legal":[' : '"legalCards":[';
    const at = text.indexOf(field) + field.length;
    if (at < field.length || text[at] === ']') return;
    const legal = JSON.parse(text.slice(at - 1, text.indexOf(']', at) + 1));
    const card = legal[Math.floor(Math.random() * legal.length)];
    this.#next = { seat, card: typeof card === 'number' ? nameOf(card) : card };
    ready();
    if (this.#pace.isEager || this.#ahead > 0) {
      this.#ahead--;
      this.send(performance.now());
    } else if (this.#wanted !== null) {
      this.send(this.#wanted);
      this.#wanted = null;
    }
  }

  private send(at: number): void {
    const { seat, card } = this.#next!;
    this.#next = null;
    this.#sent = { seat, at };
    this.#sockets[seat]!.emit('playCard', { card });
  }
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

function nameOf(code: number): string {
  return `${RANKS[code & 31]}${'CDSH'[code >> 5]}`;
}
