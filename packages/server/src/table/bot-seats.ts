// The seats that computer players act for: their own, and those of people who are away (C7).

import { type Seat, type Table, viewTable } from '@kalpler/engine';
import type { BotPool } from '../bot-pool.ts';
import type { Cancel } from '../clock.ts';
import { chance } from '../identity/chance.ts';
import { TurnQueue } from '../turn-queue.ts';
import { waitOf } from './deadline.ts';
import type { TableHost } from './host.ts';

/** Who plays for somebody who is away or too late. */
const STAND_IN = 'hard';
const SEEDS = 2 ** 32;
/** Thousands of tables may wait for a computer player at once, as after a restart, and have their answers at once. */
const answers = new TurnQueue();

export class BotSeats {
  readonly #host: TableHost;
  readonly #pool: BotPool;
  readonly #report: (problem: unknown) => void;
  /** The seats that a computer player is thinking for, and the moment it thinks about. */
  readonly #thinking = new Map<Seat, string>();
  /** People whose seats are left alone until then, because it was the host that was away. */
  #graceUntil = 0;
  #grace: Cancel | null = null;
  /** When computer players go on after the store has failed. */
  #restUntil = 0;
  #rest: Cancel | null = null;
  /** What the table waited for when time ran out. */
  #late = '';

  constructor(host: TableHost, pool: BotPool, report: (problem: unknown) => void) {
    this.#host = host;
    this.#pool = pool;
    this.#report = report;
  }

  /** After a restart people get some time to come back before anybody plays for them. */
  waitForPeople(ms: number): void {
    const { clock } = this.#host;
    this.#graceUntil = clock.now() + ms;
    this.#grace = clock.after(ms, () => this.drive());
  }

  /** Nobody moves for a while, so that a store that fails is not asked again at once. */
  rest(ms: number): void {
    const { clock } = this.#host;
    this.#restUntil = clock.now() + ms;
    this.#rest = clock.after(ms, () => this.drive());
  }

  end(): void {
    this.#grace?.();
    this.#rest?.();
  }

  /** Sees to it that every computer player who is to act does so. */
  drive(): void {
    try {
      this.driveAll();
    } catch (error) {
      this.#host.fail(error);
    }
  }

  private driveAll(): void {
    const host = this.#host;
    const { table } = host.room;
    if (host.isGone || table === null || !host.room.isRunning || host.isPaused) return;
    if (host.services.clock.now() < this.#restUntil) return;
    for (const seat of table.actors) {
      if (this.#thinking.has(seat) || !this.actsFor(seat)) continue;
      // C7: for whoever is away, random cards are passed and a moon counts as usual.
      if (this.isStandIn(seat) && table.phase !== 'playing') {
        host.run(() => host.playFor(seat));
        return;
      }
      this.think(table, seat);
    }
  }

  private actsFor(seat: Seat): boolean {
    const chair = this.#host.room.chairs[seat];
    if (chair == null) return false;
    return chair.player === null || this.isStandIn(seat) || this.isLate;
  }

  /** At tables that play so, a computer player acts for whoever is too late. */
  playLate(): void {
    const { table, match } = this.#host.room;
    this.#late = (table && waitOf(table, match)?.key) ?? '';
  }

  private get isLate(): boolean {
    const { table, match } = this.#host.room;
    return this.#late !== '' && table !== null && this.#late === waitOf(table, match)?.key;
  }

  private isStandIn(seat: Seat): boolean {
    const host = this.#host;
    return (
      host.room.chairs[seat]?.player != null &&
      host.room.options.disconnect === 'takeover' &&
      host.services.clock.now() >= this.#graceUntil &&
      !host.isHere(seat)
    );
  }

  private think(table: Table, seat: Seat): void {
    const host = this.#host;
    const moment = momentOf(table, host.room.match);
    this.#thinking.set(seat, moment);
    const { player, level } = host.room.chairs[seat]!;
    const isForPerson = player !== null;
    const settle = (act: () => void) => {
      this.#thinking.delete(seat);
      if (host.isGone) return;
      const now = host.room.table;
      const isDue = now?.actors.includes(seat) && this.actsFor(seat) && !host.isPaused;
      if (isDue && momentOf(now!, host.room.match) === moment) act();
      else this.drive();
    };
    const done = (act: () => void) => answers.run(() => host.guard(() => settle(act)), true);
    // What is thought here counts where the table was made; one of which that is not known counts for itself.
    const asker = { table: host.slug, address: host.listingCache.address || host.slug };
    this.#pool.ask(level ?? STAND_IN, viewTable(table, seat), chance.below(SEEDS), asker).then(
      ({ move }) =>
        done(() => {
          host.run(() => (host.play(seat, move, isForPerson) === null ? null : host.playFor(seat)));
        }),
      (problem) => {
        if (!host.isGone) this.#report(problem);
        done(() => host.run(() => host.playFor(seat)));
      },
    );
  }
}

/** As long as this stays the same, a seat that is to act has the same choice. */
function momentOf(table: Table, match: string): string {
  return `${match}:${table.results.length}:${table.phase}:${table.deal?.count ?? 0}`;
}
