// Which tables there are, and where each of them is: running, only in the store, on its way, or set aside.

import { hostError, type WireError } from '@kalpler/protocol';
import type { Metrics } from '../metrics.ts';
import type { TableHost } from '../table/host.ts';
import type { Listing } from '../table/listing.ts';
import { TableList } from './table-list.ts';

export const DAMAGED = hostError(
  'TABLE_NOT_FOUND',
  'this table cannot be read back; it was set aside for repair',
);
export const BROKEN = hostError(
  'TABLE_NOT_FOUND',
  'this table has failed; it was set aside for repair',
);

export class TableRegistry {
  readonly #metrics: Metrics;
  readonly #hosts = new Map<string, TableHost>();
  /** Tables that nobody has asked for since the server started: only their listings are known. */
  readonly #stored = new Map<string, Listing>();
  /** Tables that were set aside, and the answer to requests for them. */
  readonly #damaged = new Map<string, WireError>();
  /** Tables whose end is being written, because nobody has come back. */
  readonly #closing = new Set<string>();
  /** How many tables there are by the address that they were made from. */
  readonly #madeFrom = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly list = new TableList();

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  get size(): number {
    return this.#hosts.size + this.#stored.size;
  }

  /** Whether a word is in use. */
  has(slug: string): boolean {
    return this.#hosts.has(slug) || this.#stored.has(slug) || this.#damaged.has(slug);
  }

  hosts(): Iterable<TableHost> {
    return this.#hosts.values();
  }

  /** The host of a table that runs. */
  host(slug: string): TableHost | null {
    const host = this.#hosts.get(slug);
    return host === undefined || host.isGone ? null : host;
  }

  /** Whether this is the current host of its table, even if it is about to end. */
  isCurrent(host: TableHost): boolean {
    return this.#hosts.get(host.slug) === host;
  }

  /** The listing of a table that is in the store only. */
  stored(slug: string): Listing | null {
    return this.#stored.get(slug) ?? null;
  }

  damage(slug: string): WireError | null {
    return this.#damaged.get(slug) ?? null;
  }

  isClosing(slug: string): boolean {
    return this.#closing.has(slug);
  }

  /** What is known of a table without reading it; null where there is none. */
  listing(slug: string): Listing | null {
    const host = this.host(slug);
    if (host !== null) return host.listingCache.listing;
    return this.#closing.has(slug) ? null : this.stored(slug);
  }

  /** Tables that an address has made. */
  countOf(address: string): number {
    return this.#madeFrom.get(address) ?? 0;
  }

  // ── What happens to tables ──

  /** A stored table is found at the start. */
  know(slug: string, listing: Listing): void {
    this.#stored.set(slug, listing);
    // A waiting room in which nobody waits is not for strangers.
    if (listing.phase !== 'waiting') this.list.put(slug, listing);
    this.made(listing, 1);
  }

  /** A table is made. */
  add(host: TableHost): void {
    this.#hosts.set(host.slug, host);
    this.made(host.listingCache.listing, 1);
  }

  /** A new table could not be stored. */
  forget(host: TableHost): void {
    this.#hosts.delete(host.slug);
    this.made(host.listingCache.listing, -1);
  }

  /** A stored table has been read back. */
  run(host: TableHost): void {
    this.#stored.delete(host.slug);
    this.#hosts.set(host.slug, host);
    this.count();
  }

  /** A host has been abandoned; its table is only in the store. */
  drop(host: TableHost): void {
    this.#hosts.delete(host.slug);
    this.#stored.set(host.slug, host.listingCache.listing);
  }

  /** A host has closed its table. */
  closed(host: TableHost): void {
    if (this.isCurrent(host)) this.#hosts.delete(host.slug);
    this.list.remove(host.slug);
    this.made(host.listingCache.listing, -1);
    this.changed();
  }

  /** From now on nobody may come back to a stored table. */
  closing(slug: string): void {
    this.#closing.add(slug);
  }

  /** It is gone from the store, or could not be closed. */
  closedStored(slug: string, isGone: boolean): void {
    this.#closing.delete(slug);
    if (isGone) this.removeStored(slug);
    this.changed();
  }

  /** A table cannot be trusted; requests for it get this answer. */
  quarantine(slug: string, answer: WireError): void {
    this.removeStored(slug);
    this.#damaged.set(slug, answer);
    this.changed();
  }

  private removeStored(slug: string): void {
    this.made(this.#stored.get(slug), -1);
    this.#stored.delete(slug);
    this.list.remove(slug);
  }

  /** Counts a table at the address that it was made from, for as long as it is there. */
  private made(listing: Listing | undefined, by: 1 | -1): void {
    const address = listing?.inside?.address;
    if (address === undefined || address === '') return;
    const count = this.countOf(address) + by;
    if (count > 0) this.#madeFrom.set(address, count);
    else this.#madeFrom.delete(address);
  }

  // ── Listeners ──

  /** Called when the list may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The listing of a running table has changed. */
  listed(host: TableHost): void {
    // A table that only invited people know of is in no list.
    if (host.room.visibility === 'private') return;
    if (host.listingCache.isOpen) this.list.put(host.slug, host.listingCache.listing);
    else this.list.remove(host.slug);
    for (const listener of this.#listeners) listener();
  }

  count(): void {
    this.#metrics.tables.set({ where: 'memory' }, this.#hosts.size);
    this.#metrics.tables.set({ where: 'store' }, this.#stored.size);
  }

  private changed(): void {
    this.count();
    for (const listener of this.#listeners) listener();
  }
}
