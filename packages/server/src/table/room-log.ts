// Reading a table back from its stored log, whole or not at all.

import { type Entry, fail, ok, type Result, readEntry, refusalText, replay } from '@kalpler/engine';
import type { EntryRow } from '../store/store.ts';
import { isHostEntry, type LogEntry, type OpenEntry } from './entry.ts';
import { Room } from './room.ts';

export interface LoadedRoom {
  readonly room: Room;
  /** The number of the next entry. */
  readonly seq: number;
  /** The numbers that clients gave their requests. */
  readonly commands: readonly string[];
}

/** The table that these rows tell, or a sentence that says which one is wrong and why. */
export function readRoom(rows: readonly EntryRow[]): Result<LoadedRoom, string> {
  if (rows.length === 0) return fail('the log is empty');
  let room: Room | null = null;
  const moves: Entry[] = [];
  const commands: string[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.seq !== i) return fail(`entry ${i} is missing`);
    if (row.cmd !== null) commands.push(row.cmd);
    try {
      const entry = JSON.parse(row.body) as LogEntry;
      if (room === null) room = new Room(entry as OpenEntry);
      else if (!isHostEntry(entry)) moves.push(readMove(room, entry));
      else if (entry.kind === 'open') return fail(`entry ${i} opens the table again`);
      else {
        if (entry.kind === 'start' || entry.kind === 'end') playOn(room, moves);
        room.apply(entry);
      }
    } catch (error) {
      return fail(`entry ${i}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  try {
    playOn(room!, moves);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  return ok({ room: room!, seq: rows.length, commands });
}

function readMove({ table }: Room, entry: LogEntry): Entry {
  if (table === null) throw new Error('a move before the match has begun');
  const read = readEntry(entry, table);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Makes the moves that have been read so far. */
function playOn(room: Room, moves: Entry[]): void {
  if (moves.length === 0 || room.table === null) return;
  const played = replay(room.table, moves.splice(0));
  if (!played.ok) {
    const { entry, refusal } = played.error;
    throw new Error(`move ${entry} of the match: ${refusal.code}: ${refusalText(refusal)}`);
  }
  room.table = played.value;
}
