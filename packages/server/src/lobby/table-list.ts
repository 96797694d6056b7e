// The public list of tables: kept in order, cut to a page, and one page for all who ask between two changes.

import type { ListChanges, TableSummary } from '@kalpler/protocol';
import { type Listing, summaryOf } from '../table/listing.ts';

export interface ListPage {
  readonly tables: readonly TableSummary[];
  /** How many there are, those of the page and all others. */
  readonly total: number;
}

/** Tables of a page. */
const PAGE = 50;
/** Places on a page that are kept for tables to watch, where tables with a free chair are listed as well. */
const WATCHED = 10;

export class TableList {
  readonly #known = new Map<string, { readonly summary: TableSummary; readonly isOpen: boolean }>();
  /** Tables with a free chair, and those that can only be watched; the newest first. */
  readonly #open: TableSummary[] = [];
  readonly #watchable: TableSummary[] = [];
  #pages: { open: ListPage | null; live: ListPage | null } = { open: null, live: null };
  readonly #last: { open: ListPage | null; live: ListPage | null } = { open: null, live: null };

  /** A table is new or has changed; what is not for everybody is left out. */
  put(slug: string, listing: Listing): void {
    const { visibility, inside, phase, playerCount, seats, spectators } = listing;
    const isOpen = phase === 'waiting' && playerCount > 0 && playerCount < seats;
    const isWatchable = phase !== 'waiting' && spectators;
    const isForAll = visibility === 'public' && inside?.access.locked !== true;
    const isListed = isForAll && (isOpen || isWatchable);
    const summary = summaryOf(listing);
    const known = this.#known.get(slug)?.summary;
    // Much of a listing is for the server only.
    if (isListed && known && JSON.stringify(known) === JSON.stringify(summary)) return;
    this.remove(slug);
    if (!isListed) return;
    this.#known.set(slug, { summary, isOpen });
    const list = isOpen ? this.#open : this.#watchable;
    list.splice(placeOf(list, summary), 0, summary);
    this.#pages = { open: null, live: null };
  }

  remove(slug: string): void {
    const known = this.#known.get(slug);
    if (known === undefined) return;
    this.#known.delete(slug);
    const list = known.isOpen ? this.#open : this.#watchable;
    list.splice(placeOf(list, known.summary), 1);
    this.#pages = { open: null, live: null };
  }

  /** Tables with a free chair, and with `live` also those that may be watched: the same object until they change. */
  page(live: boolean): ListPage {
    const kind = live ? 'live' : 'open';
    const known = this.#pages[kind];
    if (known !== null) return known;
    const made = live ? this.makeLive() : this.makeOpen(PAGE);
    const last = this.#last[kind];
    const page = last !== null && isSame(made, last) ? last : made;
    this.#pages[kind] = page;
    this.#last[kind] = page;
    return page;
  }

  private makeOpen(most: number): ListPage {
    return { tables: this.#open.slice(0, most), total: this.#open.length };
  }

  private makeLive(): ListPage {
    const kept = Math.min(WATCHED, this.#watchable.length);
    const { tables, total } = this.makeOpen(PAGE - kept);
    const watchable = this.#watchable.slice(0, PAGE - tables.length);
    return { tables: [...tables, ...watchable], total: total + this.#watchable.length };
  }
}

/** The changes that turn one page into another. */
export function changesBetween(before: ListPage, after: ListPage): ListChanges {
  const known = new Set(before.tables);
  const slugs = new Set(after.tables.map(({ slug }) => slug));
  return {
    changed: after.tables.filter((table) => !known.has(table)),
    gone: before.tables.flatMap(({ slug }) => (slugs.has(slug) ? [] : [slug])),
    total: after.total,
  };
}

function isSame(a: ListPage, b: ListPage): boolean {
  const isEqual = a.total === b.total && a.tables.length === b.tables.length;
  return isEqual && a.tables.every((table, i) => table === b.tables[i]);
}

/** Where a table stands or would stand in a list with the newest first. */
function placeOf(list: readonly TableSummary[], table: TableSummary): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(list[middle]!, table)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function isBefore(a: TableSummary, b: TableSummary): boolean {
  return a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.slug < b.slug);
}
