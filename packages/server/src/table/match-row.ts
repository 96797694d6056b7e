// A match that is over, as it goes into the archive.

import { matchJson } from '@kalpler/fair';
import type { MatchRow } from '../store/store.ts';
import type { Room } from './room.ts';

/** The match of a room, played to its end or broken off. */
export function matchRow(room: Room, table: string, endedAt: number): MatchRow {
  return {
    match: room.match,
    table,
    game: room.gameId,
    endedAt,
    finished: room.table!.standing.winners !== null,
    body: JSON.stringify(matchJson(room.table!, room.secret)),
  };
}
