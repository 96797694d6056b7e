// Tells everyone at a table what has happened: each from the view of the own seat, and never anything else.

import {
  type Move,
  moveText,
  type Seat,
  type Table,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import {
  type AnnouncementName,
  type Deadline,
  documentState,
  reminder,
  story,
  type Told,
  type Update,
  wireCard,
} from '@kalpler/protocol';
import type { Cancel, Clock } from '../clock.ts';
import type { Member } from './member.ts';

/** One entry of the match, from the table before it to the table after it. */
export interface Step {
  readonly match: string;
  /** Null when the match has just begun. */
  readonly before: Table | null;
  readonly after: Table;
  /** What was done for a seat that did not act. */
  readonly auto: { readonly seat: Seat; readonly move: Move } | null;
}

export class Publisher {
  readonly members = new Set<Member>();
  readonly #clock: Clock;
  /** Milliseconds that spectators are behind. */
  readonly #delay: number;
  readonly #later = new Set<Cancel>();
  /** Connections by seat. */
  readonly #here = [0, 0, 0, 0];
  /** What spectators were shown last, when they are behind. */
  #shown: { readonly match: string; readonly table: Table } | null = null;

  constructor(clock: Clock, delaySeconds: number) {
    this.#clock = clock;
    this.#delay = delaySeconds * 1000;
  }

  join(member: Member): void {
    if (this.members.has(member)) return;
    this.members.add(member);
    if (member.seat !== null) this.#here[member.seat]!++;
  }

  leave(member: Member): void {
    if (this.members.delete(member) && member.seat !== null) this.#here[member.seat]!--;
  }

  /** Whether somebody at this seat is connected. */
  isHere(seat: Seat): boolean {
    return this.#here[seat]! > 0;
  }

  /** To everyone; `except` leaves some out. */
  tell(event: AnnouncementName, payload: object, except?: (member: Member) => boolean): void {
    const late: Member[] = [];
    for (const member of this.members) {
      if (except?.(member)) continue;
      if (member.seat === null && this.#delay > 0) late.push(member);
      else member.send(event, payload);
    }
    if (late.length === 0) return;
    // Whoever is behind is behind with everything.
    this.afterDelay(() => {
      for (const member of late) if (this.members.has(member)) member.send(event, payload);
    });
  }

  step(step: Step, deadline: Deadline | null): void {
    const voices = new Map<string, Told[]>();
    for (const member of this.members) {
      if (member.seat !== null) this.tellStep(member, step, deadline, voices);
    }
    this.afterDelay(() => {
      this.#shown = { match: step.match, table: step.after };
      for (const member of this.members) {
        if (member.seat === null) this.tellStep(member, step, deadline, voices);
      }
    });
  }

  /** The whole state to one who has come, come back, or lost the thread, if there is one to show yet. */
  whole(member: Member, table: Table, match: string, deadline: Deadline | null): void {
    const behind = member.seat === null && this.#delay > 0;
    const shown = behind ? this.#shown : { match, table };
    if (shown === null) return;
    const view = viewTable(shown.table, member.seat);
    if (member.dialect === 'views') {
      member.send('reconnected', { match: shown.match, view, deadline });
      return;
    }
    const timeoutAt = deadline?.at ?? null;
    member.send('reconnected', documentState(view, { match: shown.match, timeoutAt }));
    this.send(member, reminder(view, deadline?.at ?? null));
  }

  /** Spectators who are behind have seen the end of a match that has long been over. */
  afterDelay(run: () => void): void {
    if (this.#delay === 0) {
      run();
      return;
    }
    const cancel = this.#clock.after(this.#delay, () => {
      this.#later.delete(cancel);
      run();
    });
    this.#later.add(cancel);
  }

  close(): void {
    for (const cancel of this.#later) cancel();
    this.#later.clear();
  }

  private tellStep(
    member: Member,
    step: Step,
    deadline: Deadline | null,
    voices: Map<string, Told[]>,
  ): void {
    const { seat, dialect } = member;
    const key = `${dialect}${seat}`;
    let told = voices.get(key);
    if (told === undefined) {
      told =
        dialect === 'views' ? viewStep(step, seat, deadline) : documentStep(step, seat, deadline);
      voices.set(key, told);
    }
    this.send(member, told);
  }

  private send(member: Member, told: readonly Told[]): void {
    for (const { event, payload } of told) member.send(event as AnnouncementName, payload);
  }
}

function viewStep(step: Step, seat: Seat | null, deadline: Deadline | null): Told[] {
  return [
    { event: 'updateGame', payload: updateOf(step, seat, deadline) },
    ...autoStep(step, seat),
  ];
}

/** Within a deal only its own view changes; the standing and the results are sent between deals. */
function updateOf(
  { match, before, after }: Step,
  seat: Seat | null,
  deadline: Deadline | null,
): Update {
  const view = viewTable(after, seat);
  const isStep = before !== null && before.results === after.results && !before.awaitsDeal;
  if (!isStep) return { match, view, deadline };
  const { version, results, phase, deal } = view;
  return { match, version, results: results.length, phase, deal, deadline };
}

function documentStep(step: Step, seat: Seat | null, deadline: Deadline | null): Told[] {
  const { before, after } = step;
  const was: TableView =
    before === null ? { ...viewTable(after, seat), deal: null } : viewTable(before, seat);
  const told = story(was, viewTable(after, seat), deadline?.at ?? null, step.match);
  return [...autoStep(step, seat), ...told];
}

/** A seat is told what was done in its place. */
function autoStep({ auto }: Step, seat: Seat | null): Told[] {
  if (auto === null || auto.seat !== seat) return [];
  const { move } = auto;
  if (move.kind === 'play') return [{ event: 'autoPlay', payload: { card: wireCard(move.card) } }];
  if (move.kind === 'pass') {
    return [{ event: 'autoPass', payload: { cards: move.cards.map(wireCard) } }];
  }
  return [{ event: 'autoMove', payload: { move: moveText(move) } }];
}
