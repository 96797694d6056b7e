// Reads tables from the store: when somebody asks for them, and again after a failure. Sets aside those for which that
// does not help.

import { hostError, type WireError } from '@kalpler/protocol';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../scheduling/clock.ts';
import type { Urgency, WorkQueue } from '../scheduling/work-queue.ts';
import type { Journal } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import { readAccess } from '../table/access.ts';
import { MOST_LINES } from '../table/chat.ts';
import { TableHost } from '../table/host.ts';
import type { HostServices } from '../table/host-services.ts';
import { isDamage, readLines } from '../table/log/stored.ts';
import { keepChair, reconnect, watch } from '../table/seating.ts';
import { RETURN_GRACE, readLog } from './abandoned-tables.ts';
import { BROKEN, DAMAGED, type TableRegistry } from './table-registry.ts';

interface RecoveryParts {
  readonly store: Store;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly work: WorkQueue;
  readonly tables: TableRegistry;
  readonly services: HostServices;
  /** A table that could not be read just now is looked at again later. */
  readonly unread: (slug: string) => void;
}

/** After a failure of the store computer players wait this long. */
const STORE_REST = 2_000;

type Found = TableHost | WireError;

export class Recovery {
  readonly #parts: RecoveryParts;
  readonly #loading = new Map<string, Promise<Found>>();
  /** How often a bug has shown at a table. */
  readonly #faults = new Map<string, number>();

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  isLoading(slug: string): boolean {
    return this.#loading.has(slug);
  }

  /** A stored table as it runs from now on. */
  load(slug: string): Promise<Found> {
    return this.#loading.get(slug) ?? this.start(slug, this.read(slug, 'soon'));
  }

  private start(slug: string, reading: Promise<Found>): Promise<Found> {
    const loading = reading.finally(() => {
      if (this.#loading.get(slug) === loading) this.#loading.delete(slug);
    });
    this.#loading.set(slug, loading);
    return loading;
  }

  private async read(slug: string, urgency: Urgency): Promise<Found> {
    const { store, log, clock, work, tables, services, unread } = this.#parts;
    try {
      const read = await readLog({ store, work }, slug, urgency);
      if (!read.ok) return this.quarantine(slug, read.error);
      const readChat = async () => readLines(await store.chats(slug, MOST_LINES));
      const lines = await work.run(readChat, urgency);
      const stored = tables.stored(slug);
      const createdAt = stored?.createdAt ?? clock.now();
      const { room, seq, commands } = read.value;
      for (const [player, seats] of stored?.inside?.mutes ?? []) {
        for (const seat of seats) room.mute(player, seat, true);
      }
      const access = readAccess(stored?.inside?.access, room.visibility);
      const address = stored?.inside?.address ?? '';
      const past = { seq, commands, lines, createdAt, access, address };
      const host = new TableHost(slug, room, services, past);
      tables.run(host);
      host.bots.waitForPeople(RETURN_GRACE);
      if (room.match === null) for (const seat of room.people) keepChair(host, seat);
      void host.run(() => {
        // Keys that were just made must be the same after the next restart.
        if (stored?.inside === undefined) host.setAccess(access);
        return null;
      });
      // Gone already when a bug has shown at its first request.
      return host.isGone ? this.again(slug) : host;
    } catch (error) {
      if (isDamage(error)) return this.quarantine(slug, String(error));
      log.error({ table: slug, err: error }, 'a table could not be read');
      unread(slug);
      return hostError('TRY_AGAIN', 'the table could not be read just now; please try again');
    }
  }

  /** The table after a bug has shown at once: set aside, or being read again. */
  private async again(slug: string): Promise<Found> {
    return this.#parts.tables.damage(slug) ?? this.load(slug);
  }

  quarantine(slug: string, problem: string, answer = DAMAGED): WireError {
    const { log, metrics, tables } = this.#parts;
    log.error({ table: slug, problem }, 'a damaged table is set aside');
    metrics.failures.inc({ what: 'damagedTable' });
    this.#faults.delete(slug);
    tables.quarantine(slug, answer);
    return answer;
  }

  /** A table is closed in good order. */
  closed(slug: string): void {
    this.#faults.delete(slug);
  }

  /** The store has refused a write. */
  failed(host: TableHost): void {
    void this.reload(host);
  }

  /** A bug at one table: it is read back from the store once, and set aside when that does not help. */
  broken(host: TableHost, error: unknown): void {
    const { log, metrics, journal, tables } = this.#parts;
    const { slug } = host;
    metrics.failures.inc({ what: 'table' });
    log.error({ table: slug, err: error }, 'a table has failed');
    if (host.isGone || !tables.isCurrent(host)) return;
    const faults = (this.#faults.get(slug) ?? 0) + 1;
    this.#faults.set(slug, faults);
    if (faults === 1) {
      // What was accepted before is on its way to the store, and is waited for.
      void this.reload(host, journal.append({}));
      return;
    }
    host.abandon(BROKEN);
    tables.drop(host);
    this.quarantine(slug, String(error), BROKEN);
    // The request that has met the bug is answered first.
    setImmediate(() => {
      for (const member of host.publisher.members) member.send('tableClosed', { reason: 'failed' });
      host.publisher.members.clear();
    });
  }

  /** Loads a table again as it is stored, and sends everybody there how it really stands. */
  private async reload(host: TableHost, first?: Promise<unknown>): Promise<void> {
    const { tables } = this.#parts;
    if (host.isGone && !tables.isCurrent(host)) return;
    const { slug } = host;
    host.abandon();
    tables.drop(host);
    const read = () => this.read(slug, 'now');
    const found = await this.start(slug, first === undefined ? read() : first.then(read));
    // Only now, when everybody whose request has failed is where they were before it.
    const members = [...host.publisher.members];
    if (!(found instanceof TableHost)) {
      const isBroken = tables.damage(slug) === BROKEN;
      const reason = found.code === 'TRY_AGAIN' ? 'unavailable' : isBroken ? 'failed' : 'damaged';
      host.abandon(found);
      for (const member of members) member.send('tableClosed', { reason });
      return;
    }
    found.bots.rest(STORE_REST);
    for (const member of members) {
      if (member.seat === null) void watch(found, member);
      else void reconnect(found, member);
    }
  }
}
