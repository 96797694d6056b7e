// One connection: who is behind it, where it sits, and how fast it may ask.

import type { Seat } from '@kalpler/engine';
import type { AnnouncementName, Dialect, EventOf } from '@kalpler/protocol';
import type { Socket } from 'socket.io';
import type { TableHost } from '../table/host.ts';
import type { Member } from '../table/member.ts';
import { encoded, type Message } from './frame.ts';
import { MUCH_WAITING, type Output } from './output.ts';
import { Bucket, type Shares } from './shares.ts';

export interface Identity {
  readonly player: string;
  /** What the client is sent of its token: nothing when it came as a cookie that scripts cannot read. */
  readonly token: string;
  readonly dialect: Dialect;
  readonly address: string;
}

/** By how many the requests over the limit may outnumber the others before a connection is cut. */
const MOST_EXCESS = 200;

export class Connection implements Member {
  player: string;
  token: string;
  readonly dialect: Dialect;
  readonly address: string;
  host: TableHost | null = null;
  seat: Seat | null = null;
  name = '';
  /** Whether it is on its way to a table, as by a join. */
  isMoving = false;
  readonly #socket: Socket;
  readonly #output: Output;
  readonly #requests: Bucket;
  readonly #typing: Bucket;
  readonly #syncs: Bucket;
  readonly #shares: Shares;
  readonly #ofAddress: Bucket;
  #ofPlayer: Bucket;
  #refused = 0;
  #excess = 0;

  constructor(
    socket: Socket,
    output: Output,
    identity: Identity,
    perSecond: number,
    shares: Shares,
  ) {
    this.#socket = socket;
    this.#output = output;
    this.player = identity.player;
    this.token = identity.token;
    this.dialect = identity.dialect;
    this.address = identity.address;
    const now = performance.now();
    this.#requests = new Bucket(2 * perSecond, perSecond, now);
    this.#typing = new Bucket(4, 1, now);
    // The most costly request of all, needed once after a lost connection: one a second, as a rule.
    this.#syncs = new Bucket(perSecond, perSecond / 25, now);
    this.#shares = shares;
    this.#ofAddress = shares.ofAddress(this.address);
    this.#ofPlayer = shares.ofPlayer(this.player);
  }

  /** Whether it sits at a table at which a match is being played. */
  get isPlaying(): boolean {
    return this.seat !== null && this.host?.room.isRunning === true;
  }

  /** The connection is gone. */
  end(): void {
    this.#shares.leaveAddress(this.address);
    this.#shares.leavePlayer(this.player);
  }

  /** A connection without a seat shows the token of a player and is that player from now on. */
  become(player: string, token: string): void {
    if (player === this.player) return;
    const ofPlayer = this.#shares.ofPlayer(player);
    this.#shares.leavePlayer(this.player);
    this.#ofPlayer = ofPlayer;
    this.player = player;
    this.token = token;
  }

  send<Name extends AnnouncementName>(event: Name, payload: EventOf<Name>): void {
    this.#output.send(encoded(event, payload));
  }

  deliver(message: Message): void {
    this.#output.send(message);
  }

  /** Bytes that have not left yet. */
  get waiting(): number {
    return this.#output.waiting;
  }

  /** Whether one more request may pass: not while answers wait unread; a connection that never stops is cut. */
  mayAsk(): 'yes' | 'no' | 'never' {
    const now = performance.now();
    if (this.waiting < MUCH_WAITING && this.#requests.take(now)) {
      if (this.mayShare(now)) {
        this.#refused = 0;
        if (this.#excess > 0) this.#excess--;
        return 'yes';
      }
      // Too much together, though not too much here: no reason to cut this one.
      this.#refused++;
      return 'no';
    }
    this.#refused++;
    return ++this.#excess > MOST_EXCESS ? 'never' : 'no';
  }

  private mayShare(now: number): boolean {
    if (!this.#ofPlayer.take(now)) return false;
    if (this.#ofAddress.take(now)) return true;
    this.#ofPlayer.giveBack();
    return false;
  }

  /** The first refusal of a burst is worth a word, the others are not. */
  get isFirstRefusal(): boolean {
    return this.#refused === 1;
  }

  /** An accepted move does not count: the game itself limits how many there can be. */
  excuse(): void {
    this.#requests.giveBack();
    this.#ofPlayer.giveBack();
    this.#ofAddress.giveBack();
  }

  maySync(): boolean {
    return this.#syncs.take(performance.now());
  }

  mayType(): boolean {
    return this.#typing.take(performance.now());
  }

  /** Whether the client is still connected. */
  get isOpen(): boolean {
    return this.#socket.connected;
  }
}
