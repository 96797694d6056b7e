// Sends everyone at a table what has happened, as seen from their own seat and never more.

import { type Seat, type Table, viewTable } from '@kalpler/engine';
import {
  type AnnouncementName,
  type Deadline,
  documentState,
  type EventOf,
  reminder,
} from '@kalpler/protocol';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import { encoded } from '../transport/frame.ts';
import type { Member } from './member.ts';
import { actorOf, Snapshot, type Step } from './step.ts';
import { StepMessages } from './step-messages.ts';
import { MatchText } from './view-text.ts';

export class Publisher {
  readonly members = new Set<Member>();
  readonly #clock: Clock;
  /** Milliseconds that spectators are behind. */
  readonly #delay: number;
  readonly #later = new Set<Cancel>();
  #watching = 0;
  /** Connections by seat. */
  readonly #here = [0, 0, 0, 0];
  /** What spectators were shown last, when they are behind. */
  #shown: { readonly matchId: string; readonly match: Table } | null = null;
  readonly #text = new MatchText();
  /** What was seen of the last step, where the next one can use it. */
  #last: Snapshot | null = null;

  constructor(clock: Clock, delaySeconds: number) {
    this.#clock = clock;
    this.#delay = delaySeconds * 1000;
  }

  join(member: Member): void {
    if (this.members.has(member)) return;
    this.members.add(member);
    this.count(member, 1);
  }

  leave(member: Member): void {
    if (this.members.delete(member)) this.count(member, -1);
  }

  private count({ seat }: Member, change: number): void {
    if (seat === null) this.#watching += change;
    else this.#here[seat]! += change;
  }

  /** The number of connections that only watch. */
  get watching(): number {
    return this.#watching;
  }

  /** Whether somebody at this seat is connected. */
  isHere(seat: Seat): boolean {
    return this.#here[seat]! > 0;
  }

  /** To everyone; `except` leaves some out. */
  notify<Name extends AnnouncementName>(
    event: Name,
    payload: EventOf<Name>,
    except?: (member: Member) => boolean,
  ): void {
    const late: Member[] = [];
    for (const member of this.members) {
      if (except?.(member)) continue;
      if (member.seat === null && this.#delay > 0) late.push(member);
      else member.send(event, payload);
    }
    if (late.length === 0) return;
    // A spectator who is behind is behind with everything.
    this.afterDelay(() => {
      for (const member of late) if (this.members.has(member)) member.send(event, payload);
    });
  }

  step(step: Step, deadline: Deadline | null): void {
    this.stepToOthers(step, this.stepToActor(step, deadline));
  }

  /** To the seat that has moved, which waits for it; the others get it afterwards, with `stepToOthers`. */
  stepToActor(step: Step, deadline: Deadline | null): StepMessages {
    const { before, after } = step;
    const last = this.#last?.match === before ? this.#last : before && new Snapshot(before);
    const messages = new StepMessages(step, deadline, last, new Snapshot(after), this.#text);
    const actor = actorOf(step);
    if (actor !== null) {
      for (const member of this.members) if (member.seat === actor) messages.sendTo(member);
    }
    return messages;
  }

  stepToOthers(step: Step, messages: StepMessages): void {
    const actor = actorOf(step);
    for (const member of this.members) {
      if (member.seat !== null && member.seat !== actor) messages.sendTo(member);
    }
    this.#last = messages.seen;
    // Nobody sees it later: there is nothing to remember either.
    if (this.#delay === 0 && this.#watching === 0) return;
    this.afterDelay(() => {
      this.#shown = { matchId: step.matchId, match: step.after };
      for (const member of this.members) if (member.seat === null) messages.sendTo(member);
    });
  }

  /** The whole state for a member who has come, come back or missed an update, if there is one to show yet. */
  whole(member: Member, match: Table, matchId: string, deadline: Deadline | null): void {
    const behind = member.seat === null && this.#delay > 0;
    const shown = behind ? this.#shown : { matchId, match };
    if (shown === null) return;
    const view = viewTable(shown.match, member.seat);
    if (member.dialect === 'views') {
      member.send('reconnected', { match: shown.matchId, view, deadline });
      return;
    }
    const timeoutAt = deadline?.at ?? null;
    member.send('reconnected', documentState(view, { match: shown.matchId, timeoutAt }));
    for (const { event, payload } of reminder(view, timeoutAt)) {
      member.deliver(encoded(event, payload));
    }
  }

  /** Runs something once spectators who are behind have seen what has been sent so far. */
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

  /** The table is closed: nobody is here any more. */
  dismiss(): void {
    this.members.clear();
    this.#here.fill(0);
  }

  close(): void {
    for (const cancel of this.#later) cancel();
    this.#later.clear();
  }
}
