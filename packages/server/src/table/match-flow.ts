// The course of a match: its beginning, its deals and pauses, its end, and the vote for another.

import { dealNext, refusalText, type Seat, type Table } from '@kalpler/engine';
import { newSecret, nextDraw, secretText } from '@kalpler/fair';
import { type EventOf, hostError, type WireError, wireError } from '@kalpler/protocol';
import { newToken } from '../identity/token.ts';
import type { Clock } from '../scheduling/clock.ts';
import type { HostEntry, OpenEntry } from './log/entry.ts';
import type { Publisher } from './publisher.ts';
import type { Room } from './room.ts';
import type { Timers } from './timers.ts';

/** What a match needs of its table. */
interface MatchTable {
  readonly room: Room;
  readonly clock: Clock;
  readonly timers: Pick<Timers, 'due'>;
  readonly publisher: Pick<Publisher, 'notify'>;
  readonly isGone: boolean;
  /** Whether the current request has dealt or moved. */
  readonly hasMoved: boolean;
  isHere(seat: Seat): boolean;
  run(change: () => WireError | null): Promise<WireError | null>;
  guard(run: () => void): void;
  record(entry: Exclude<HostEntry, OpenEntry>): void;
  enter(after: Table, auto: null): void;
  archive(): void;
  beforeSteps(effect: () => void): void;
  afterSteps(effect: () => void): void;
  notifyPlayers(): void;
  close(reason: string): void;
}

/** The most bids, changed ones among them, in one deal. */
const MOST_BIDS = 200;

export class MatchFlow {
  readonly #table: MatchTable;
  /** The version of the match at its last deal. */
  #dealtAt: number;
  /** People who are ready for the next deal. */
  readonly #ready = new Set<Seat>();
  /** Whether they will be named to all in a moment. */
  #isReadyAnnouncementDue = false;

  constructor(table: MatchTable) {
    this.#table = table;
    this.#dealtAt = table.room.table?.version ?? 0;
  }

  /** Starts the match when all seats are taken, deals when a deal is due, ends the match when it is won. */
  advance(): void {
    const { room } = this.#table;
    if (room.table === null || this.isRematch) {
      if (!room.isFull || !room.people.every((seat) => this.#table.isHere(seat))) return;
      this.#table.record({ kind: 'start', match: newToken().slice(0, 16) });
      this.#table.notifyPlayers();
    }
    while (room.table!.awaitsDeal && (!room.table!.awaitsPause || this.isPauseOver)) this.deal();
    if (room.table!.standing.winners && this.#table.hasMoved) this.end();
  }

  private get isRematch(): boolean {
    const { table, votes } = this.#table.room;
    return table?.standing.winners != null && votes.every((vote) => vote === true);
  }

  /** The pause is over once everybody here is ready. */
  private get isPauseOver(): boolean {
    if (this.#ready.size === 0) return false;
    const here = this.#table.room.people.filter((seat) => this.#table.isHere(seat));
    return here.length > 0 && here.every((seat) => this.#ready.has(seat));
  }

  /** To be called within `run`. */
  deal(): void {
    const { room, clock } = this.#table;
    this.#ready.clear();
    const draw = nextDraw(room.table!, room.secret);
    const dealt = dealNext(room.table!, draw, { at: clock.now() });
    if (!dealt.ok) throw new Error(`no deal: ${refusalText(dealt.error)}`);
    this.#table.enter(dealt.value, null);
    this.#dealtAt = dealt.value.version;
  }

  /** Whether bids of this deal may still be changed: nobody can make the log grow without end. */
  get mayBid(): boolean {
    return (this.#table.room.table?.version ?? 0) - this.#dealtAt < MOST_BIDS;
  }

  /** Publishes the secret, keeps the match, and asks for another. */
  private end(): void {
    const { room, publisher } = this.#table;
    this.#table.archive();
    this.#table.record({ kind: 'end', secret: secretText(newSecret()) });
    const { ended } = room;
    this.#table.afterSteps(() => {
      publisher.notify('matchEnd', ended);
      publisher.notify('rematchStatus', this.votes);
    });
  }

  /** How the vote for another match stands. */
  get votes(): EventOf<'rematchStatus'> {
    const { room, timers } = this.#table;
    const { votes, commitment } = room;
    return { votes: [...votes], commitment, timeoutAt: timers.due('rematch') };
  }

  /** Somebody does not need the pause after a round any longer; it ends when everybody here says so. */
  readyNext(seat: Seat | null): Promise<WireError | null> {
    return this.#table.run(() => {
      if (seat === null) return hostError('NOT_SEATED', 'only players can be ready');
      if (!this.#table.room.table?.awaitsPause) return wireError({ code: 'WRONG_PHASE' });
      this.#ready.add(seat);
      this.#table.afterSteps(() => this.announceReady());
      return null;
    });
  }

  /** People who are ready at the same time are announced together; when all are, the next deal shows it. */
  private announceReady(): void {
    if (this.#isReadyAnnouncementDue) return;
    this.#isReadyAnnouncementDue = true;
    setImmediate(() =>
      this.#table.guard(() => {
        this.#isReadyAnnouncementDue = false;
        const { isGone, timers, publisher } = this.#table;
        if (isGone || this.#ready.size === 0) return;
        const timeoutAt = timers.due('pause');
        publisher.notify('readyStatus', { ready: [...this.#ready], timeoutAt });
      }),
    );
  }

  /** C9: all yes begins the next match, one no ends the table. */
  voteRematch(seat: Seat | null, vote: boolean): Promise<WireError | null> {
    return this.#table.run(() => {
      const { room, publisher } = this.#table;
      if (seat === null) return hostError('NOT_SEATED', 'only players vote');
      if (!room.table?.standing.winners) return wireError({ code: 'WRONG_PHASE' });
      if (room.votes[seat] !== vote) this.#table.record({ kind: 'vote', seat, vote });
      const status = this.votes;
      this.#table.beforeSteps(() => publisher.notify('rematchStatus', status));
      if (!vote) this.#table.close('noRematch');
      return null;
    });
  }
}
