// The chat of a table: its last lines, who is typing, reactions, and who does not want to hear whom.

import type { Seat } from '@kalpler/engine';
import {
  type ChatLine,
  hostError,
  MOST_CHAT,
  type REACTIONS,
  type WireError,
} from '@kalpler/protocol';
import type { Cancel } from '../clock.ts';
import { NOT_OWNER } from './arranging.ts';
import type { TableHost } from './host.ts';
import { GONE, type Reply, TRY_AGAIN } from './host-services.ts';
import type { Member } from './member.ts';

/** Lines that are kept for those who come later. */
export const MOST_LINES = 100;
/** A typing indicator goes out by itself. */
const TYPING = 5_000;

const CLOSED = hostError('CHAT_CLOSED', 'the chat of this table is closed');

export class Talk {
  readonly #host: TableHost;
  readonly #lines: ChatLine[];
  readonly #typing = new Map<string, Cancel>();
  #kept: number;

  constructor(host: TableHost, lines: readonly ChatLine[] = []) {
    this.#host = host;
    this.#lines = [...lines];
    this.#kept = lines.length % MOST_LINES;
  }

  /** What a member may read of the lines so far. */
  history(member: Member): ChatLine[] {
    return this.#lines.filter((line) => !this.isMuted(member, line.seat));
  }

  say(member: Member, text: string, reply: Reply): void {
    const line = cleanText(text);
    if (typeof line !== 'string') reply(line);
    else this.add(member, { text: line }, reply);
  }

  react(member: Member, reaction: (typeof REACTIONS)[number], reply: Reply): void {
    this.add(member, { text: '', reaction }, reply);
  }

  private add(member: Member, words: Pick<ChatLine, 'text' | 'reaction'>, reply: Reply): void {
    const host = this.#host;
    const refusal = host.farewell ?? this.maySpeak(member);
    if (refusal !== null) {
      reply(refusal);
      return;
    }
    const { seat, name } = member;
    const line: ChatLine = { from: name, seat, timestamp: host.services.clock.now(), ...words };
    const row = { table: host.slug, at: line.timestamp, body: JSON.stringify(line) };
    // Lines that nobody can read any more are taken away, many at a time.
    this.#kept = (this.#kept + 1) % MOST_LINES;
    const chat = this.#kept === 0 ? { ...row, keep: MOST_LINES } : row;
    host.services.journal.append({ chat }, (error) => {
      if (error !== null) {
        reply(TRY_AGAIN);
        return;
      }
      // The table may have been closed on the way, and the line with it; or it is read back together with the line.
      if (host.isGone) {
        reply(host.farewell === GONE ? GONE : null);
        return;
      }
      host.guard(() => {
        this.#lines.push(line);
        if (this.#lines.length > MOST_LINES) this.#lines.shift();
        this.showTyping(line.from, false);
        host.publisher.notify('chat', line, (other) => this.isMuted(other, seat));
      });
      reply(null);
    });
  }

  typing(member: Member, isTyping: boolean): void {
    if (isTyping && this.maySpeak(member) !== null) return;
    this.showTyping(member.name, isTyping);
  }

  /** By name: whoever types may be elsewhere, under another one, when the sign goes out. */
  private showTyping(name: string, isTyping: boolean): void {
    const running = this.#typing.get(name);
    if (running === undefined && !isTyping) return;
    running?.();
    this.#typing.delete(name);
    if (isTyping) {
      const cancel = this.#host.clock.after(TYPING, () => this.showTyping(name, false));
      this.#typing.set(name, cancel);
    }
    if ((running === undefined) !== isTyping) return;
    this.#host.publisher.notify('typingUpdate', { players: [...this.#typing.keys()] });
  }

  mute(member: Member, seat: Seat, muted: boolean, reply: Reply): void {
    const host = this.#host;
    host.run(() => {
      if (seat >= host.room.chairs.length) return hostError('BAD_REQUEST', `seat: no seat ${seat}`);
      if (!host.room.mute(member.player, seat, muted)) return null;
      // Beside the log, in the row that lists the table: that stays one, however often it changes.
      host.listingCache.isReseated = true;
      host.after(() => this.notifyState(member));
      return null;
    }, reply);
  }

  close(member: Member, closed: boolean, reply: Reply): void {
    const host = this.#host;
    host.run(() => {
      if (member.seat === null || member.seat !== host.room.owner) {
        return NOT_OWNER;
      }
      if (host.room.chatClosed === closed) return null;
      if (host.tooManyChanges !== null) return host.tooManyChanges;
      host.record({ kind: 'chat', closed });
      host.after(() => {
        for (const other of host.publisher.members) this.notifyState(other);
      });
      return null;
    }, reply);
  }

  /** Nobody is left who types. */
  end(): void {
    for (const cancel of this.#typing.values()) cancel();
    this.#typing.clear();
  }

  private notifyState(member: Member): void {
    member.send('chatState', { closed: this.#host.room.chatClosed, muted: this.mutedBy(member) });
  }

  mutedBy({ player }: Member): Seat[] {
    return [...(this.#host.room.mutes.get(player) ?? [])];
  }

  private isMuted({ player }: Member, seat: Seat | null): boolean {
    return seat !== null && this.#host.room.mutes.get(player)?.has(seat) === true;
  }

  private maySpeak(member: Member): WireError | null {
    if (this.#host.room.chatClosed) return CLOSED;
    if (member.name === '')
      return hostError('BAD_REQUEST', 'a name is needed to write in the chat');
    return null;
  }
}

/** One line of what somebody has written, or what is wrong with it. */
function cleanText(text: string): string | WireError {
  if (!text.isWellFormed()) return hostError('BAD_REQUEST', 'text: half a character');
  const line = text
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();
  if (line === '') return hostError('BAD_REQUEST', 'text: nothing to say');
  const { length } = [...line];
  return length <= MOST_CHAT
    ? line
    : hostError('BAD_REQUEST', `text: at most ${MOST_CHAT} characters, got ${length}`);
}
