// The host of one table: its state, and one request after the other that changes it.
//
// The table in memory runs ahead of the store by at most one commit; nothing leaves before that commit is done.

import { autoMove, entryJson, type Move, type Seat, submit, type Table } from '@kalpler/engine';
import { type Deadline, type WireError, wireError } from '@kalpler/protocol';
import type { Asker } from '../bots/question-queue.ts';
import { chance } from '../identity/chance.ts';
import { type Clock, guarded } from '../scheduling/clock.ts';
import type { ChatRow } from '../store/store.ts';
import { type Access, newAccess } from './access.ts';
import { Audience, type Whom } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { Change } from './change.ts';
import { Chat } from './chat.ts';
import { TableClocks } from './clocks.ts';
import { FAILED, GONE, type HostServices, type StoredState, TRY_AGAIN } from './host-services.ts';
import { ListingCache, playersOf } from './listing.ts';
import type { HostEntry, LogEntry, OpenEntry } from './log/entry.ts';
import { RecentSet } from './log/recent-set.ts';
import { matchRow } from './log/stored.ts';
import { TableLog } from './log/table-log.ts';
import { MatchFlow } from './match-flow.ts';
import { Publisher } from './publisher.ts';
import type { Room } from './room.ts';
import { accessFor } from './seating.ts';
import type { Step } from './step.ts';
import { Timers } from './timers.ts';

/** The most people who are remembered, and may come back when the table is locked. */
const MOST_VISITORS = 200;

export class TableHost {
  readonly slug: string;
  readonly room: Room;
  readonly matchFlow: MatchFlow;
  readonly publisher: Publisher;
  readonly timers: Timers;
  readonly clocks: TableClocks;
  readonly chat: Chat;
  readonly audience: Audience;
  readonly bots: BotSeats;
  /** The time, with alarms whose failures concern only this table. */
  readonly clock: Clock;
  readonly listingCache: ListingCache;
  /** Connections that may watch. */
  readonly mostSpectators: number;
  /** Since when chairs of the waiting room are kept for people who are away. */
  readonly keptSince = new Map<Seat, number>();
  /** Who has been here since the table was read. */
  readonly visitors: RecentSet;
  /** Seats whose connections have ended without anybody having been told yet; null for spectators. */
  readonly departed: (Seat | null)[] = [];
  isGone = false;
  readonly #services: HostServices;
  /** The answer to requests once the table is gone. */
  #farewell = GONE;
  readonly #log: TableLog;
  /** What the current request has changed so far. */
  #change = new Change();
  #isClosing = false;
  /** How many changes are being stored: until they are, nobody may see the table as it is now. */
  #unsaved = 0;

  constructor(slug: string, room: Room, services: HostServices, past: StoredState = {}) {
    this.slug = slug;
    this.room = room;
    this.#services = services;
    this.mostSpectators = services.mostSpectators;
    this.clock = guarded(services.clock, (error) => this.fail(error));
    const { createdAt = services.clock.now(), lines = [] } = past;
    const { access = newAccess(room.visibility), address = '' } = past;
    this.listingCache = new ListingCache(room, createdAt, access, address);
    this.visitors = new RecentSet(
      MOST_VISITORS,
      room.chairs.flatMap((chair) => chair?.player ?? []),
    );
    const place = { slug, epoch: services.epoch, clock: this.clock };
    this.#log = new TableLog(place, past, room.match === null);
    this.matchFlow = new MatchFlow(this);
    this.publisher = new Publisher(this.clock, room.delay);
    this.chat = new Chat(this, lines);
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

  get access(): Access {
    return this.listingCache.access;
  }

  /** Whose turn it takes when computer players think: that of the address that made the table, where it is known. */
  get asker(): Asker {
    return { table: this.slug, address: this.listingCache.address || this.slug };
  }

  players() {
    return playersOf(this.room, (seat) => this.isHere(seat));
  }

  // ── Requests ──

  /**
   * Carries out one request, in this order:
   *
   * 1. `carryOut`: the request records what it changes, or says why not; deals and clocks follow from it.
   * 2. `sealChange`: nothing is added to the change any more, and it is known what has to be stored.
   * 3. `journal.append`: the commit. Until it is done nobody sees anything of the change.
   * 4. `announce`: everybody is told, but of a single move only its player.
   * 5. The promise resolves, and the request is answered.
   * 6. `afterReply`, called by the journal: the others are told of a single move, the lobby lists the table anew, and
   *    bots think about their moves.
   *
   * What needs no commit is announced at once, 6 right after 4. A bug in 1 or 2 changes nothing but this host, which
   * is abandoned.
   */
  async run(
    request: () => WireError | null,
    command: string | null = null,
  ): Promise<WireError | null> {
    if (this.isGone) return this.#farewell;
    let change: Change;
    try {
      const refusal = this.carryOut(request, command);
      if (refusal !== null) return refusal;
      change = this.sealChange();
    } catch (error) {
      this.fail(error);
      return FAILED;
    }
    const { write, changesTable, formerAccess } = change;
    if (write === null) {
      this.announce(change);
      this.guard(() => this.afterReply(change));
      return null;
    }
    if (changesTable) this.#unsaved++;
    const problem = await this.#services.journal.append(write, () => this.afterReply(change));
    if (changesTable) this.#unsaved--;
    // If only a clock could not be stored, the table can still be trusted.
    const isSound = !changesTable && this.#unsaved === 0 && !this.isGone;
    if (problem === null || isSound) {
      this.announce(change);
      return null;
    }
    if (formerAccess !== undefined) this.listingCache.access = formerAccess;
    // What is in memory is not to be trusted. It is loaded again once all waiting requests have been answered.
    this.abandon();
    process.nextTick(() => this.#services.failed(this));
    return TRY_AGAIN;
  }

  private carryOut(request: () => WireError | null, command: string | null): WireError | null {
    if (!this.#log.begin(command)) return null;
    const refusal = request();
    if (refusal !== null) {
      if (this.#change.isEmpty) return refusal;
      throw new Error(`refused after a change: ${refusal.message}`);
    }
    if (!this.#isClosing) this.matchFlow.advance();
    if (!this.#isClosing) this.clocks.watch();
    return null;
  }

  /** The whole change of the current request, with what has to be stored. */
  private sealChange(): Change {
    const change = this.#change;
    this.#change = new Change();
    this.#log.end();
    const isClosing = this.#isClosing;
    const listing = isClosing ? null : this.listingCache.change();
    change.deadline = this.deadline;
    change.isClosing = isClosing;
    change.isListed = listing !== null;
    if (isClosing) this.isGone = true;
    const stored = listing?.stored ?? null;
    change.prepareWrite({
      table: this.slug,
      epoch: this.#services.epoch,
      timers: this.timers.takeChanges(),
      listing: stored,
      isWaiting: this.#unsaved > 0,
    });
    return change;
  }

  private announce(change: Change): void {
    change.isAccepted = true;
    this.guard(() => change.announce(this));
    if (!change.isClosing) return;
    this.stopParts();
    this.publisher.afterDelay(() => this.publisher.dismiss());
    this.#services.closed(this);
  }

  private afterReply(change: Change): void {
    const { isAccepted, isListed, steps } = change;
    if (!isAccepted) return;
    this.guard(() => change.announceToOthers(this));
    const hasTurned = this.listingCache.hasTurned();
    if (isListed || hasTurned) this.#services.listed(this);
    this.#services.moved(steps.length);
    this.bots.drive();
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
    this.#services.broken(this, error);
  }

  /** The answer to requests that come too late; null while the table is there. */
  get farewell(): WireError | null {
    return this.isGone ? this.#farewell : null;
  }

  /** Whether a request with this number has been carried out already. */
  knows(command: string): boolean {
    return this.#log.knows(command);
  }

  /** Queues work that may be due at many tables at once. */
  putOff(work: () => void, urgency?: 'later'): void {
    void this.#services.work.run(() => this.guard(work), urgency);
  }

  /** Keeps a line of the chat, beside the log. */
  storeChat(chat: ChatRow): Promise<Error | null> {
    return this.#services.journal.append({ chat });
  }

  // ── What requests do, called only within `run` ──

  /** Makes a move for a seat. */
  play(seat: Seat, move: Move, isAuto = false): WireError | null {
    const { match } = this.room;
    if (match === null) return wireError({ code: 'WRONG_PHASE' });
    const at = this.clock.now();
    const done = submit(match, seat, move, isAuto ? { auto: true, at } : { at });
    if (!done.ok) return wireError(done.error);
    this.enter(done.value, isAuto ? { seat, move } : null);
    return null;
  }

  /** Does for a seat what the rules say when nobody acts. */
  playAuto(seat: Seat): WireError | null {
    const { match } = this.room;
    const move = match && autoMove(match, seat, chance);
    if (!move?.ok) return wireError({ code: 'NOT_YOUR_TURN' });
    return this.play(seat, move.value, true);
  }

  /** The match goes on to its next entry. */
  enter(after: Table, auto: Step['auto']): void {
    const { room } = this;
    const { match: before, matchId } = room;
    this.append(entryJson(after.lastEntry!, room.game.seats));
    room.match = after;
    const isFirst = after.version === 1;
    this.#change.steps.push({ matchId, before: isFirst ? null : before, after, auto });
  }

  /** Whether the current request has dealt or moved. */
  get hasMoved(): boolean {
    return this.#change.steps.length > 0;
  }

  /** The refusal of further changes, when there have been too many. */
  get tooManyChanges(): WireError | null {
    return this.#log.tooManyChanges;
  }

  /** The first entry of all. */
  open(entry: OpenEntry): void {
    this.append(entry);
  }

  record(entry: Exclude<HostEntry, OpenEntry>): void {
    this.#log.count(entry.kind);
    this.append(entry);
    this.room.apply(entry);
    this.listingCache.isReseated = true;
  }

  private append(entry: LogEntry): void {
    const { entries } = this.#change;
    entries.push(this.#log.row(entry, entries.length === 0));
  }

  /** The row that lists the table has to be stored anew. */
  changeListing(): void {
    this.listingCache.isReseated = true;
  }

  /** Changes who may come in, and tells everybody here. */
  setAccess(access: Access): void {
    this.#change.formerAccess ??= this.access;
    this.listingCache.access = access;
    this.afterSteps(() => {
      for (const member of this.publisher.members) {
        member.send('tableAccess', accessFor(access, member));
      }
    });
  }

  /** Puts the match into the archive as it stands. */
  archive(): void {
    this.#change.archived = matchRow(this.room, this.slug, this.clock.now());
  }

  /** Done after the commit, before moves are announced. */
  beforeSteps(effect: () => void): void {
    this.#change.doBeforeSteps(effect);
  }

  /** Done after the commit, when everything else has been announced. */
  afterSteps(effect: () => void): void {
    this.#change.doAfterSteps(effect);
  }

  /** Sends the player list, once per request. */
  notifyPlayers(whom: Whom = 'all'): void {
    if (this.#change.notifiesPlayers !== 'all') this.#change.notifiesPlayers = whom;
  }

  /** Closes the table for good. */
  close(reason: string): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const { room } = this;
    if (room.isRunning && room.match!.version > 0) this.archive();
    this.timers.stop();
    this.afterSteps(() => this.publisher.notify('tableClosed', { reason }));
  }

  /** Stops all clocks without telling anybody: another host takes the table over, or none does. */
  abandon(farewell = TRY_AGAIN): void {
    this.isGone = true;
    this.#farewell = farewell;
    this.timers.stop();
    this.publisher.close();
    this.stopParts();
  }

  private stopParts(): void {
    this.timers.end();
    this.chat.end();
    this.audience.end();
    this.bots.end();
  }
}
