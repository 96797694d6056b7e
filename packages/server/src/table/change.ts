// What one request changes: gathered while it is carried out, written to the log as a whole, announced afterwards.

import { type Deadline, hostError, type WireError } from '@kalpler/protocol';
import type { Write } from '../store/journal.ts';
import type { EntryRow, MatchRow, TimerRow } from '../store/store.ts';
import type { Clock } from '../turns/clock.ts';
import type { Access } from './access.ts';
import type { Whom } from './audience.ts';
import type { LogEntry } from './entry.ts';
import type { Past } from './host-services.ts';
import type { Step, StepMessages } from './step-messages.ts';

/** What is stored with a change beside what the change itself has gathered. */
interface Rest {
  readonly table: string;
  readonly epoch: number;
  readonly timers: readonly TimerRow[];
  /** The row that lists the table, when it has changed. */
  readonly listing: string | null;
  /** Whether even a change that leaves nothing to store has to wait for the commit under way. */
  readonly isWaiting: boolean;
}

export class Change {
  readonly entries: EntryRow[] = [];
  /** Deals and moves of the match. */
  readonly steps: Step[] = [];
  /** Done after the commit, before moves are announced; most changes have none. */
  before: (() => void)[] | null = null;
  /** Done after the commit, when everything else has been announced. */
  after: (() => void)[] | null = null;
  /** Who is sent who is here. */
  notifiesPlayers: Whom | null = null;
  /** Who might come before it, when that has changed. */
  formerAccess: Access | undefined;
  /** A match that has ended with it. */
  match: MatchRow | undefined;
  /** What the table waits for after it, whether that is its end, and whether the lobby shows it otherwise now. */
  deadline: Deadline | null = null;
  isClosing = false;
  isListed = false;
  /** What goes to the store; null when there is nothing to wait for. */
  write: Write | null = null;
  /** Whether the table itself has changed, and not just a clock. */
  isChange = false;
  /** Whether it has been announced. */
  isFinished = false;
  /** Messages about the only step, once the actor has been sent theirs. */
  messages: StepMessages | null = null;

  first(effect: () => void): void {
    this.before ??= [];
    this.before.push(effect);
  }

  last(effect: () => void): void {
    this.after ??= [];
    this.after.push(effect);
  }

  /** The one step that is all there is to announce; null when there is more. */
  get onlyStep(): Step | null {
    const { before, after, notifiesPlayers, steps } = this;
    const isOnly = before === null && after === null && notifiesPlayers === null;
    return isOnly && steps.length === 1 ? steps[0]! : null;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.before === null && this.after === null;
  }

  /** Makes of it what goes to the store. */
  toWrite({ table, epoch, timers, listing, isWaiting }: Rest): void {
    const { entries, match, isClosing, formerAccess, onlyStep } = this;
    this.isChange = entries.length > 0 || isClosing || formerAccess !== undefined;
    if (!this.isChange && listing === null && timers.length === 0 && !isWaiting) return;
    this.write = {
      entries,
      timers,
      match,
      listing: listing === null ? undefined : { table, epoch, listing },
      closed: isClosing ? table : undefined,
      // Players look at the result for seconds before a deal: some milliseconds more do not matter.
      isPatient: onlyStep?.after.lastEntry?.kind === 'deal',
    };
  }
}

/** The most entries of a waiting room, or beside the moves of one match. */
const MOST_CHANGES = 1000;
/** Requests whose numbers are remembered, so that a repeat is recognised. */
const MOST_COMMANDS = 400;

/** A table that is arranged again and again is not worth its log. */
const TOO_MANY_CHANGES = hostError(
  'RATE_LIMITED',
  'this table was changed too often; please make another one',
);

interface LogPlace {
  readonly slug: string;
  readonly epoch: number;
  readonly clock: Clock;
}

/**
 * The log of a table as it grows: the numbers of its entries, the requests that they came from, and its limit.
 */
export class TableLog {
  readonly #place: LogPlace;
  #seq: number;
  readonly #commands: RecentSet;
  /** The number of the request at hand; null where it has none, or was carried out before. */
  #command: string | null = null;
  /** Entries other than deals and moves since the last match began. */
  #changes: number;

  constructor(place: LogPlace, { seq = 0, commands = [] }: Past, isWaiting: boolean) {
    this.#place = place;
    this.#seq = seq;
    this.#changes = isWaiting ? seq : 0;
    this.#commands = new RecentSet(MOST_COMMANDS, commands);
  }

  /** Whether a request with this number has been carried out already. */
  knows(command: string): boolean {
    return this.#commands.has(command);
  }

  /** From now on entries belong to this request; false where it was carried out already, though perhaps not stored yet. */
  begin(command: string | null): boolean {
    const isKnown = command !== null && this.knows(command);
    this.#command = isKnown ? null : command;
    return !isKnown;
  }

  /** The request at hand has been carried out. */
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

  /** Why the table may not be arranged any more, if so: nobody can make its log grow without end. */
  get tooManyChanges(): WireError | null {
    return this.#changes < MOST_CHANGES ? null : TOO_MANY_CHANGES;
  }
}

/** The last so many of something: the oldest are forgotten. */
export class RecentSet {
  readonly #most: number;
  readonly #known: Set<string>;

  constructor(most: number, known: readonly string[]) {
    this.#most = most;
    this.#known = new Set(known.slice(-most));
  }

  has(one: string): boolean {
    return this.#known.has(one);
  }

  add(one: string): void {
    this.#known.delete(one);
    this.#known.add(one);
    if (this.#known.size <= this.#most) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest!);
  }

  delete(one: string): void {
    this.#known.delete(one);
  }
}
