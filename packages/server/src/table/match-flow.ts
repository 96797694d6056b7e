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

/** What a match needs of its host. */
interface MatchHost {
  readonly room: Room;
  readonly clock: Clock;
  readonly timers: Pick<Timers, 'due'>;
  readonly publisher: Pick<Publisher, 'notify'>;
  readonly isGone: boolean;
  /** Whether the current request has dealt or moved. */
  readonly hasMoved: boolean;
  isHere(seat: Seat): boolean;
  run(request: () => WireError | null): Promise<WireError | null>;
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
  readonly #host: MatchHost;
  /** The version of the match at its last deal. */
  #dealtAt: number;
  /** People who are ready for the next deal. */
  readonly #ready = new Set<Seat>();
  /** Whether they are about to be announced. */
  #isReadyAnnouncementDue = false;

  constructor(host: MatchHost) {
    this.#host = host;
    this.#dealtAt = host.room.match?.version ?? 0;
  }

  /** Starts the match when all seats are taken, deals when a deal is due, ends the match when it is won. */
  advance(): void {
    const { room } = this.#host;
    if (room.match === null || this.isRematch) {
      if (!room.isFull || !room.people.every((seat) => this.#host.isHere(seat))) return;
      this.#host.record({ kind: 'start', match: newToken().slice(0, 16) });
      this.#host.notifyPlayers();
    }
    while (room.match!.awaitsDeal && (!room.match!.awaitsPause || this.isPauseOver)) this.deal();
    if (room.match!.standing.winners && this.#host.hasMoved) this.end();
  }

  private get isRematch(): boolean {
    const { match, votes } = this.#host.room;
    return match?.standing.winners != null && votes.every((vote) => vote === true);
  }

  /** The pause is over once everybody here is ready. */
  private get isPauseOver(): boolean {
    if (this.#ready.size === 0) return false;
    const here = this.#host.room.people.filter((seat) => this.#host.isHere(seat));
    return here.length > 0 && here.every((seat) => this.#ready.has(seat));
  }

  /** To be called within `run`. */
  deal(): void {
    const { room, clock } = this.#host;
    this.#ready.clear();
    const draw = nextDraw(room.match!, room.secret);
    const dealt = dealNext(room.match!, draw, { at: clock.now() });
    if (!dealt.ok) throw new Error(`no deal: ${refusalText(dealt.error)}`);
    this.#host.enter(dealt.value, null);
    this.#dealtAt = dealt.value.version;
  }

  /** Whether bids of this deal may still be changed: nobody can make the log grow without end. */
  get mayBid(): boolean {
    return (this.#host.room.match?.version ?? 0) - this.#dealtAt < MOST_BIDS;
  }

  /** Publishes the secret, keeps the match, and asks for another. */
  private end(): void {
    const { room, publisher } = this.#host;
    this.#host.archive();
    this.#host.record({ kind: 'end', secret: secretText(newSecret()) });
    const { ended } = room;
    this.#host.afterSteps(() => {
      publisher.notify('matchEnd', ended);
      publisher.notify('rematchStatus', this.votes);
    });
  }

  /** How the vote for another match stands. */
  get votes(): EventOf<'rematchStatus'> {
    const { room, timers } = this.#host;
    const { votes, commitment } = room;
    return { votes: [...votes], commitment, timeoutAt: timers.due('rematch') };
  }

  /** Somebody is ready for the next deal; the pause after a round ends when everybody here is. */
  readyNext(seat: Seat | null): Promise<WireError | null> {
    return this.#host.run(() => {
      if (seat === null) return hostError('NOT_SEATED', 'only players can be ready');
      if (!this.#host.room.match?.awaitsPause) return wireError({ code: 'WRONG_PHASE' });
      this.#ready.add(seat);
      this.#host.afterSteps(() => this.announceReady());
      return null;
    });
  }

  /** People who are ready at the same time are announced together; when all are, the next deal shows it. */
  private announceReady(): void {
    if (this.#isReadyAnnouncementDue) return;
    this.#isReadyAnnouncementDue = true;
    setImmediate(() =>
      this.#host.guard(() => {
        this.#isReadyAnnouncementDue = false;
        const { isGone, timers, publisher } = this.#host;
        if (isGone || this.#ready.size === 0) return;
        const timeoutAt = timers.due('pause');
        publisher.notify('readyStatus', { ready: [...this.#ready], timeoutAt });
      }),
    );
  }

  /** C9: all yes begins the next match, one no ends the table. */
  voteRematch(seat: Seat | null, vote: boolean): Promise<WireError | null> {
    return this.#host.run(() => {
      const { room, publisher } = this.#host;
      if (seat === null) return hostError('NOT_SEATED', 'only players vote');
      if (!room.match?.standing.winners) return wireError({ code: 'WRONG_PHASE' });
      if (room.votes[seat] !== vote) this.#host.record({ kind: 'vote', seat, vote });
      const status = this.votes;
      this.#host.beforeSteps(() => publisher.notify('rematchStatus', status));
      if (!vote) this.#host.close('noRematch');
      return null;
    });
  }
}
