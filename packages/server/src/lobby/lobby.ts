// All tables: making, finding and listing them, and knowing the stored ones after a restart.

import { type GameId, makeGame, OPTION_SHEETS } from '@kalpler/engine';
import { newSecret, secretText } from '@kalpler/fair';
import { hostError, type RequestOf, type TableSummary, type WireError } from '@kalpler/protocol';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/bot-pool.ts';
import { chance } from '../identity/chance.ts';
import { freeWord, slugOf } from '../identity/table-word.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../scheduling/clock.ts';
import { WorkQueue } from '../scheduling/work-queue.ts';
import { youngObjects } from '../scheduling/young-objects.ts';
import type { Journal } from '../store/journal.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { TableHost } from '../table/host.ts';
import { GONE, type HostServices } from '../table/host-services.ts';
import type { Listing } from '../table/listing.ts';
import type { OpenEntry } from '../table/log/entry.ts';
import { readListing } from '../table/log/stored.ts';
import type { Member } from '../table/member.ts';
import { Room } from '../table/room.ts';
import { attach, detach, seatBot, sendJoined } from '../table/seating.ts';
import { AbandonedTables } from './abandoned-tables.ts';
import { Recovery } from './recovery.ts';
import type { ListPage } from './table-list.ts';
import { TableRegistry } from './table-registry.ts';

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
const TOO_MANY_TABLES = hostError('RATE_LIMITED', 'too many tables from this address are running');

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #tables: TableRegistry;
  readonly #work = new WorkQueue();
  readonly #abandoned: AbandonedTables;
  readonly #services: HostServices;
  readonly #recovery: Recovery;
  #epoch = 1;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    const { store, journal, clock, log, metrics } = parts;
    const work = this.#work;
    const tables = new TableRegistry(metrics);
    this.#tables = tables;
    this.#services = this.services();
    this.#recovery = new Recovery({
      store,
      journal,
      clock,
      log,
      metrics,
      work,
      tables,
      services: this.#services,
      unread: (slug) => this.#abandoned.add(slug, null),
    });
    this.#abandoned = new AbandonedTables({
      store,
      journal,
      clock,
      work,
      log,
      phaseOf: (slug) =>
        this.#recovery.isLoading(slug) ? null : (tables.stored(slug)?.phase ?? null),
      closing: (slug) => tables.closing(slug),
      closed: (slug, isGone) => tables.closedStored(slug, isGone),
      damaged: (slug, problem) => this.#recovery.quarantine(slug, problem),
    });
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
      listed: (host) => this.#tables.listed(host),
      closed: (host) => {
        this.#recovery.closed(host.slug);
        this.#tables.closed(host);
      },
      failed: (host) => this.#recovery.failed(host),
      broken: (host, error) => this.#recovery.broken(host, error),
      botFailed: (host, problem) => {
        metrics.failures.inc({ what: 'bot' });
        log.error(
          { table: host.slug, problem: String(problem) },
          'a computer player had no answer',
        );
      },
      timerFired: (kind, late) => {
        metrics.timerLate.observe(late / 1000);
        if (kind === 'turn') youngObjects.ranOutOfTime();
      },
    };
  }

  /** Finds out which tables the store has; they are read when somebody comes back to them. */
  async open(): Promise<number> {
    const { store } = this.#parts;
    let count = 0;
    let last = '';
    const readPage = async () => {
      const page = await store.tables(last, PAGE);
      for (const row of page) this.know(row);
      count += page.length;
      last = page.at(-1)?.table ?? last;
      return page.length === PAGE;
    };
    while (await this.#work.run(readPage));
    this.#tables.count();
    return count;
  }

  private know({ table, epoch, listing, timers }: StoredTable): void {
    this.#epoch = Math.max(this.#epoch, epoch + 1);
    const known = readListing(listing);
    if (known === null) {
      this.#recovery.quarantine(table, 'its listing cannot be read');
      return;
    }
    this.#tables.know(table, known);
    this.#abandoned.add(table, timers.find(({ kind }) => kind === 'cleanup')?.due ?? null);
  }

  /** Queues what comes in thousands at once. */
  get work(): WorkQueue {
    return this.#work;
  }

  /** Stops all clocks without telling anybody: another server may take the tables over. */
  close(): void {
    this.#abandoned.close();
    this.#work.close();
    for (const host of this.#tables.hosts()) host.abandon();
  }

  get size(): number {
    return this.#tables.size;
  }

  hosts(): Iterable<TableHost> {
    return this.#tables.hosts();
  }

  /** A table by its word or link, as it runs; one that only the store knows is read back. */
  async find(word: string): Promise<TableHost | WireError> {
    const slug = slugOf(word);
    const found = this.#tables.host(slug) ?? this.#tables.damage(slug);
    if (found !== null) return found;
    if (this.#tables.isClosing(slug)) return GONE;
    const isThere = this.#recovery.isLoading(slug) || this.#tables.stored(slug) !== null;
    return isThere ? this.#recovery.load(slug) : GONE;
  }

  /** What is known of a table without reading it; null where there is none. */
  listing(slug: string): Listing | null {
    return this.#tables.listing(slug);
  }

  isDamaged(slug: string): boolean {
    return this.#tables.damage(slug) !== null;
  }

  /** Makes a table for a member, who takes its first seat. */
  async create(
    member: Member,
    name: string,
    request: RequestOf<'createTable'>,
  ): Promise<WireError | null> {
    const tables = this.#tables;
    if (this.size >= this.#parts.maxTables) {
      return hostError('RATE_LIMITED', 'there are too many tables just now');
    }
    const { address } = member;
    if (tables.countOf(address) >= this.#parts.tablesPerAddress) return TOO_MANY_TABLES;
    const word = freeWord(
      (slug) => tables.has(slug),
      (n) => chance.below(n),
    );
    const open = openEntry(request, word);
    if ('code' in open) return open;
    const host = new TableHost(slugOf(word), new Room(open), this.#services, { address });
    const { bots = [], salt } = request;
    if (bots.length >= host.room.chairs.length) {
      return hostError('BAD_REQUEST', `bots: at most ${host.room.chairs.length - 1}`);
    }
    tables.add(host);
    const error = await host.run(() => {
      host.open(open);
      host.record({ kind: 'sit', seat: 0, name, player: member.player });
      if (salt !== undefined) host.record({ kind: 'salt', seat: 0, salt });
      for (const level of bots) seatBot(host, level);
      attach(host, member, 0);
      host.beforeSteps(() => sendJoined(host, member));
      return null;
    });
    if (error !== null) {
      detach(host, member);
      host.abandon();
      tables.forget(host);
    }
    tables.count();
    return error;
  }

  /** Public tables: those with a free chair, and with `live` also those that may be watched. */
  list(live = false): readonly TableSummary[] {
    return this.page(live).tables;
  }

  /** The list with its total; the same object until it changes. */
  page(live: boolean): ListPage {
    return this.#tables.list.page(live);
  }

  /** Called when the list may have changed. */
  onChange(listener: () => void): void {
    this.#tables.onChange(listener);
  }
}

/** The first entry of a new table, or what is wrong with the request for it. */
function openEntry(request: RequestOf<'createTable'>, word: string): OpenEntry | WireError {
  const game: GameId = request.game ?? 'hearts';
  const { preset: inner, ...options } = request.options ?? {};
  if (request.preset !== undefined && inner !== undefined && inner !== request.preset) {
    return hostError('BAD_REQUEST', 'preset: another one stands in the options');
  }
  const preset = request.preset ?? inner ?? OPTION_SHEETS[game].standard;
  const made = makeGame(game, { ...options, preset });
  if (!made.ok) return hostError('BAD_REQUEST', made.error);
  return {
    kind: 'open',
    word,
    game,
    options: made.value.options,
    preset: preset as string,
    visibility: request.visibility ?? 'public',
    spectators: request.spectators ?? true,
    delay: request.spectatorDelay ?? 0,
    ...(request.language === undefined ? {} : { language: request.language }),
    secret: secretText(newSecret()),
  };
}
