// What one request changes: gathered while it is carried out, written as a whole, told afterwards.

import type { Deadline } from '@kalpler/protocol';
import type { EntryRow, MatchRow } from '../store/store.ts';
import type { Access } from './access.ts';
import type { Whom } from './audience.ts';
import type { Step, StepMessages } from './step-messages.ts';

export class Change {
  readonly entries: EntryRow[] = [];
  /** Deals and moves of the match. */
  readonly steps: Step[] = [];
  /** Done after the commit, before anybody is told of moves; most changes have nothing of the kind. */
  before: (() => void)[] | null = null;
  /** Done after the commit, when all have been told. */
  after: (() => void)[] | null = null;
  /** Who is told who is here. */
  notifiesPlayers: Whom | null = null;
  /** Who might come before it, when that has changed. */
  formerAccess: Access | undefined;
  /** A match that has ended with it. */
  match: MatchRow | undefined;
  /** What the table waits for after it, whether that is its end, and whether the lobby shows it otherwise now. */
  deadline: Deadline | null = null;
  isClosing = false;
  isListed = false;
  /** Messages about the only step, once the actor has been told. */
  messages: StepMessages | null = null;

  first(effect: () => void): void {
    this.before ??= [];
    this.before.push(effect);
  }

  last(effect: () => void): void {
    this.after ??= [];
    this.after.push(effect);
  }

  /** The one step that is all there is to tell; null when there is more. */
  get onlyStep(): Step | null {
    const { before, after, notifiesPlayers, steps } = this;
    const isOnly = before === null && after === null && notifiesPlayers === null;
    return isOnly && steps.length === 1 ? steps[0]! : null;
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.before === null && this.after === null;
  }
}
