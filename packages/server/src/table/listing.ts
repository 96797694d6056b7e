// A table as the lobby lists it.

import type { Phase } from '@kalpler/engine';
import type { Player, TableSummary } from '@kalpler/protocol';
import { slugOf } from '../identity/table-word.ts';
import type { Access } from './access.ts';
import type { Language } from './entry.ts';
import type { Room } from './room.ts';

export interface Listing extends TableSummary {
  readonly visibility: 'public' | 'private';
  /** For the server alone; tables that were stored before there were keys have none until they are read. */
  readonly inside?: Inside;
}

/** What is known of a table without reading its log, and is told to nobody as it is. */
interface Inside {
  readonly access: Access;
  /** The people who sit there, as hashes of their tokens. */
  readonly people: readonly string[];
  /** The name of the owner. */
  readonly owner: string | null;
  /** The address that it was made from: tables are counted by it. */
  readonly address: string;
  /** Players, and the seats that they do not want to hear. */
  readonly mutes?: readonly (readonly [player: string, seats: readonly number[]])[];
  /** The language of whoever made the table, where it was told. */
  readonly language: Language | null;
}

/** Whether a match is being played in this phase, so that a table closed now has something to archive. */
export function isUnderWay(phase: Phase): boolean {
  return phase !== 'waiting' && phase !== 'gameEnd' && phase !== 'partyEnd';
}

/** What everybody may know who may know of the table. */
export function summaryOf({ visibility: _, inside: __, ...summary }: Listing): TableSummary {
  return summary;
}

export function listingOf(room: Room, createdAt: number, access: Access, address = ''): Listing {
  const seated = room.chairs.filter((chair) => chair !== null);
  const { owner } = room;
  return {
    id: room.word,
    slug: slugOf(room.word),
    game: room.gameId,
    phase: room.table?.phase ?? 'waiting',
    playerCount: seated.length,
    seats: room.chairs.length,
    playerNames: seated.map(({ name }) => name),
    bots: seated.filter(({ player }) => player === null).length,
    preset: room.preset,
    changes: room.changes,
    turnSeconds: room.options.timers.turnSeconds,
    spectators: room.spectators,
    createdAt,
    visibility: room.visibility,
    inside: {
      access,
      people: seated.flatMap(({ player }) => (player === null ? [] : [player])),
      owner: owner === null ? null : room.chairs[owner]!.name,
      address,
      ...(room.mutes.size > 0
        ? { mutes: Array.from(room.mutes, ([player, seats]) => [player, [...seats]] as const) }
        : {}),
      language: room.language,
    },
  };
}

/** The people and computer players at a table; `isHere` tells whether a person is connected. */
export function playersOf(room: Room, isHere: (seat: number) => boolean): Player[] {
  const { owner } = room;
  return room.chairs.flatMap((chair, seat) => {
    if (chair === null) return [];
    const isPerson = chair.player !== null;
    const connected = !isPerson || isHere(seat);
    return {
      seat,
      name: chair.name,
      connected,
      bot: chair.level,
      standIn: isPerson && !connected && room.isRunning && room.options.disconnect === 'takeover',
      owner: seat === owner,
      salted: chair.salt !== null,
    };
  });
}
