// Stored tables that nobody comes back to after a restart: closed in good order, a few at a time, without a host.

import { ok, type Phase, type Result } from '@kalpler/engine';
import type { Logger } from 'pino';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import type { Urgency, WorkQueue } from '../scheduling/work-queue.ts';
import type { Journal, Write } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import { cleanupSeconds } from '../table/clocks.ts';
import { isUnderWay } from '../table/listing.ts';
import { type LoadedRoom, RoomReader } from '../table/log/room-log.ts';
import { isDamage, matchRow } from '../table/log/stored.ts';

/** After a restart nobody plays for absent people, and no table is closed, before this time has passed. */
export const RETURN_GRACE = 20_000;
/** Entries that are read and replayed in one go. */
const PIECE = 200;
/** Tables that are looked at side by side. */
const TOGETHER = 20;
/** After a failure of the store a table is looked at again this much later. */
const RETRY = 60_000;
/** Clean-up times are kept by the second. */
const SECOND = 1000;

interface AbandonedParts {
  readonly store: Store;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly work: WorkQueue;
  readonly log: Logger;
  /** The phase of a table that is still in the store only, with nobody on the way to it; else null. */
  phaseOf(slug: string): Phase | null;
  /** From now on nobody may come back. */
  closing(slug: string): void;
  /** It has been deleted from the store, or could not be closed. */
  closed(slug: string, isGone: boolean): void;
  damaged(slug: string, problem: string): void;
}

/** Reads the log of a table piece by piece, so that a long one does not keep others waiting. */
export async function readLog(
  { store, work }: Pick<AbandonedParts, 'store' | 'work'>,
  slug: string,
  urgency: Urgency,
): Promise<Result<LoadedRoom, string>> {
  const reader = new RoomReader();
  const readPiece = async () => {
    const rows = await store.entries(slug, reader.seq, PIECE);
    reader.add(rows);
    return rows.length === PIECE;
  };
  while (await work.run(readPiece, urgency));
  return reader.end();
}

export class AbandonedTables {
  readonly #parts: AbandonedParts;
  /** When people have had time to come back. */
  readonly #graceEnd: number;
  /** By the second in which they are to be looked at: tables, with the end of their clean-up time where it is known. */
  readonly #waiting = new Map<number, Map<string, number | null>>();
  readonly #alarms = new Map<number, Cancel>();

  constructor(parts: AbandonedParts) {
    this.#parts = parts;
    this.#graceEnd = parts.clock.now() + RETURN_GRACE;
  }

  /** `due` is the end of the clean-up time, when it was running already. */
  add(slug: string, due: number | null): void {
    this.lookAt(slug, Math.max(due ?? 0, this.#graceEnd, this.#parts.clock.now()), due);
  }

  close(): void {
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }

  private lookAt(slug: string, at: number, due: number | null): void {
    const { clock } = this.#parts;
    const second = Math.ceil(at / SECOND);
    const waiting = this.#waiting.get(second);
    if (waiting !== undefined) {
      waiting.set(slug, due);
      return;
    }
    this.#waiting.set(second, new Map([[slug, due]]));
    const ms = second * SECOND - clock.now();
    this.#alarms.set(
      second,
      clock.after(ms, () => void this.work(second)),
    );
  }

  private async work(second: number): Promise<void> {
    const tables = [...(this.#waiting.get(second) ?? [])];
    this.#waiting.delete(second);
    this.#alarms.delete(second);
    for (let i = 0; i < tables.length; i += TOGETHER) {
      const some = tables.slice(i, i + TOGETHER);
      await Promise.all(some.map(([slug, due]) => this.look(slug, due)));
    }
  }

  private async look(slug: string, due: number | null): Promise<void> {
    const { clock, log, damaged, phaseOf } = this.#parts;
    if (phaseOf(slug) === null) return;
    try {
      if (due === null) await this.startClock(slug);
      else await this.clear(slug);
    } catch (error) {
      if (isDamage(error)) damaged(slug, String(error));
      else {
        log.error({ table: slug, err: error }, 'a table could not be cleared away');
        this.lookAt(slug, clock.now() + RETRY, due);
      }
    }
  }

  /** The clean-up time of the table begins to run; that is stored, in case of another restart. */
  private async startClock(slug: string): Promise<void> {
    const { store, journal, clock, work, damaged } = this.#parts;
    const reader = new RoomReader();
    await work.run(async () => reader.add(await store.entries(slug, 0, 1)), 'later');
    const read = reader.end();
    if (!read.ok) {
      damaged(slug, read.error);
      return;
    }
    const cleanup = cleanupSeconds(read.value.room.options) * SECOND;
    const due = Math.max(this.#graceEnd, clock.now()) + cleanup;
    void journal.append({ timers: [{ table: slug, kind: 'cleanup', due }] });
    this.lookAt(slug, due, due);
  }

  /** Only a match that is under way has to be read, for the archive. */
  private async clear(slug: string): Promise<void> {
    const { clock, journal, work, phaseOf, closing, closed, damaged } = this.#parts;
    const phase = phaseOf(slug);
    const read =
      phase !== null && isUnderWay(phase) ? await readLog(this.#parts, slug, 'later') : ok(null);
    if (!read.ok) {
      damaged(slug, read.error);
      return;
    }
    const room = read.value?.room;
    await work.run(() => {
      // Somebody may have come back while it was read.
      if (phaseOf(slug) === null) return;
      closing(slug);
      const hasMatch = room?.isRunning && room.match!.version > 0;
      const match = hasMatch ? matchRow(room, slug, clock.now()) : undefined;
      const write: Write = { match, closed: slug };
      void journal.append(write).then((error) => {
        closed(slug, error === null);
        if (error !== null) this.lookAt(slug, clock.now() + RETRY, clock.now());
      });
    }, 'later');
  }
}
