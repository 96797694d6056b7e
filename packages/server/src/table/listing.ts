// A table as the lobby lists it, and when that has changed.

import type { Phase } from '@kalpler/engine';
import type { Player, TableSummary } from '@kalpler/protocol';
import { slugOf } from '../identity/table-word.ts';
import type { Access } from './access.ts';
import type { Language } from './log/entry.ts';
import type { Room } from './room.ts';

export interface Listing extends TableSummary {
  readonly visibility: 'public' | 'private';
  /** For the server only; tables that were stored before there were keys have none until they are read. */
  readonly inside?: Inside;
}

/** What is known of a table without reading its log, and is sent to nobody as it is. */
interface Inside {
  readonly access: Access;
  /** The people who sit there, as hashes of their tokens. */
  readonly people: readonly string[];
  /** The name of the owner. */
  readonly owner: string | null;
  /** The address that it was made from: tables are counted by it. */
  readonly address: string;
  /** Players, and the seats that they have muted. */
  readonly mutes?: readonly (readonly [player: string, seats: readonly number[]])[];
  /** The language of the person who made the table, where it is known. */
  readonly language: Language | null;
}

/** Whether a match is being played in this phase, so that a table closed now has something to archive. */
export function isUnderWay(phase: Phase): boolean {
  return phase !== 'waiting' && phase !== 'gameEnd' && phase !== 'partyEnd';
}

/** The public part of a listing. */
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
    phase: room.match?.phase ?? 'waiting',
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

/** The people and computer players at a table; `isHere` says whether a person is connected. */
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

/** What the lobby knows of a table: made anew only when its phase or its chairs have changed. */
export class ListingCache {
  readonly #room: Room;
  readonly #createdAt: number;
  /** The address that the table was made from; empty for a table from before it was kept. */
  readonly address: string;
  /** Whether chairs, votes or the like have changed since the last call. */
  isReseated = false;
  /** Whether a player is connected: a waiting room without anybody is shown to nobody. */
  isAnybodyHere = false;
  #wasAnybodyHere = false;
  #access: Access;
  #listing: Listing | null = null;
  #stored = '';
  #phase: Phase | null = null;

  constructor(room: Room, createdAt: number, access: Access, address: string) {
    this.address = address;
    this.#room = room;
    this.#createdAt = createdAt;
    this.#access = access;
  }

  /** Who may come. */
  get access(): Access {
    return this.#access;
  }

  set access(access: Access) {
    this.#access = access;
    this.#listing = null;
    this.isReseated = true;
  }

  get listing(): Listing {
    this.#listing ??= listingOf(this.#room, this.#createdAt, this.#access, this.address);
    return this.#listing;
  }

  /** Whether the list has to change because the first player has come or the last has gone. */
  hasTurned(): boolean {
    if (this.isAnybodyHere === this.#wasAnybodyHere) return false;
    this.#wasAnybodyHere = this.isAnybodyHere;
    return this.#room.match === null;
  }

  /** Whether somebody could join or watch. */
  get isOpen(): boolean {
    return this.isAnybodyHere || this.#room.match !== null;
  }

  /**
   * What has changed since the last call, if anything. The store keeps whether a match is under way, not which phase it
   * is in: that changes with every deal, and is known again once a table is read back.
   */
  change(): ListingChange | null {
    const phase = this.#room.match?.phase ?? 'waiting';
    if (!this.isReseated && phase === this.#phase) return null;
    const wasUnderWay = this.#phase !== null && isUnderWay(this.#phase);
    const isStored = this.isReseated || !wasUnderWay || !isUnderWay(phase);
    this.isReseated = false;
    this.#phase = phase;
    this.#listing = null;
    if (!isStored) return PHASE_ONLY;
    const text = JSON.stringify(this.listing);
    if (text === this.#stored) return null;
    this.#stored = text;
    return { stored: text };
  }
}

interface ListingChange {
  /** The listing as text, when it has to be stored. */
  readonly stored: string | null;
}

const PHASE_ONLY: ListingChange = { stored: null };
