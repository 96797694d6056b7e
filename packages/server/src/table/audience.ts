// Those who watch a table: the first of them by name, the others as a number, and told of once in a while.

import type { Cancel } from '../clock.ts';
import type { TableHost } from './host.ts';

/** Names that are told; of the others only how many they are. */
const MOST_NAMES = 20;
/** Coming and going is told at most this often, in milliseconds. */
const PAUSE = 1000;
/** Beyond so many those who watch hear less often of each other: that would cost the more the more they are. */
const FEW = 50;
const LONG_PAUSE = 30_000;

export type Whom = 'all' | 'seats';

export class Audience {
  readonly #host: TableHost;
  /** When everybody, and when those at the table, were last told. */
  readonly #announcedAt = { all: Number.NEGATIVE_INFINITY, seats: Number.NEGATIVE_INFINITY };
  readonly #alarms: { all: Cancel | null; seats: Cancel | null } = { all: null, seats: null };

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** Whether nobody else may watch. */
  get isFull(): boolean {
    return this.#host.publisher.watching >= this.#host.services.mostSpectators;
  }

  get people(): { readonly spectators: string[]; readonly spectatorCount: number } {
    const names = new Map<string, string>();
    for (const { seat, name, player } of this.#host.publisher.members) {
      if (seat === null) names.set(player, name);
    }
    const all = [...names.values()];
    const named = all.filter((name) => name !== '');
    const nameless = all.filter((name) => name === '');
    const spectators = [...named, ...nameless].slice(0, MOST_NAMES);
    return { spectators, spectatorCount: all.length };
  }

  /** Somebody has come or gone. */
  changed(): void {
    const { clock, publisher } = this.#host;
    if (publisher.watching <= FEW) this.announceAt('all', this.#announcedAt.all + PAUSE);
    else {
      this.announceAt('seats', this.#announcedAt.seats + PAUSE);
      this.announceAt('all', Math.max(this.#announcedAt.all, clock.now()) + LONG_PAUSE);
    }
  }

  /** Everybody, or everybody at the table, has just been told who is here. */
  announced(whom: Whom): void {
    for (const who of whom === 'all' ? (['all', 'seats'] as const) : (['seats'] as const)) {
      this.#announcedAt[who] = this.#host.clock.now();
      this.#alarms[who]?.();
      this.#alarms[who] = null;
    }
  }

  end(): void {
    this.#alarms.all?.();
    this.#alarms.seats?.();
  }

  private announceAt(whom: Whom, at: number): void {
    const { clock } = this.#host;
    if (this.#alarms[whom] !== null) return;
    if (at <= clock.now()) this.announce(whom);
    else this.#alarms[whom] = clock.after(at - clock.now(), () => this.announce(whom));
  }

  private announce(whom: Whom): void {
    this.#alarms[whom] = null;
    this.#host.run(() => {
      this.#host.notifyPlayers(whom);
      return null;
    });
  }
}
