import { hostError, type RequestOf, type TableSummary, type WireError } from '@kalpler/protocol';
import type { Logger } from 'pino';
import { AbandonedTables, RETURN_GRACE, readLog } from './abandoned-tables.ts';
import type { BotPool } from './bot-pool.ts';
import type { Clock } from './clock.ts';
import { chance } from './identity/chance.ts';
import { freeWord, slugOf } from './identity/table-word.ts';
import type { Metrics } from './metrics.ts';
import type { Journal } from './store/journal.ts';
import type { Store, StoredTable } from './store/store.ts';
import { readAccess } from './table/access.ts';
import { seatBot } from './table/arranging.ts';
import { TableHost } from './table/host.ts';
import { GONE, type HostServices } from './table/host-services.ts';
import type { Listing } from './table/listing.ts';
import type { Member } from './table/member.ts';
import { Room } from './table/room.ts';
import { attach, detach, keepChair, reconnect, watch } from './table/seating.ts';
import { isDamage, readLines, readListing } from './table/stored.ts';
import { openEntry } from './table/table-request.ts';
import { MOST_LINES } from './table/talk.ts';
import { sendJoined } from './table/welcome.ts';
import { type ListPage, TableList } from './table-list.ts';
import { type Urgency, WorkQueue } from './work-queue.ts';

interface LobbyParts {
  readonly store: Store;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly pool: BotPool;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly maxTables: number;
  readonly tablesPerAddress: number;
  readonly mostSpectators: number;
}

/** Listings that are read in one go at the start. */
const PAGE = 100;
/** After a failure of the store computer players wait for so long. */
const STORE_REST = 2_000;
const DAMAGED = hostError(
  'TABLE_NOT_FOUND',
  'this table cannot be read back; it was set aside for repair',
);
const TOO_MANY_TABLES = hostError('RATE_LIMITED', 'too many tables from this address are running');
const BROKEN = hostError('TABLE_NOT_FOUND', 'this table has failed; it was set aside for repair');

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #hosts = new Map<string, TableHost>();
  /** Tables that nobody has asked for since the start: only their listings are known. */
  readonly #stored = new Map<string, Listing>();
  readonly #loading = new Map<string, Promise<TableHost | WireError>>();
  /** Tables that were set aside, and what is answered to those who ask for them. */
  readonly #damaged = new Map<string, WireError>();
  /** Tables whose end is being written, because nobody has come back. */
  readonly #closing = new Set<string>();
  /** How often a bug has shown at a table. */
  readonly #faults = new Map<string, number>();
  readonly #list = new TableList();
  /** How many tables there are by the address that they were made from. */
  readonly #madeFrom = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #work = new WorkQueue();
  readonly #abandoned: AbandonedTables;
  readonly #services: HostServices;
  #epoch = 1;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#services = this.services();
    const { store, journal, clock, log } = parts;
    this.#abandoned = new AbandonedTables({
      store,
      journal,
      clock,
      work: this.#work,
      log,
      phaseOf: (slug) => (this.#loading.has(slug) ? null : (this.#stored.get(slug)?.phase ?? null)),
      closing: (slug) => this.#closing.add(slug),
      closed: (slug, isGone) => {
        this.#closing.delete(slug);
        if (isGone) {
          this.madeFrom(this.#stored.get(slug), -1);
          this.#stored.delete(slug);
          this.#list.remove(slug);
        }
        this.count();
        this.changed();
      },
      damaged: (slug, problem) => this.quarantine(slug, problem),
    });
  }

  /** Finds out which tables the store has; they are read when somebody comes back to them. */
  async open(): Promise<number> {
    const { store } = this.#parts;
    let last = '';
    const readPage = async () => {
      const page = await store.tables(last, PAGE);
      for (const row of page) this.know(row);
      last = page.at(-1)?.table ?? last;
      return page.length === PAGE;
    };
    while (await this.#work.run(readPage));
    this.count();
    return this.#stored.size + this.#damaged.size;
  }

  private know({ table, epoch, listing, timers }: StoredTable): void {
    this.#epoch = Math.max(this.#epoch, epoch + 1);
    const known = readListing(listing);
    if (known === null) {
      this.quarantine(table, 'its listing cannot be read');
      return;
    }
    this.#stored.set(table, known);
    // A waiting room in which nobody waits is not for strangers.
    if (known.phase !== 'waiting') this.#list.put(table, known);
    this.madeFrom(known, 1);
    this.#abandoned.add(table, timers.find(({ kind }) => kind === 'cleanup')?.due ?? null);
  }

  /** For what comes in thousands at once. */
  get work(): WorkQueue {
    return this.#work;
  }

  /** Stops all clocks without a word: another host may take the tables over. */
  close(): void {
    this.#abandoned.close();
    this.#work.close();
    for (const host of this.#hosts.values()) host.abandon();
  }

  get size(): number {
    return this.#hosts.size + this.#stored.size;
  }

  /** A table by its word or link, as it runs; one that only the store knows is read back. */
  async find(word: string): Promise<TableHost | WireError> {
    const slug = slugOf(word);
    const host = this.#hosts.get(slug);
    if (host !== undefined && !host.isGone) return host;
    const damaged = this.#damaged.get(slug);
    if (damaged !== undefined) return damaged;
    if (this.#closing.has(slug)) return GONE;
    const loading = this.#loading.get(slug);
    if (loading !== undefined) return loading;
    return this.#stored.has(slug) ? this.load(slug, 'soon') : GONE;
  }

  /** What is known of a table without reading it; null where there is none. */
  listing(slug: string): Listing | null {
    const host = this.#hosts.get(slug);
    if (host !== undefined && !host.isGone) return host.listingCache.listing;
    return this.#closing.has(slug) ? null : (this.#stored.get(slug) ?? null);
  }

  isDamaged(slug: string): boolean {
    return this.#damaged.has(slug);
  }

  /** Makes a table for a member, who takes its first seat. */
  create(
    member: Member,
    name: string,
    request: RequestOf<'createTable'>,
    reply: (error: WireError | null, host: TableHost | null) => void,
  ): void {
    if (this.size >= this.#parts.maxTables) {
      reply(hostError('RATE_LIMITED', 'there are too many tables just now'), null);
      return;
    }
    const { address } = member;
    if ((this.#madeFrom.get(address) ?? 0) >= this.#parts.tablesPerAddress) {
      reply(TOO_MANY_TABLES, null);
      return;
    }
    const open = openEntry(request, this.freeWord());
    if ('code' in open) {
      reply(open, null);
      return;
    }
    const slug = slugOf(open.word);
    const host = new TableHost(slug, new Room(open), this.#services, { address });
    const { bots = [], salt } = request;
    if (bots.length >= host.room.chairs.length) {
      reply(hostError('BAD_REQUEST', `bots: at most ${host.room.chairs.length - 1}`), null);
      return;
    }
    this.#hosts.set(slug, host);
    this.madeFrom(host.listingCache.listing, 1);
    host.run(
      () => {
        host.open(open);
        host.record({ kind: 'sit', seat: 0, name, player: member.player });
        if (salt !== undefined) host.record({ kind: 'salt', seat: 0, salt });
        for (const level of bots) seatBot(host, level);
        attach(host, member, 0);
        host.first(() => sendJoined(host, member));
        return null;
      },
      (error) => {
        if (error !== null) this.forget(host, member);
        this.count();
        reply(error, error === null ? host : null);
      },
    );
  }

  /** A table that could not be stored was never there. */
  private forget(host: TableHost, member: Member): void {
    detach(host, member);
    host.abandon();
    this.#hosts.delete(host.slug);
    this.madeFrom(host.listingCache.listing, -1);
  }

  /** Counts a table at the address that it was made from, for as long as it is there. */
  private madeFrom(listing: Listing | undefined, by: 1 | -1): void {
    const address = listing?.inside?.address;
    if (address === undefined || address === '') return;
    const count = (this.#madeFrom.get(address) ?? 0) + by;
    if (count > 0) this.#madeFrom.set(address, count);
    else this.#madeFrom.delete(address);
  }

  /** Public tables: those with a free chair, and with `live` also those that may be watched. */
  list(live = false): readonly TableSummary[] {
    return this.page(live).tables;
  }

  /** The list with its total; the same object until it changes. */
  page(live: boolean): ListPage {
    return this.#list.page(live);
  }

  /** Told whenever the list may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  hosts(): Iterable<TableHost> {
    return this.#hosts.values();
  }

  private freeWord(): string {
    const isTaken = (slug: string) =>
      this.#hosts.has(slug) || this.#stored.has(slug) || this.#damaged.has(slug);
    return freeWord(isTaken, (n) => chance.below(n));
  }

  private services(): HostServices {
    const { clock, journal, pool, log, metrics, mostSpectators } = this.#parts;
    const lobby = this;
    return {
      clock,
      journal,
      pool,
      work: this.#work,
      mostSpectators,
      get epoch() {
        return lobby.#epoch;
      },
      moved: (moves) => metrics.moves.add(moves),
      listed: (host) => {
        // A table that only invited people know of is in no list.
        if (host.room.visibility === 'private') return;
        if (host.listingCache.isOpen) this.#list.put(host.slug, host.listingCache.listing);
        else this.#list.remove(host.slug);
        this.changed();
      },
      closed: (host) => {
        if (this.#hosts.get(host.slug) === host) this.#hosts.delete(host.slug);
        this.#list.remove(host.slug);
        this.madeFrom(host.listingCache.listing, -1);
        this.#faults.delete(host.slug);
        this.count();
        this.changed();
      },
      failed: (host) => this.reload(host),
      broken: (host, error) => this.broken(host, error),
      botFailed: (host, problem) => {
        metrics.failures.inc({ what: 'bot' });
        log.error(
          { table: host.slug, problem: String(problem) },
          'a computer player had no answer',
        );
      },
      timerFired: (_, late) => metrics.timerLate.observe(late / 1000),
    };
  }

  private changed(): void {
    for (const listener of this.#listeners) listener();
  }

  private count(): void {
    const { metrics } = this.#parts;
    metrics.tables.set({ where: 'memory' }, this.#hosts.size);
    metrics.tables.set({ where: 'store' }, this.#stored.size);
  }

  /** Reads a table, or waits for something before. */
  private load(
    slug: string,
    urgency: Urgency,
    first?: Promise<void>,
  ): Promise<TableHost | WireError> {
    const read =
      first === undefined ? this.read(slug, urgency) : first.then(() => this.read(slug, urgency));
    const loading = read.finally(() => {
      if (this.#loading.get(slug) === loading) this.#loading.delete(slug);
    });
    this.#loading.set(slug, loading);
    return loading;
  }

  private async read(slug: string, urgency: Urgency): Promise<TableHost | WireError> {
    const { store, log } = this.#parts;
    try {
      const read = await readLog({ store, work: this.#work }, slug, urgency);
      if (!read.ok) return this.quarantine(slug, read.error);
      const readChat = async () => readLines(await store.chats(slug, MOST_LINES));
      const lines = await this.#work.run(readChat, urgency);
      const stored = this.#stored.get(slug);
      const createdAt = stored?.createdAt ?? this.#parts.clock.now();
      const { room, seq, commands } = read.value;
      for (const [player, seats] of stored?.inside?.mutes ?? []) {
        for (const seat of seats) room.mute(player, seat, true);
      }
      const access = readAccess(stored?.inside?.access, room.visibility);
      const address = stored?.inside?.address ?? '';
      const past = { seq, commands, lines, createdAt, access, address };
      const host = new TableHost(slug, room, this.#services, past);
      this.#stored.delete(slug);
      this.#hosts.set(slug, host);
      host.bots.waitForPeople(RETURN_GRACE);
      if (room.table === null) for (const seat of room.people) keepChair(host, seat);
      host.run(() => {
        // Keys that were just made must be the same after the next restart.
        if (stored?.inside === undefined) host.setAccess(access);
        return null;
      });
      this.count();
      // Gone already when a bug shows as soon as it is read.
      return host.isGone ? this.find(slug) : host;
    } catch (error) {
      if (isDamage(error)) return this.quarantine(slug, String(error));
      log.error({ table: slug, err: error }, 'a table could not be read');
      this.#abandoned.add(slug, null);
      return hostError('TRY_AGAIN', 'the table could not be read just now; please try again');
    }
  }

  private quarantine(slug: string, problem: string, answer = DAMAGED): WireError {
    this.#parts.log.error({ table: slug, problem }, 'a damaged table is set aside');
    this.#parts.metrics.failures.inc({ what: 'damagedTable' });
    this.madeFrom(this.#stored.get(slug), -1);
    this.#stored.delete(slug);
    this.#list.remove(slug);
    this.#faults.delete(slug);
    this.#damaged.set(slug, answer);
    this.count();
    this.changed();
    return answer;
  }

  /** A bug at one table: it is read back from the store once, and set aside when that does not help. */
  private broken(host: TableHost, error: unknown): void {
    const { log, metrics, journal } = this.#parts;
    const { slug } = host;
    metrics.failures.inc({ what: 'table' });
    log.error({ table: slug, err: error }, 'a table has failed');
    if (host.isGone || this.#hosts.get(slug) !== host) return;
    const faults = (this.#faults.get(slug) ?? 0) + 1;
    this.#faults.set(slug, faults);
    if (faults === 1) {
      // What was accepted before is on its way to the store, and is waited for.
      const written = new Promise<void>((resolve) => journal.append({}, () => resolve()));
      this.reload(host, written);
      return;
    }
    host.abandon(BROKEN);
    this.#hosts.delete(slug);
    this.#stored.set(slug, host.listingCache.listing);
    this.quarantine(slug, String(error), BROKEN);
    for (const member of host.publisher.members) member.send('tableClosed', { reason: 'failed' });
    host.publisher.members.clear();
  }

  /** Takes a table back to what the store has of it; everybody there is told how it really stands. */
  private async reload(host: TableHost, first?: Promise<void>): Promise<void> {
    if (host.isGone && this.#hosts.get(host.slug) !== host) return;
    const { slug } = host;
    host.abandon();
    this.#hosts.delete(slug);
    this.#stored.set(slug, host.listingCache.listing);
    const found = await this.load(slug, 'now', first);
    // Only now, when everybody whose request has failed is where they were before it.
    const members = [...host.publisher.members];
    if (!(found instanceof TableHost)) {
      const isBroken = this.#damaged.get(slug) === BROKEN;
      const reason = found.code === 'TRY_AGAIN' ? 'unavailable' : isBroken ? 'failed' : 'damaged';
      host.abandon(found);
      for (const member of members) member.send('tableClosed', { reason });
      return;
    }
    found.bots.rest(STORE_REST);
    for (const member of members) {
      if (member.seat === null) watch(found, member, () => {});
      else reconnect(found, member, () => {});
    }
  }
}
