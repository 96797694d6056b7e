// One seat of the crash test: plays random moves, notes what it was promised, and comes back after every crash.

import { hash } from 'node:crypto';
import type { Card, DealView, Move, Random, TableView } from '@kalpler/engine';
import {
  type Acknowledgement,
  type Held,
  requestOfMove,
  type Update,
  updatedView,
  type WholeUpdate,
  type WireError,
} from '@kalpler/protocol';
import { io, type Socket } from 'socket.io-client';

/** A move that the server has accepted, and the number of its request. */
export interface Promised {
  readonly move: Move;
  readonly command: string;
}

export interface Seen {
  readonly match: string;
  readonly version: number;
  /** A digest of the view. */
  readonly digest: string;
}

interface PlayerGroup {
  readonly random: Random;
  /** Something has come from the server. */
  received(): void;
  /** Whether another match is to be played after this one. */
  goesOn(): boolean;
}

export function digestOf(view: TableView): string {
  return hash('sha1', JSON.stringify(view), 'base64url');
}

export class Player {
  readonly name: string;
  table = '';
  seat = -1;
  held: Held | null = null;
  /** Everything that was acknowledged, in the order in which it was asked. */
  readonly promised: Promised[] = [];
  /** Every state that was announced. */
  readonly seen = new Map<string, Seen>();
  /** States that were announced once more, and differently, or that were gone after a return. */
  readonly changed: Seen[] = [];
  /** Totals of finished matches as they were shown. */
  readonly finals = new Map<string, readonly number[]>();
  readonly refused: WireError[] = [];
  /** The last match that this player has asked to play again. */
  voted = '';
  readonly #pool: PlayerGroup;
  #socket: Socket | null = null;
  #token = '';
  /** The move that is under way; it is asked again, under the same number, until there is an answer. */
  #pending: Promised | null = null;
  #commands = 0;
  #isBack = false;
  #ready = '';

  constructor(name: string, pool: PlayerGroup) {
    this.name = name;
    this.#pool = pool;
  }

  get isAtEnd(): boolean {
    return this.held?.view.standing.winners != null;
  }

  /** Connects to a server that has just started. */
  async connect(url: string): Promise<void> {
    this.#isBack = false;
    const auth = { dialect: 'views', ...(this.#token === '' ? {} : { token: this.#token }) };
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth,
    });
    this.#socket = socket;
    socket.on('welcome', ({ token }: { token: string }) => {
      this.#token = token;
    });
    socket.on('tableJoined', ({ slug, seat }: { slug: string; seat: number }) => {
      this.table = slug;
      this.seat = seat;
    });
    socket.on('updateGame', (update: Update) => this.handle(update));
    socket.on('reconnected', (update: WholeUpdate) => {
      this.compare(update);
      this.handle(update);
    });
    await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
    });
    if (this.table !== '') this.comeBack();
  }

  /** Asks and gives the answer; never, when the server dies meanwhile. */
  ask(event: string, payload: object): Promise<Acknowledgement> {
    const socket = this.#socket!;
    return new Promise((resolve) => {
      socket.emit(event, payload, (answer: Acknowledgement) => {
        if (socket === this.#socket) resolve(answer);
      });
    });
  }

  leave(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  private async comeBack(): Promise<void> {
    const answer = await this.ask('reconnect', { tableId: this.table });
    this.#pool.received();
    if (!answer.ok) {
      this.refused.push(answer.error);
      return;
    }
    this.#isBack = true;
    this.#ready = '';
    this.voted = '';
    if (this.#pending === null) this.act();
    else this.send(this.#pending);
  }

  /** Begins to act, once everybody sits. */
  begin(): void {
    this.#isBack = true;
    this.act();
  }

  private handle(update: Update): void {
    const held = updatedView(this.held, update);
    this.#pool.received();
    if (held === null) {
      this.ask('sync', {});
      return;
    }
    this.held = held;
    this.note(held);
    this.act();
  }

  /** A whole state is never older than what was shown before; if it is, play goes on from there all the same. */
  private compare({ match, view }: WholeUpdate): void {
    const { held } = this;
    if (held?.match !== match || view.version >= held.view.version) return;
    this.changed.push({ match, version: held.view.version, digest: '' });
    this.held = null;
  }

  private note({ match, view }: Held): void {
    const { version, standing } = view;
    const key = `${match} ${version}`;
    const seen: Seen = { match, version, digest: digestOf(view) };
    const before = this.seen.get(key);
    if (before === undefined) this.seen.set(key, seen);
    else if (before.digest !== seen.digest) this.changed.push(seen);
    if (standing.winners) this.finals.set(match, standing.totals);
  }

  /** Whatever the state asks for: a move, the next round, another match. */
  act(): void {
    if (!this.#isBack || this.#pending !== null || this.held === null) return;
    const { match, view } = this.held;
    if (view.standing.winners) {
      if (this.voted === match || !this.#pool.goesOn()) return;
      this.voted = match;
      this.ask('rematch', { vote: true });
    } else if (view.awaitsPause) {
      const round = `${match} ${view.results.length}`;
      if (this.#ready === round) return;
      this.#ready = round;
      this.ask('readyNext', {});
    } else {
      const move = randomMove(view, this.#pool.random);
      if (move !== null) this.send({ move, command: `c${this.#commands++}` });
    }
  }

  private async send(pending: Promised): Promise<void> {
    this.#pending = pending;
    const { name, request } = requestOfMove(pending.move);
    const answer = await this.ask(name, { ...request, cmdId: pending.command });
    this.#pending = null;
    if (answer.ok) this.promised.push(pending);
    else if (!isRace(pending.move)) this.refused.push(answer.error);
    this.#pool.received();
    this.act();
  }
}

/** Partners may bid at the same time: a blind nil shows the other hand and forbids a second one (S6, S7). */
function isRace({ kind }: Move): boolean {
  return kind === 'reveal' || kind === 'bid';
}

/** A random legal move for the player whom a view asks to act. */
function randomMove({ seat, deal }: TableView, random: Random): Move | null {
  if (deal === null || seat === null || !deal.actors.includes(seat)) return null;
  switch (deal.phase) {
    case 'passing':
      return { kind: 'pass', cards: gift(deal, random) };
    case 'exchanging':
      return { kind: 'exchange', cards: gift(deal, random) };
    case 'playing':
      return { kind: 'play', card: oneOf(deal.legal, random) };
    default:
      return special(deal, random);
  }
}

/** What only one of the games asks for. */
function special(deal: DealView, random: Random): Move {
  switch (deal.game) {
    case 'hearts':
      return { kind: 'moon', option: 'othersPlus' };
    case 'spades':
      if (deal.hand === null && random.below(2) === 0) return { kind: 'reveal' };
      return { kind: 'bid', bid: oneOf(deal.legalBids, random) };
    case 'king':
      return { kind: 'choose', contract: oneOf(deal.open, random) };
  }
}

function gift(deal: DealView, random: Random): Card[] {
  const hand = [...deal.hand!];
  return Array.from(
    { length: deal.give!.count },
    () => hand.splice(random.below(hand.length), 1)[0]!,
  );
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}
