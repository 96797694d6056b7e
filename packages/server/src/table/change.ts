// What one request changes: gathered while it is carried out, written to the log as a whole, announced afterwards.

import type { Deadline } from '@kalpler/protocol';
import type { Write } from '../store/journal.ts';
import type { EntryRow, MatchRow, TimerRow } from '../store/store.ts';
import type { Access } from './access.ts';
import type { Audience, Whom } from './audience.ts';
import type { Publisher } from './publisher.ts';
import type { Step } from './step.ts';
import type { StepMessages } from './step-messages.ts';

/** What a change is announced with. */
interface Announcers {
  readonly publisher: Publisher;
  readonly audience: Pick<Audience, 'sendPeople'>;
}

/** What is stored with a change besides what it has gathered itself. */
interface Surroundings {
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
  beforeSteps: (() => void)[] | null = null;
  /** Done after the commit, when everything else has been announced. */
  afterSteps: (() => void)[] | null = null;
  /** Who gets the new player list. */
  notifiesPlayers: Whom | null = null;
  /** Who might come in before it, when it changes that. */
  formerAccess: Access | undefined;
  /** A match that has ended with it. */
  archived: MatchRow | undefined;
  /** What the table waits for after it, whether it closes the table, and whether it changes how the lobby lists it. */
  deadline: Deadline | null = null;
  isClosing = false;
  isListed = false;
  /** What goes to the store; null when there is nothing to wait for. */
  write: Write | null = null;
  /** Whether the table itself changes with it, and not just a clock. */
  changesTable = false;
  /** Whether it holds and may be announced: it has been stored, or need not be. */
  isAccepted = false;
  /** Messages about the only step, once the actor has been sent theirs. */
  #messages: StepMessages | null = null;

  doBeforeSteps(effect: () => void): void {
    this.beforeSteps ??= [];
    this.beforeSteps.push(effect);
  }

  doAfterSteps(effect: () => void): void {
    this.afterSteps ??= [];
    this.afterSteps.push(effect);
  }

  /** The one step that is all there is to announce; null when there is more. */
  private get onlyStep(): Step | null {
    const { beforeSteps, afterSteps, notifiesPlayers, steps } = this;
    const isOnly = beforeSteps === null && afterSteps === null && notifiesPlayers === null;
    return isOnly && steps.length === 1 ? steps[0]! : null;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.beforeSteps === null && this.afterSteps === null;
  }

  /** Puts together what goes to the store, as `write`. */
  prepareWrite({ table, epoch, timers, listing, isWaiting }: Surroundings): void {
    const { entries, archived, isClosing, formerAccess, onlyStep } = this;
    this.changesTable = entries.length > 0 || isClosing || formerAccess !== undefined;
    if (!this.changesTable && listing === null && timers.length === 0 && !isWaiting) return;
    this.write = {
      entries,
      timers,
      match: archived,
      listing: listing === null ? undefined : { table, epoch, listing },
      closed: isClosing ? table : undefined,
      // Players look at the result for seconds before a deal: some milliseconds more do not matter.
      isPatient: onlyStep?.after.lastEntry?.kind === 'deal',
    };
  }

  /** Before the request is answered: everybody is told everything, but of a single move only its player. */
  announce({ publisher, audience }: Announcers): void {
    const { beforeSteps, notifiesPlayers, steps, afterSteps, deadline, onlyStep } = this;
    if (onlyStep !== null) {
      this.#messages = publisher.stepToActor(onlyStep, deadline);
      return;
    }
    if (beforeSteps !== null) for (const effect of beforeSteps) effect();
    if (notifiesPlayers !== null) audience.sendPeople(notifiesPlayers);
    for (const step of steps) publisher.step(step, deadline);
    if (afterSteps !== null) for (const effect of afterSteps) effect();
  }

  /** After the answer: the others are told of a single move. */
  announceToOthers({ publisher }: Announcers): void {
    if (this.#messages !== null) publisher.stepToOthers(this.onlyStep!, this.#messages);
  }
}
