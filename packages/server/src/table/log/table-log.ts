// The log of a table as it grows: the numbers of its entries, the requests that they came from, and its limit.

import { hostError, type WireError } from '@kalpler/protocol';
import type { Clock } from '../../scheduling/clock.ts';
import type { EntryRow } from '../../store/store.ts';
import type { StoredState } from '../host-services.ts';
import type { LogEntry } from './entry.ts';
import { RecentSet } from './recent-set.ts';

/** The most entries of a waiting room, or beside the moves of one match. */
const MOST_CHANGES = 1000;
/** Requests whose numbers are remembered, so that a repeat is recognised. */
const MOST_COMMANDS = 400;

/** Nobody may make a table's log grow by arranging it again and again. */
const TOO_MANY_CHANGES = hostError(
  'RATE_LIMITED',
  'this table was changed too often; please make another one',
);

interface LogPlace {
  readonly slug: string;
  readonly epoch: number;
  readonly clock: Clock;
}

export class TableLog {
  readonly #place: LogPlace;
  #seq: number;
  readonly #commands: RecentSet;
  /** The number of the current request; null where it has none, or was carried out before. */
  #command: string | null = null;
  /** Entries other than deals and moves since the last match began. */
  #changes: number;

  constructor(place: LogPlace, { seq = 0, commands = [] }: StoredState, isWaiting: boolean) {
    this.#place = place;
    this.#seq = seq;
    this.#changes = isWaiting ? seq : 0;
    this.#commands = new RecentSet(MOST_COMMANDS, commands);
  }

  /** Whether a request with this number has been carried out already. */
  knows(command: string): boolean {
    return this.#commands.has(command);
  }

  /** From now on entries belong to this request; false if it was carried out already, though perhaps not stored. */
  begin(command: string | null): boolean {
    const isKnown = command !== null && this.knows(command);
    this.#command = isKnown ? null : command;
    return !isKnown;
  }

  /** The current request has been carried out. */
  end(): void {
    if (this.#command !== null) this.#commands.add(this.#command);
  }

  /** The next entry as it is stored; the first one of a request bears its number. */
  row(entry: LogEntry, isFirst: boolean): EntryRow {
    const { slug, epoch, clock } = this.#place;
    return {
      table: slug,
      seq: this.#seq++,
      epoch,
      at: clock.now(),
      cmd: isFirst ? this.#command : null,
      body: JSON.stringify(entry),
    };
  }

  /** Counts an entry other than a deal or a move. */
  count(kind: string): void {
    this.#changes = kind === 'start' ? 0 : this.#changes + 1;
  }

  /** The refusal of further changes, when there have been too many: nobody can make the log grow without end. */
  get tooManyChanges(): WireError | null {
    return this.#changes < MOST_CHANGES ? null : TOO_MANY_CHANGES;
  }
}
