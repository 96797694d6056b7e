// The seats that computer players act for: their own, and those of people who are away (C7).

import { type Move, type Seat, type Table, viewTable } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Asker } from '../bots/question-queue.ts';
import { chance } from '../identity/chance.ts';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import { TickQueue } from '../scheduling/tick-queue.ts';
import { waitOf } from './clocks.ts';
import type { Room } from './room.ts';

/** Who plays for somebody who is away or too late. */
const STAND_IN = 'hard';
const SEEDS = 2 ** 32;
/** Answers of computer players: after a restart, thousands of tables may get theirs at once. */
const answers = new TickQueue();

/** What computer players need of their host. */
interface BotHost {
  readonly room: Room;
  readonly clock: Clock;
  readonly asker: Asker;
  readonly isGone: boolean;
  readonly isPaused: boolean;
  isHere(seat: Seat): boolean;
  run(request: () => WireError | null): Promise<WireError | null>;
  play(seat: Seat, move: Move, isAuto: boolean): WireError | null;
  playAuto(seat: Seat): WireError | null;
  guard(run: () => void): void;
  fail(error: unknown): void;
}

export class BotSeats {
  readonly #host: BotHost;
  readonly #pool: BotPool;
  readonly #report: (problem: unknown) => void;
  /** The seats that a computer player is thinking for, and the moment it thinks about. */
  readonly #thinking = new Map<Seat, string>();
  /** Until then no bot takes the seat of an absent person, because it was the server that was away. */
  #graceUntil = 0;
  #grace: Cancel | null = null;
  /** When computer players go on after the store has failed. */
  #restUntil = 0;
  #rest: Cancel | null = null;
  /** What the table waited for when time ran out. */
  #late = '';

  constructor(host: BotHost, pool: BotPool, report: (problem: unknown) => void) {
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

  /** Computer players do not move for a while, so that a store that fails is not asked again at once. */
  rest(ms: number): void {
    const { clock } = this.#host;
    this.#restUntil = clock.now() + ms;
    this.#rest = clock.after(ms, () => this.drive());
  }

  end(): void {
    this.#grace?.();
    this.#rest?.();
  }

  /** Starts every computer player whose move it is. */
  drive(): void {
    try {
      this.driveAll();
    } catch (error) {
      this.#host.fail(error);
    }
  }

  private driveAll(): void {
    const host = this.#host;
    const { match } = host.room;
    if (host.isGone || match === null || !host.room.isRunning || host.isPaused) return;
    if (host.clock.now() < this.#restUntil) return;
    for (const seat of match.actors) {
      if (this.#thinking.has(seat) || !this.actsFor(seat)) continue;
      // C7: for a person who is away, random cards are passed and a moon counts as usual.
      if (this.isStandIn(seat) && match.phase !== 'playing') {
        void host.run(() => host.playAuto(seat));
        return;
      }
      this.think(match, seat);
    }
  }

  private actsFor(seat: Seat): boolean {
    const chair = this.#host.room.chairs[seat];
    if (chair == null) return false;
    return chair.player === null || this.isStandIn(seat) || this.isLate;
  }

  /** With `autoPlay: ai`, a computer player acts for people who are too late. */
  playLate(): void {
    const { match, matchId } = this.#host.room;
    this.#late = (match && waitOf(match, matchId)?.key) ?? '';
  }

  private get isLate(): boolean {
    const { match, matchId } = this.#host.room;
    return this.#late !== '' && match !== null && this.#late === waitOf(match, matchId)?.key;
  }

  private isStandIn(seat: Seat): boolean {
    const host = this.#host;
    return (
      host.room.chairs[seat]?.player != null &&
      host.room.options.disconnect === 'takeover' &&
      host.clock.now() >= this.#graceUntil &&
      !host.isHere(seat)
    );
  }

  private think(match: Table, seat: Seat): void {
    const host = this.#host;
    const moment = momentOf(match, host.room.matchId);
    this.#thinking.set(seat, moment);
    const { player, level } = host.room.chairs[seat]!;
    const isForPerson = player !== null;
    const settle = (act: () => void) => {
      this.#thinking.delete(seat);
      if (host.isGone) return;
      const now = host.room.match;
      const isDue = now?.actors.includes(seat) && this.actsFor(seat) && !host.isPaused;
      if (isDue && momentOf(now!, host.room.matchId) === moment) act();
      else this.drive();
    };
    const done = (act: () => void) => answers.run(() => host.guard(() => settle(act)), true);
    const bot = level ?? STAND_IN;
    this.#pool.ask(bot, viewTable(match, seat), chance.below(SEEDS), host.asker).then(
      ({ move }) =>
        done(() => {
          const play = () => host.play(seat, move, isForPerson);
          void host.run(() => (play() === null ? null : host.playAuto(seat)));
        }),
      (problem) => {
        if (!host.isGone) this.#report(problem);
        done(() => void host.run(() => host.playAuto(seat)));
      },
    );
  }
}

/** As long as this stays the same, a seat that is to act has the same choice. */
function momentOf(match: Table, matchId: string): string {
  return `${matchId}:${match.results.length}:${match.phase}:${match.deal?.count ?? 0}`;
}
