// What a table waits for, how long, and what happens when that time is over.

import type { AnyOptions, Seat, Table } from '@kalpler/engine';
import { type WireError, waitSeconds } from '@kalpler/protocol';
import type { TimerKind } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Timers } from './timers.ts';

interface Wait {
  readonly kind: TimerKind;
  /** As long as kind and key stay the same, the clock runs on. */
  readonly key: string;
  /** Null means without end. */
  readonly seconds: number | null;
}

/** What a table with people at it waits for. */
export function waitOf(match: Table, matchId: string): Wait | null {
  const { phase, results, version } = match;
  const kind = kindOf(match);
  if (kind === null) return null;
  // Seats that choose at the same time share one clock; in turn, each gets a new one.
  const isShared = kind !== 'turn' || match.game.isTogether(phase);
  const key = isShared ? `${matchId}:${results.length}:${phase}` : `${matchId}:${version}`;
  return { kind, key, seconds: waitSeconds(kind, phase, match.game.options) };
}

function kindOf(match: Table): TimerKind | null {
  if (match.standing.winners) return 'rematch';
  if (match.awaitsDeal) return match.awaitsPause ? 'pause' : null;
  return 'turn';
}

/** A table without people is closed after a day at the latest, whatever its options say. */
const LONGEST_EMPTY = 86_400;

/** Seconds until a table is closed that everybody has left. */
export function cleanupSeconds({ timers }: AnyOptions): number {
  return Math.min(timers.cleanupSeconds ?? LONGEST_EMPTY, LONGEST_EMPTY);
}

/** What the clocks need of their host. */
interface ClockHost {
  readonly room: Room;
  readonly timers: Timers;
  readonly isAnybodyHere: boolean;
  readonly listingCache: { isAnybodyHere: boolean };
  readonly bots: { playLate(): void };
  readonly matchFlow: { deal(): void };
  run(request: () => WireError | null): Promise<WireError | null>;
  playAuto(seat: Seat): WireError | null;
  close(reason: string): void;
  putOff(work: () => void, urgency: 'later'): void;
}

export class TableClocks {
  readonly #host: ClockHost;
  /** Nobody has come back in time; the table is closed in its turn, unless somebody comes first. */
  #isOverdue = false;

  constructor(host: ClockHost) {
    this.#host = host;
  }

  /** Lets the right clock run: the one of the game, or the one that closes a table without people. */
  watch(): void {
    const { room, timers, listingCache, isAnybodyHere } = this.#host;
    listingCache.isAnybodyHere = isAnybodyHere;
    if (isAnybodyHere) {
      this.#isOverdue = false;
      const wait = room.match && waitOf(room.match, room.matchId);
      if (wait) timers.run(wait.kind, wait.key, wait.seconds);
      else timers.stop();
    } else if (!this.#isOverdue) {
      timers.run('cleanup', 'cleanup', cleanupSeconds(room.options));
    }
  }

  timeOut(kind: TimerKind): void {
    if (kind === 'cleanup') {
      this.closeInTurn();
      return;
    }
    const { room, matchFlow, bots } = this.#host;
    void this.#host.run(() => {
      if (kind === 'rematch') this.#host.close('noRematch');
      else if (kind === 'pause') matchFlow.deal();
      else if (room.options.autoPlay === 'ai') bots.playLate();
      else for (const seat of room.match?.actors ?? []) this.#host.playAuto(seat);
      return null;
    });
  }

  /** The clean-up time is over. Many tables may have been left at once, so they are closed one after the other. */
  private closeInTurn(): void {
    this.#isOverdue = true;
    const close = () => {
      if (this.#isOverdue) this.#host.close('empty');
      return null;
    };
    this.#host.putOff(() => void this.#host.run(close), 'later');
  }
}
