// The connections that show the list of tables: all are sent what has changed at once, and not too often.

import type { Lobby } from '../lobby/lobby.ts';
import { changesBetween, type ListPage } from '../lobby/table-list.ts';
import type { Connection } from './connection.ts';

interface Following {
  /** Whether tables that can only be watched are listed too. */
  readonly live: boolean;
  /** Whether changes are sent, or the list anew each time. */
  readonly changes: boolean;
}

interface Follower extends Following {
  /** The page that the client has. */
  seen: ListPage;
}

interface Group {
  readonly page: ListPage;
  readonly changes: boolean;
  readonly seen: ListPage;
  readonly connections: Connection[];
}

/** Milliseconds for which changes are gathered before they are sent; each follower adds one. */
const PAUSE = 500;
/** Followers that are sent news in one turn of the event loop. */
const TOGETHER = 500;

export class ListFollowers {
  readonly #lobby: Lobby;
  readonly #followers = new Map<Connection, Follower>();
  #timer: NodeJS.Timeout | null = null;
  /** Whether there have been changes since the last round of messages began. */
  #isStale = false;

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
    lobby.onChange(() => {
      this.#isStale = true;
      this.schedule();
    });
  }

  /** From now on the connection is sent changes of the page that it gets here. */
  follow(connection: Connection, following: Following): ListPage {
    const seen = this.#lobby.page(following.live);
    this.#followers.set(connection, { ...following, seen });
    return seen;
  }

  unfollow(connection: Connection): void {
    this.#followers.delete(connection);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#followers.clear();
  }

  private schedule(): void {
    if (this.#followers.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(async () => {
      await this.notify();
      this.#timer = null;
      if (this.#isStale) this.schedule();
    }, PAUSE + this.#followers.size);
  }

  private async notify(): Promise<void> {
    this.#isStale = false;
    let sent = 0;
    for (const { page, changes, seen, connections } of this.groups()) {
      // Encoded once for all, as they come one after the other.
      const payload = changes ? changesBetween(seen, page) : page.tables;
      for (const connection of connections) {
        const follower = this.#followers.get(connection);
        // A connection that has asked again meanwhile has a newer page.
        if (follower?.seen !== seen || follower.changes !== changes) continue;
        follower.seen = page;
        connection.send(changes ? 'tablesChanged' : 'tablesList', payload);
        if (++sent % TOGETHER === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  /** Followers who have the same page and are sent the same of the new one. */
  private groups(): Iterable<Group> {
    const groups = new Map<string, Group>();
    const numbers = new Map<ListPage, number>();
    for (const [connection, { live, changes, seen }] of this.#followers) {
      const page = this.#lobby.page(live);
      if (page === seen) continue;
      const number = numbers.get(seen) ?? numbers.size;
      numbers.set(seen, number);
      const key = `${number} ${live} ${changes}`;
      const group = groups.get(key) ?? { page, changes, seen, connections: [] };
      group.connections.push(connection);
      groups.set(key, group);
    }
    return groups.values();
  }
}
