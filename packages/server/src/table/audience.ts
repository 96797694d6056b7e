// The spectators of a table: the first of them by name, the others as a number, and announced once in a while.

import type { EventOf, Player, WireError } from '@kalpler/protocol';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import type { Member } from './member.ts';
import type { Publisher } from './publisher.ts';

/** At most this many are named; the others are only counted. */
const MOST_NAMES = 20;
/** Coming and going is announced at most this often, in milliseconds. */
const PAUSE = 1000;
/** More spectators than this get news of each other less often, because it costs the more, the more they are. */
const FEW = 50;
const LONG_PAUSE = 30_000;

export type Whom = 'all' | 'seats';

/** What the audience needs of its host. */
interface AudienceHost {
  readonly clock: Clock;
  readonly publisher: Pick<Publisher, 'members' | 'watching' | 'notify'>;
  readonly mostSpectators: number;
  players(): Player[];
  run(request: () => WireError | null): Promise<WireError | null>;
  notifyPlayers(whom: Whom): void;
}

export class Audience {
  readonly #host: AudienceHost;
  /** When everybody, and when the players, were last sent the list of people. */
  readonly #announcedAt = { all: Number.NEGATIVE_INFINITY, seats: Number.NEGATIVE_INFINITY };
  readonly #alarms: { all: Cancel | null; seats: Cancel | null } = { all: null, seats: null };

  constructor(host: AudienceHost) {
    this.#host = host;
  }

  /** Whether nobody else may watch. */
  get isFull(): boolean {
    return this.#host.publisher.watching >= this.#host.mostSpectators;
  }

  /** Who sits at the table, and who watches. */
  get people(): EventOf<'updatePlayers'> {
    const names = new Map<string, string>();
    for (const { seat, name, player } of this.#host.publisher.members) {
      if (seat === null) names.set(player, name);
    }
    const all = [...names.values()];
    const named = all.filter((name) => name !== '');
    const nameless = all.filter((name) => name === '');
    const spectators = [...named, ...nameless].slice(0, MOST_NAMES);
    return { players: this.#host.players(), spectators, spectatorCount: all.length };
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

  /** Sends the list of people to everybody, or only to the players. */
  sendPeople(whom: Whom): void {
    const isWatching = ({ seat }: Member) => seat === null;
    const except = whom === 'seats' ? isWatching : undefined;
    this.#host.publisher.notify('updatePlayers', this.people, except);
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
    void this.#host.run(() => {
      this.#host.notifyPlayers(whom);
      return null;
    });
  }
}
