// What the store has of a table beside its log, read with care: no damage to it may keep the other tables from running.

import { matchJson } from '@kalpler/fair';
import type { ChatLine } from '@kalpler/protocol';
import type { ChatRow, MatchRow } from '../../store/store.ts';
import type { Listing } from '../listing.ts';
import type { Room } from '../room.ts';

/** SQLite's numbers for pages that make no sense. */
const DAMAGES: readonly number[] = [11, 26];

/** Whether the store says that its own pages are damaged. */
export function isDamage(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' && DAMAGES.includes(errcode & 0xff);
}

/** A line that cannot be read is left out: no table is lost for that. */
export function readLines(rows: readonly ChatRow[]): ChatLine[] {
  return rows.flatMap(({ body }) => {
    try {
      return [JSON.parse(body) as ChatLine];
    } catch {
      return [];
    }
  });
}

/** A listing as it was stored; null when it makes no sense. */
export function readListing(text: string): Listing | null {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && typeof value.id === 'string'
      ? value
      : null;
  } catch {
    return null;
  }
}

/** The match of a room for the archive, played to its end or broken off. */
export function matchRow(room: Room, table: string, endedAt: number): MatchRow {
  return {
    match: room.matchId,
    table,
    game: room.gameId,
    endedAt,
    finished: room.match!.standing.winners !== null,
    body: JSON.stringify(matchJson(room.match!, room.secret)),
  };
}
