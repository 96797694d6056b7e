// What one request changes: gathered while it is carried out, written as a whole, told afterwards.

import type { Deadline } from '@kalpler/protocol';
import type { EntryRow, MatchRow } from '../store/store.ts';
import type { Access } from './access.ts';
import type { Whom } from './audience.ts';
import type { Step } from './step-messages.ts';

export class Change {
  readonly entries: EntryRow[] = [];
  /** Deals and moves of the match. */
  readonly steps: Step[] = [];
  /** Done after the commit, before anybody is told of moves; most changes have nothing of the kind. */
  before: (() => void)[] | null = null;
  /** Done after the commit, when all have been told. */
  after: (() => void)[] | null = null;
  /** Who is told who is here. */
  tellsPlayers: Whom | null = null;
  /** Who might come before it, when that has changed. */
  formerAccess: Access | undefined;
  /** A match that has ended with it. */
  match: MatchRow | undefined;
  /** What the table waits for after it, whether that is its end, and whether the lobby shows it otherwise now. */
  deadline: Deadline | null = null;
  isClosing = false;
  isListed = false;

  first(effect: () => void): void {
    this.before ??= [];
    this.before.push(effect);
  }

  last(effect: () => void): void {
    this.after ??= [];
    this.after.push(effect);
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.before === null && this.after === null;
  }
}
