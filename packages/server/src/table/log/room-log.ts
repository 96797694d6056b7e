// Reading a table back from its stored log, whole or not at all.

import { type Entry, fail, ok, type Result, readEntry, refusalText, replay } from '@kalpler/engine';
import type { EntryRow } from '../../store/store.ts';
import { Room } from '../room.ts';
import { isHostEntry, type LogEntry, type OpenEntry } from './entry.ts';

export interface LoadedRoom {
  readonly room: Room;
  /** The number of the next entry. */
  readonly seq: number;
  /** The numbers that clients gave their requests. */
  readonly commands: readonly string[];
}

/** Reads a log piece by piece. */
export class RoomReader {
  #room: Room | null = null;
  #seq = 0;
  readonly #commands: string[] = [];
  /** What is wrong with the log; what comes after it does not matter any more. */
  #problem: string | null = null;

  /** How many entries have been read. */
  get seq(): number {
    return this.#seq;
  }

  /** The next entries. */
  add(rows: readonly EntryRow[]): void {
    const moves: Entry[] = [];
    for (const row of rows) {
      if (this.#problem !== null) return;
      this.#problem = this.read(row, moves);
      this.#seq++;
    }
    if (this.#problem !== null || this.#room === null) return;
    try {
      playOn(this.#room, moves);
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
    }
  }

  private read(row: EntryRow, moves: Entry[]): string | null {
    const i = this.#seq;
    if (row.seq !== i) return `entry ${i} is missing`;
    if (row.cmd !== null) this.#commands.push(row.cmd);
    try {
      const entry = JSON.parse(row.body) as LogEntry;
      if (this.#room === null) this.#room = new Room(entry as OpenEntry);
      else if (!isHostEntry(entry)) moves.push(readMove(this.#room, entry));
      else if (entry.kind === 'open') return `entry ${i} opens the table again`;
      else {
        if (entry.kind === 'start' || entry.kind === 'end') playOn(this.#room, moves);
        this.#room.apply(entry);
      }
      return null;
    } catch (error) {
      return `entry ${i}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** The table, when all entries have been read. */
  end(): Result<LoadedRoom, string> {
    if (this.#problem !== null) return fail(this.#problem);
    if (this.#room === null) return fail('the log is empty');
    return ok({ room: this.#room, seq: this.#seq, commands: this.#commands });
  }
}

function readMove({ match }: Room, entry: LogEntry): Entry {
  if (match === null) throw new Error('a move before the match has begun');
  const read = readEntry(entry, match);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Makes the moves that have been read so far. */
function playOn(room: Room, moves: Entry[]): void {
  if (moves.length === 0 || room.match === null) return;
  const played = replay(room.match, moves.splice(0));
  if (!played.ok) {
    const { entry, refusal } = played.error;
    throw new Error(`move ${entry} of the match: ${refusal.code}: ${refusalText(refusal)}`);
  }
  room.match = played.value;
}
