// The host of one table: takes requests one at a time, writes what they change, and tells everyone afterwards.
//
// The table in memory runs ahead of the store by at most one commit; nothing leaves before that commit is done.

import { autoMove, entryJson, type Move, type Seat, submit, type Table } from '@kalpler/engine';
import { type Deadline, type EventOf, type WireError, wireError } from '@kalpler/protocol';
import { type Clock, guarded } from '../clock.ts';
import { chance } from '../identity/chance.ts';
import type { Write } from '../store/journal.ts';
import { type Access, newAccess } from './access.ts';
import { Audience, type Whom } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { Change } from './change.ts';
import { Commands } from './commands.ts';
import type { HostEntry, LogEntry, OpenEntry } from './entry.ts';
import {
  FAILED,
  GONE,
  type HostServices,
  type Past,
  type Reply,
  TOO_MANY_CHANGES,
  TRY_AGAIN,
} from './host-services.ts';
import { playersOf } from './listing.ts';
import { ListingCache } from './listing-cache.ts';
import { advanceMatch } from './match-flow.ts';
import { matchRow } from './match-row.ts';
import type { Member } from './member.ts';
import { Publisher } from './publisher.ts';
import type { Room } from './room.ts';
import type { Step } from './step-messages.ts';
import { TableClocks } from './table-clocks.ts';
import { Talk } from './talk.ts';
import { Timers } from './timers.ts';
import { Visitors } from './visitors.ts';
import { sendAccess } from './welcome.ts';

/** The most entries of a waiting room, or beside the moves of one match. */
const MOST_CHANGES = 1000;

export class TableHost {
  readonly slug: string;
  readonly room: Room;
  readonly publisher: Publisher;
  readonly timers: Timers;
  readonly clocks: TableClocks;
  readonly talk: Talk;
  readonly audience: Audience;
  readonly bots: BotSeats;
  readonly services: HostServices;
  /** The time, with alarms whose failures concern this table alone. */
  readonly clock: Clock;
  readonly listingCache: ListingCache;
  /** The version of the match at its last deal. */
  dealtAt: number;
  /** People who have said that they need no more pause. */
  readonly ready = new Set<Seat>();
  /** Whether they will be named to all in a moment. */
  isReadyAnnouncementDue = false;
  /** Since when chairs of the waiting room are kept for people who are away. */
  readonly keptSince = new Map<Seat, number>();
  readonly visitors: Visitors;
  /** Seats, null for spectators, whose connections are gone without anybody having been told yet. */
  readonly departed: (Seat | null)[] = [];
  isGone = false;
  /** What requests are answered with once it is gone. */
  #farewell = GONE;
  #seq: number;
  readonly #commands: Commands;
  /** What the request at hand has changed so far, and its number. */
  #change = new Change();
  #command: string | null = null;
  #isClosing = false;
  /** Changes that are on their way to the store: until they are there, nobody may see the table as it is now. */
  #unsaved = 0;
  /** Entries other than deals and moves since the last match began. */
  #changes: number;

  constructor(slug: string, room: Room, services: HostServices, past: Past = {}) {
    this.slug = slug;
    this.room = room;
    this.services = services;
    this.clock = guarded(services.clock, (error) => this.fail(error));
    const { seq = 0, createdAt = services.clock.now(), commands = [], lines = [] } = past;
    const { access = newAccess(room.visibility), address = '' } = past;
    this.listingCache = new ListingCache(room, createdAt, access, address);
    this.visitors = new Visitors(room);
    this.#seq = seq;
    this.#changes = room.table === null ? seq : 0;
    this.dealtAt = room.table?.version ?? 0;
    this.#commands = new Commands(commands);
    this.publisher = new Publisher(this.clock, room.delay);
    this.talk = new Talk(this, lines);
    this.audience = new Audience(this);
    this.bots = new BotSeats(this, services.pool, (problem) => services.botFailed(this, problem));
    this.timers = new Timers(this.clock, slug, (kind, late) => {
      services.timerFired(kind, late);
      this.clocks.timeOut(kind);
    });
    this.clocks = new TableClocks(this);
  }

  isHere(seat: Seat): boolean {
    return this.room.chairs[seat]?.player != null && this.publisher.isHere(seat);
  }

  get isAnybodyHere(): boolean {
    const { chairs } = this.room;
    for (let seat = 0; seat < chairs.length; seat++) if (this.isHere(seat)) return true;
    return false;
  }

  /** A match goes on only while somebody is there to play it. */
  get isPaused(): boolean {
    return this.room.isRunning && !this.isAnybodyHere;
  }

  get deadline(): Deadline | null {
    return this.timers.deadline;
  }

  players() {
    return playersOf(this.room, (seat) => this.isHere(seat));
  }

  // ── Requests ──

  /**
   * Carries out one request: `change` records what it changes, or says why not. All of it is durable before the
   * reply and before anybody hears of it. A bug on the way changes nothing but this host, which is given up.
   */
  run(
    change: () => WireError | null,
    reply: Reply = () => {},
    command: string | null = null,
  ): void {
    if (this.isGone) {
      reply(this.#farewell);
      return;
    }
    let refusal: WireError | null;
    let notify: (() => void) | null = null;
    try {
      refusal = this.carryOut(change, command);
      if (refusal === null) notify = this.write(reply);
    } catch (error) {
      reply(FAILED);
      this.fail(error);
      return;
    }
    if (refusal !== null) reply(refusal);
    else notify?.();
  }

  private carryOut(change: () => WireError | null, command: string | null): WireError | null {
    if (command !== null && this.#commands.has(command)) {
      // Carried out already, though perhaps not stored yet.
      this.#command = null;
      return null;
    }
    this.#command = command;
    const refusal = change();
    if (refusal !== null) {
      if (this.#change.isEmpty) return refusal;
      throw new Error(`refused after a change: ${refusal.message}`);
    }
    if (!this.#isClosing) advanceMatch(this);
    if (!this.#isClosing) this.clocks.watch();
    return null;
  }

  /** For what happens at the table outside of requests. */
  guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /** A bug at this table: others are not to suffer from it. */
  fail(error: unknown): void {
    this.#change = new Change();
    this.services.broken(this, error);
  }

  /** What those are answered who come too late; null while the table is there. */
  get farewell(): WireError | null {
    return this.isGone ? this.#farewell : null;
  }

  /** Whether a request with this number has been carried out already. */
  knows(command: string): boolean {
    return this.#commands.has(command);
  }

  /** Makes a move for a seat; to be called within `run`. */
  play(seat: Seat, move: Move, isAuto = false): WireError | null {
    const { table } = this.room;
    if (table === null) return wireError({ code: 'WRONG_PHASE' });
    const at = this.services.clock.now();
    const done = submit(table, seat, move, isAuto ? { auto: true, at } : { at });
    if (!done.ok) return wireError(done.error);
    this.advance(done.value, isAuto ? { seat, move } : null);
    return null;
  }

  /** Does for a seat what the rules say when nobody acts; to be called within `run`. */
  playFor(seat: Seat): WireError | null {
    const { table } = this.room;
    const move = table && autoMove(table, seat, chance);
    if (!move?.ok) return wireError({ code: 'NOT_YOUR_TURN' });
    return this.play(seat, move.value, true);
  }

  /** Why the table may not be arranged any more, if so: nobody can make its log grow without end. */
  get tooManyChanges(): WireError | null {
    return this.#changes < MOST_CHANGES ? null : TOO_MANY_CHANGES;
  }

  /** Whether the request at hand has dealt or moved. */
  get hasMoved(): boolean {
    return this.#change.steps.length > 0;
  }

  record(entry: Exclude<HostEntry, OpenEntry>): void {
    this.#changes = entry.kind === 'start' ? 0 : this.#changes + 1;
    this.append(entry);
    this.room.apply(entry);
    this.listingCache.isReseated = true;
  }

  get access(): Access {
    return this.listingCache.access;
  }

  /** Changes who may come, and tells those who are here; to be called within `run`. */
  setAccess(access: Access): void {
    this.#change.formerAccess ??= this.access;
    this.listingCache.access = access;
    this.after(() => {
      for (const member of this.publisher.members) sendAccess(this, member);
    });
  }

  /** The first entry of all. */
  open(entry: OpenEntry): void {
    this.append(entry);
  }

  /** Done after the commit, before anybody is told of moves. */
  first(effect: () => void): void {
    this.#change.first(effect);
  }

  /** Done after the commit, when all have been told. */
  after(effect: () => void): void {
    this.#change.last(effect);
  }

  /** Everybody is told who is here, once for all changes of a request. */
  notifyPlayers(whom: Whom = 'all'): void {
    if (this.#change.notifiesPlayers !== 'all') this.#change.notifiesPlayers = whom;
  }

  /** Who sits at the table, and who watches. */
  people(): EventOf<'updatePlayers'> {
    return { players: this.players(), ...this.audience.people };
  }

  /** Closes the table for good; to be called within `run`. */
  close(reason: string): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const { room } = this;
    if (room.isRunning && room.table!.version > 0) this.archive();
    this.timers.stop();
    this.after(() => this.publisher.notify('tableClosed', { reason }));
  }

  /** Stops all clocks without a word, because another host takes the table over or nobody does. */
  abandon(farewell = TRY_AGAIN): void {
    this.isGone = true;
    this.#farewell = farewell;
    this.timers.stop();
    this.publisher.close();
    this.end();
  }

  private end(): void {
    this.timers.end();
    this.talk.end();
    this.audience.end();
    this.bots.end();
  }

  // ── What follows from a request ──

  /** The match goes on to its next entry; to be called within `run`. */
  advance(after: Table, auto: Step['auto']): void {
    const { room } = this;
    const { table: before, match } = room;
    this.append(entryJson(after.lastEntry!, room.game.seats));
    room.table = after;
    const isFirst = after.version === 1;
    this.#change.steps.push({ match, before: isFirst ? null : before, after, auto });
  }

  private append(entry: LogEntry): void {
    const { entries } = this.#change;
    entries.push({
      table: this.slug,
      seq: this.#seq++,
      epoch: this.services.epoch,
      at: this.services.clock.now(),
      cmd: entries.length === 0 ? this.#command : null,
      body: JSON.stringify(entry),
    });
  }

  /** Keeps the match as it stands; to be called within `run`. */
  archive(): void {
    this.#change.match = matchRow(this.room, this.slug, this.services.clock.now());
  }

  // ── Writing and telling ──

  /** Hands what has changed to the store; gives what is to be told at once when there is nothing to store. */
  private write(reply: Reply): (() => void) | null {
    const change = this.#change;
    this.#change = new Change();
    if (this.#command !== null) this.#commands.add(this.#command);
    const isClosing = this.#isClosing;
    const timers = this.timers.takeChanges();
    const listing = isClosing ? null : this.listingCache.change();
    change.deadline = this.deadline;
    change.isClosing = isClosing;
    change.isListed = listing !== null;
    if (isClosing) this.isGone = true;
    const { formerAccess } = change;
    const isChange = change.entries.length > 0 || isClosing || formerAccess !== undefined;
    const stored = listing?.stored ?? null;
    const isStill = !isChange && stored === null && timers.length === 0;
    if (isStill && this.#unsaved === 0) {
      return () => {
        this.done(change, reply);
        this.follow(change);
      };
    }
    if (isChange) this.#unsaved++;
    const { slug: table, services } = this;
    const write: Write = {
      entries: change.entries,
      timers,
      match: change.match,
      listing: stored === null ? undefined : { table, epoch: services.epoch, listing: stored },
      closed: isClosing ? table : undefined,
      // Players look at the result for seconds before a deal: some milliseconds more do not matter.
      isPatient: change.onlyStep?.after.lastEntry?.kind === 'deal',
    };
    let isNotified = false;
    const written = (error: Error | null) => {
      if (isChange) this.#unsaved--;
      // A clock that could not be stored is no reason to doubt the table.
      const isSound = !isChange && this.#unsaved === 0 && !this.isGone;
      if (error === null || isSound) {
        isNotified = true;
        this.done(change, reply);
        return;
      }
      if (formerAccess !== undefined) this.listingCache.access = formerAccess;
      reply(TRY_AGAIN);
      services.failed(this);
    };
    services.journal.append(write, written, () => {
      if (isNotified) this.follow(change);
    });
    return null;
  }

  /** Answers the request once its change is durable. A single move is sent to its player here, to the others in `follow`. */
  private done(change: Change, reply: Reply): void {
    try {
      this.notify(change);
    } catch (error) {
      this.fail(error);
    }
    if (change.isClosing) {
      this.end();
      this.publisher.afterDelay(() => this.publisher.dismiss());
      this.services.closed(this);
    }
    reply(null);
  }

  /** What can be done after the answer has been sent. */
  private follow(change: Change): void {
    const { isListed, steps, onlyStep, messages } = change;
    if (messages !== null) this.guard(() => this.publisher.stepToOthers(onlyStep!, messages));
    const hasTurned = this.listingCache.hasTurned();
    if (isListed || hasTurned) this.services.listed(this);
    this.services.moved(steps.length);
    this.bots.drive();
  }

  private notify(change: Change): void {
    const { before, notifiesPlayers, steps, after, deadline, onlyStep } = change;
    if (onlyStep !== null) {
      change.messages = this.publisher.stepToActor(onlyStep, deadline);
      return;
    }
    if (before !== null) for (const effect of before) effect();
    if (notifiesPlayers !== null) {
      const isWatching = ({ seat }: Member) => seat === null;
      const except = notifiesPlayers === 'seats' ? isWatching : undefined;
      this.publisher.notify('updatePlayers', this.people(), except);
      this.audience.announced(notifiesPlayers);
    }
    for (const step of steps) this.publisher.step(step, deadline);
    if (after !== null) for (const effect of after) effect();
  }
}
