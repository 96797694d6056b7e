// The chat of a table: its last lines, who is typing, reactions, and who has muted whom.

import type { Seat } from '@kalpler/engine';
import {
  type ChatLine,
  hostError,
  MOST_CHAT,
  type REACTIONS,
  type WireError,
} from '@kalpler/protocol';
import type { Cancel, Clock } from '../scheduling/clock.ts';
import type { ChatRow } from '../store/store.ts';
import { GONE, NOT_OWNER, TRY_AGAIN } from './host-services.ts';
import type { HostEntry, OpenEntry } from './log/entry.ts';
import type { Member } from './member.ts';
import type { Publisher } from './publisher.ts';
import type { Room } from './room.ts';

/** Lines that are kept for people who come later. */
export const MOST_LINES = 100;
/** After this time a typing indicator ends by itself. */
const TYPING = 5_000;

const CLOSED = hostError('CHAT_CLOSED', 'the chat of this table is closed');

/** What the chat needs of its host. */
interface ChatHost {
  readonly slug: string;
  readonly room: Room;
  readonly clock: Clock;
  readonly publisher: Pick<Publisher, 'members' | 'notify'>;
  readonly farewell: WireError | null;
  readonly tooManyChanges: WireError | null;
  run(request: () => WireError | null): Promise<WireError | null>;
  guard(run: () => void): void;
  record(entry: Exclude<HostEntry, OpenEntry>): void;
  changeListing(): void;
  afterSteps(effect: () => void): void;
  storeChat(chat: ChatRow): Promise<Error | null>;
}

export class Chat {
  readonly #host: ChatHost;
  readonly #lines: ChatLine[];
  readonly #typing = new Map<string, Cancel>();
  #kept: number;

  constructor(host: ChatHost, lines: readonly ChatLine[] = []) {
    this.#host = host;
    this.#lines = [...lines];
    this.#kept = lines.length % MOST_LINES;
  }

  /** What a member may read of the lines so far. */
  history(member: Member): ChatLine[] {
    return this.#lines.filter((line) => !this.isMuted(member, line.seat));
  }

  async say(member: Member, text: string): Promise<WireError | null> {
    const line = cleanText(text);
    return typeof line === 'string' ? this.add(member, { text: line }) : line;
  }

  react(member: Member, reaction: (typeof REACTIONS)[number]): Promise<WireError | null> {
    return this.add(member, { text: '', reaction });
  }

  private async add(
    member: Member,
    words: Pick<ChatLine, 'text' | 'reaction'>,
  ): Promise<WireError | null> {
    const { slug, clock, publisher } = this.#host;
    const refusal = this.#host.farewell ?? this.maySpeak(member);
    if (refusal !== null) return refusal;
    const { seat, name } = member;
    const line: ChatLine = { from: name, seat, timestamp: clock.now(), ...words };
    const row = { table: slug, at: line.timestamp, body: JSON.stringify(line) };
    // Lines that nobody can read any more are deleted, many at a time.
    this.#kept = (this.#kept + 1) % MOST_LINES;
    const chat = this.#kept === 0 ? { ...row, keep: MOST_LINES } : row;
    if ((await this.#host.storeChat(chat)) !== null) return TRY_AGAIN;
    // Meanwhile the table may have been closed, or loaded again together with the line.
    const { farewell } = this.#host;
    if (farewell !== null) return farewell === GONE ? GONE : null;
    this.#host.guard(() => {
      this.#lines.push(line);
      if (this.#lines.length > MOST_LINES) this.#lines.shift();
      this.showTyping(line.from, false);
      publisher.notify('chat', line, (other) => this.isMuted(other, seat));
    });
    return null;
  }

  typing(member: Member, isTyping: boolean): void {
    if (isTyping && this.maySpeak(member) !== null) return;
    this.showTyping(member.name, isTyping);
  }

  /** By name: the connection may be elsewhere, under another one, when the sign goes out. */
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

  mute(member: Member, seat: Seat, muted: boolean): Promise<WireError | null> {
    const { room } = this.#host;
    return this.#host.run(() => {
      if (seat >= room.chairs.length) return hostError('BAD_REQUEST', `seat: no seat ${seat}`);
      if (!room.mute(member.player, seat, muted)) return null;
      // Not in the log but in the row that lists the table, which is overwritten however often it changes.
      this.#host.changeListing();
      this.#host.afterSteps(() => this.notifyState(member));
      return null;
    });
  }

  close(member: Member, closed: boolean): Promise<WireError | null> {
    const { room, publisher } = this.#host;
    return this.#host.run(() => {
      const { tooManyChanges } = this.#host;
      if (member.seat === null || member.seat !== room.owner) return NOT_OWNER;
      if (room.chatClosed === closed) return null;
      if (tooManyChanges !== null) return tooManyChanges;
      this.#host.record({ kind: 'chat', closed });
      this.#host.afterSteps(() => {
        for (const other of publisher.members) this.notifyState(other);
      });
      return null;
    });
  }

  /** Stops all typing indicators. */
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
