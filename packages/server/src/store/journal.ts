// Group commit: all that tables write in one turn of the event loop goes to the disk together.
//
// Writers continue once their write is durable, one after the other; nobody else may see it before. The order of each
// write: the commit; its writer continues and answers a request; what it has sent leaves; `afterReply`.

import { tickBudget } from '../scheduling/tick-budget.ts';
import type { Batch, ChatRow, EntryRow, MatchRow, Store, TableRow, TimerRow } from './store.ts';

export interface Write {
  readonly entries?: readonly EntryRow[];
  readonly listing?: TableRow | undefined;
  readonly timers?: readonly TimerRow[];
  readonly chat?: ChatRow;
  readonly match?: MatchRow | undefined;
  readonly closed?: string | undefined;
  /** Whether it may wait some milliseconds to share the commit of other writes. */
  readonly isPatient?: boolean;
}

interface Waiting {
  readonly write: Write;
  /** Resolves the promise that was given for the write. */
  readonly resolve: (problem: Error | null) => void;
  readonly afterReply: (() => void) | undefined;
}

/** A write that is durable, or that has failed. */
interface Settled extends Waiting {
  readonly problem: Error | null;
}

export interface JournalWatch {
  committed(writes: number, ms: number): void;
  failed(error: Error): void;
  /** A writer continues: what it sends is gathered until the returned function is called, in transport/output.ts. */
  gather?(): () => void;
}

/** How long patient writes wait for others. */
const PATIENCE_MS = 4;

export class Journal {
  readonly #store: Store;
  readonly #watch: JournalWatch;
  readonly #gather: () => () => void;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #patience: NodeJS.Timeout | null = null;
  /** Writes whose writers have not continued yet, in the order in which they were appended. */
  #settled: Settled[] = [];
  #isNotifying = false;
  #flushing: Promise<void> | null = null;

  constructor(store: Store, watch: JournalWatch) {
    this.#store = store;
    this.#watch = watch;
    this.#gather = watch.gather ?? (() => () => {});
  }

  /**
   * Resolves when the write is durable, or with the reason why it is not. `afterReply` is called once
   * everything that awaited the write has run, and what it sent has been handed to the network.
   */
  append(write: Write, afterReply?: () => void): Promise<Error | null> {
    return new Promise((resolve) => {
      this.#waiting.push({ write, resolve, afterReply });
      if (write.isPatient) this.#patience ??= setTimeout(() => this.schedule(), PATIENCE_MS);
      else this.schedule();
    });
  }

  /** Begins the commit that the next turn of the event loop would begin, if there is one. */
  hurry(): void {
    if (this.#isScheduled && this.#waiting.length > 0) this.#flushing ??= this.flush();
  }

  /** Resolves when everything appended so far is settled. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#flushing !== null || this.#settled.length > 0) {
      if (this.#waiting.length > 0) this.#flushing ??= this.flush();
      await (this.#flushing ?? new Promise((resolve) => setImmediate(resolve)));
    }
  }

  private schedule(): void {
    if (this.#isScheduled || this.#flushing !== null) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#waiting.length > 0) this.#flushing ??= this.flush();
    });
  }

  private async flush(): Promise<void> {
    const taken = this.#waiting;
    this.#waiting = [];
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
    let problem: Error | null = null;
    const start = performance.now();
    try {
      await this.#store.commit(batchOf(taken.map(({ write }) => write)));
      this.#watch.committed(taken.length, performance.now() - start);
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error));
      this.#watch.failed(problem);
      // Later writes may build on this one, which has failed.
      taken.push(...this.#waiting.splice(0));
    }
    this.#flushing = null;
    for (const each of patientLast(taken)) this.#settled.push({ ...each, problem });
    if (!this.#isNotifying) void this.notifySome();
    if (this.#waiting.length > 0) this.schedule();
  }

  /** As many as this turn of the event loop has time for; the others in the next turns. */
  private async notifySome(): Promise<void> {
    this.#isNotifying = true;
    const start = performance.now();
    const end = start + tickBudget.left;
    let count = 0;
    for (const { resolve, problem, afterReply } of this.#settled) {
      count++;
      if (problem !== null) {
        count += await this.failTogether(count - 1);
        break;
      }
      const sendGathered = this.#gather();
      resolve(null);
      await writersHaveRun();
      sendGathered();
      if (afterReply) this.runAfterReply(afterReply);
      if (performance.now() > end) break;
    }
    tickBudget.spend(performance.now() - start);
    this.#settled = this.#settled.slice(count);
    this.#isNotifying = this.#settled.length > 0;
    if (this.#isNotifying) setImmediate(() => void this.notifySome());
  }

  /** Failed writes are reported together, from this one on, before any of their tables is loaded again. */
  private async failTogether(from: number): Promise<number> {
    const end = this.#settled.findIndex(({ problem }, i) => i > from && problem === null);
    const failed = this.#settled.slice(from, end < 0 ? undefined : end);
    for (const { resolve, problem } of failed) resolve(problem);
    await writersHaveRun();
    for (const { afterReply } of failed) if (afterReply) this.runAfterReply(afterReply);
    return failed.length - 1;
  }

  /** An error at one table must not stop the others. */
  private runAfterReply(afterReply: () => void): void {
    const sendGathered = this.#gather();
    try {
      afterReply();
    } catch (error) {
      this.#watch.failed(error instanceof Error ? error : new Error(String(error)));
    }
    sendGathered();
  }
}

/** Resolves when everything that awaited a settled promise has run, however many promises it took. */
function writersHaveRun(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Puts patient writes last, except where that would change the order of one table's writes. */
function patientLast(taken: readonly Waiting[]): readonly Waiting[] {
  if (!taken.some(({ write }) => write.isPatient)) return taken;
  const tableOf = ({ write }: Waiting) => write.entries?.[0]?.table;
  const hurried = new Set(taken.filter(({ write }) => !write.isPatient).map(tableOf));
  const isLast = (each: Waiting) => each.write.isPatient === true && !hurried.has(tableOf(each));
  return [...taken.filter((each) => !isLast(each)), ...taken.filter(isLast)];
}

/** Of a table's listing and of each of its timers, only the last state within a batch is written. */
function batchOf(writes: readonly Write[]): Batch {
  const entries: EntryRow[] = [];
  const tables = new Map<string, TableRow>();
  const timers = new Map<string, TimerRow>();
  const chats: ChatRow[] = [];
  const matches: MatchRow[] = [];
  const closed: string[] = [];
  for (const write of writes) {
    if (write.entries) entries.push(...write.entries);
    if (write.listing) tables.set(write.listing.table, write.listing);
    for (const timer of write.timers ?? []) timers.set(`${timer.table}\n${timer.kind}`, timer);
    if (write.chat) chats.push(write.chat);
    if (write.match) matches.push(write.match);
    if (write.closed !== undefined) closed.push(write.closed);
  }
  return {
    entries,
    tables: [...tables.values()],
    timers: [...timers.values()],
    chats,
    matches,
    closed,
  };
}
